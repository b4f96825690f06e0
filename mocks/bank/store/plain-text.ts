/** No control characters, no bidirectional overrides, no lone surrogates: they could disguise a text. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u

/** Whether a text of one or more lines has no such characters. */
export const isPrintable = (value: string): boolean => !UNPRINTABLE.test(value.replace(/[\t\n\r]/g, ' '))

/** A character that can be seen: no space, joiner or filler. */
const VISIBLE = /[^\s\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u

/** Up to 60 characters on one line, at least one of them visible. */
export const isShortText = (value: string): boolean =>
  value.length <= 60 && VISIBLE.test(value) && !UNPRINTABLE.test(value)

export const isHexColour = (value: string): boolean => /^#?([\da-f]{3}|[\da-f]{6})$/i.test(value)

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const FORBIDDEN_KEYS = ['__proto__', 'constructor', 'prototype']
export const isForbiddenKey = (key: string): boolean => FORBIDDEN_KEYS.includes(key)
