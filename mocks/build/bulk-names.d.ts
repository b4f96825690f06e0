declare module 'virtual:bulk-names' {
  export const people: readonly string[]
  export const companies: readonly string[]
}
