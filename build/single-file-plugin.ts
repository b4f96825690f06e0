import type { Plugin } from 'vite'
import { viteSingleFile } from 'vite-plugin-singlefile'
import { firstScripts, intoHead, NO_INDEX, policy, script } from './page-plugin.ts'

/** References to files that a single file does not have. */
const OTHER_FILES = / *<(?:link rel="manifest"|meta property="og:image")[^>]*>\n/g

/** Builds `corridor.html`, which holds everything and opens from disk, with the same policy as the page. */
export function singleFilePlugin(entry: string): Plugin[] {
  return [
    {
      name: 'corridor:page-of-file',
      transformIndexHtml: {
        order: 'post',
        handler: async (html) =>
          intoHead(html.replace(OTHER_FILES, ''), [...(await firstScripts(entry)).map(script), NO_INDEX]),
      },
    },
    viteSingleFile({ outputFileName: 'corridor.html' }) as Plugin,
    {
      name: 'corridor:policy-of-file',
      enforce: 'post',
      generateBundle: {
        order: 'post',
        handler(_, bundle) {
          const [page] = Object.values(bundle).filter(({ fileName }) => fileName.endsWith('.html'))
          if (page?.type !== 'asset') throw new Error('The build has no page')
          const html = String(page.source)
          const scripts = [...html.matchAll(/<script[^>]*>(.*?)<\/script>/gs)].map(([, code = '']) => code)
          page.source = intoHead(html, [policy(scripts)])
        },
      },
    },
  ]
}
