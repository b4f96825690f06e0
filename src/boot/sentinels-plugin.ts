import type { Plugin } from 'vite'

/** As in `var SuspenseException = Error(formatProdErrorMessage(460))`. */
const SENTINEL = /(\w+Exception) = Error\((formatProdErrorMessage\(\d+\))\)/g

/**
 * React throws five objects to itself that are no errors, and makes them with `Error()` when it is loaded. Wherever
 * developer tools are attached a new error is given its place in the source, for which the browser parses the whole file
 * once more. As plain objects of the same kind they cost nothing.
 */
export const sentinelsPlugin = (): Plugin => ({
  name: 'corridor:sentinels',
  apply: 'build',
  transform: {
    filter: { id: /[\\/]react-dom[\\/]cjs[\\/]react-dom-client\.production\.js$/ },
    handler(code) {
      let found = 0
      const changed = code.replace(SENTINEL, (_, name: string, message: string) => {
        found++
        return `${name} = Object.assign(Object.create(Error.prototype), { message: ${message} })`
      })
      if (found !== 5) this.error(`Expected five sentinels in react-dom, found ${found}`)
      return { code: changed, map: null }
    },
  },
})
