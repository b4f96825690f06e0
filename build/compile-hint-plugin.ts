import type { Plugin } from 'vite'

/** See https://v8.dev/blog/explicit-compile-hints. Other browsers take it as the comment that it is. */
const HINT = '//# allFunctionsCalledOnLoad\n'

/** Lets Chromium compile these chunks beside its main thread, instead of each function when it is called. */
export function compileHintPlugin(chunks: readonly string[]): Plugin {
  return {
    name: 'corridor:compile-hint',
    apply: 'build',
    generateBundle: {
      // After Vite, which inserts a line at the top: the hint has to come first.
      order: 'post',
      handler(_, bundle) {
        const wanted = new Set(chunks)
        for (const file of Object.values(bundle))
          if (file.type === 'chunk' && wanted.delete(file.name)) file.code = HINT + file.code
        if (wanted.size > 0) this.error(`The build has no chunks ${[...wanted].join(', ')}`)
      },
    },
  }
}
