import type { Plugin } from 'vite'

/**
 * Marks chunks that a first visit runs through from end to end. A browser that knows the mark compiles their functions as
 * they arrive, beside the main thread, instead of one after the other when they are first called.
 */
export const compileAheadPlugin = (chunks: readonly string[]): Plugin => ({
  name: 'corridor:compile-ahead',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk' && chunks.includes(file.name))
          file.code = `//# allFunctionsCalledOnLoad\n${file.code}`
      }
    },
  },
})
