/** What is used of it: the library has no types of its own. */
declare module 'papaparse' {
  interface Parsed<TRow> {
    data: TRow[]
    errors: { message: string }[]
  }
  const Papa: {
    parse<TRow>(text: string, options?: { header: boolean }): Parsed<TRow>
    unparse(rows: readonly (readonly string[])[], options: { newline: string }): string
  }
  export default Papa
}
