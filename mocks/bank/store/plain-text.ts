/** Up to 60 visible characters on one line: no control characters, no bidirectional overrides, no lone surrogates. */
export const isShortText = (value: string): boolean =>
  value.trim() !== '' && value.length <= 60 && !/[\p{Cc}\p{Cs}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u.test(value)

export const isHexColour = (value: string): boolean => /^#?([\da-f]{3}|[\da-f]{6})$/i.test(value)

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
