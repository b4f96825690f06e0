/** What is used of it: the library has no types of its own. */
declare module 'big.js' {
  type BigSource = Big | number | string
  type RoundingMode = 0 | 1 | 2 | 3

  export interface Big {
    /** The power of ten of the first digit. */
    readonly e: number
    abs(): Big
    plus(n: BigSource): Big
    minus(n: BigSource): Big
    times(n: BigSource): Big
    div(n: BigSource): Big
    pow(exponent: number): Big
    round(digits?: number, mode?: RoundingMode): Big
    eq(n: BigSource): boolean
    gt(n: BigSource): boolean
    gte(n: BigSource): boolean
    lt(n: BigSource): boolean
    lte(n: BigSource): boolean
    toFixed(digits?: number, mode?: RoundingMode): string
    toNumber(): number
  }

  export const Big: {
    (n: BigSource): Big
    readonly roundDown: RoundingMode
    readonly roundHalfUp: RoundingMode
    readonly roundHalfEven: RoundingMode
  }
}
