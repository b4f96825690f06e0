import type { Plugin } from 'vite'
import { firstScripts, intoHead, NO_INDEX, policy, script } from './page-plugin.ts'

/** References to files that a single file does not have. */
const OTHER_FILES = / *<(?:link rel="manifest"|meta property="og:image")[^>]*>\n/g

/** What would end the script inside of a page, or begin a comment there. */
const ENDS_SCRIPT = /<(?=\/script>|!--)/g

/** Builds `corridor.html`, which holds everything and opens from disk, with the same policy as the page of the folder. */
export function singleFilePlugin(entry: string): Plugin {
  return {
    name: 'corridor:single-file',
    enforce: 'post',
    config: () => ({
      build: {
        assetsInlineLimit: () => true,
        chunkSizeWarningLimit: Infinity,
        rolldownOptions: { output: { codeSplitting: false } },
      },
    }),
    transformIndexHtml: {
      order: 'post',
      handler: async (html) =>
        intoHead(html.replace(OTHER_FILES, ''), [...(await firstScripts(entry)).map(script), NO_INDEX]),
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const files = Object.values(bundle)
        const page = files.find(({ fileName }) => fileName === 'index.html')
        const [chunk, ...others] = files.filter((file) => file !== page)
        if (page?.type !== 'asset' || chunk?.type !== 'chunk' || others.length > 0)
          this.error(`Not a page and one script: ${Object.keys(bundle).join(', ')}`)
        const code = chunk.code.replaceAll(/"?__VITE_PRELOAD__"?/g, 'void 0').replace(ENDS_SCRIPT, '\\x3C')
        const html = String(page.source).replace(/ src="[^"]*"(.*?>)/, (_tag, rest: string) => rest + code.trim())
        const scripts = [...html.matchAll(/<script[^>]*>(.*?)<\/script>/gs)].map(([, text = '']) => text)
        for (const { fileName } of files) delete bundle[fileName]
        this.emitFile({ type: 'asset', fileName: 'corridor.html', source: intoHead(html, [policy(scripts)]) })
      },
    },
  }
}
