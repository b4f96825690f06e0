// What the build's forms use instead of lodash (see slim-forms-plugin.ts). The names are those of the modules they stand in
// for; `lodash-stand-ins.test.ts` holds them against the originals.

/** lodash/clone, for what a form's values are made of: lists, records and single values. */
export function clone<T>(value: T): T {
  if (Array.isArray(value)) return [...(value as unknown[])] as T
  if (!isPlainObject(value)) return value
  return { ...value }
}

/** lodash/cloneDeep, for the same. A file is a single value: it cannot be changed. */
export function cloneDeep<T>(value: T): T {
  if (Array.isArray(value)) return value.map((item: unknown) => cloneDeep(item)) as T
  if (!isPlainObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, cloneDeep<unknown>(item)])) as T
}

/** lodash/isPlainObject. */
export function isPlainObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === null || prototype === Object.prototype
}

/** lodash/toPath, for names of fields: `owners[0].name`. */
export function toPath(path: string | readonly string[]): string[] {
  return typeof path === 'string' ? path.split(/[.[\]]+/).filter((part) => part !== '') : [...path]
}
