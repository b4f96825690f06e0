import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { viteSingleFile } from 'vite-plugin-singlefile'
import { bundledScript } from './bundled-script.ts'
import { NO_INDEX, policy, script } from './page-plugin.ts'

const pathOf = (file: string) => fileURLToPath(new URL(`../src/boot/${file}`, import.meta.url))

/** References to files that a single file does not have. */
const OTHER_FILES = / *<(?:link rel="manifest"|meta property="og:image")[^>]*>\n/g

/** Builds `corridor.html`, which holds everything and opens from disk, with the same policy as the page of the folder. */
export function singleFilePlugin(): Plugin[] {
  return [
    {
      name: 'corridor:page-of-file',
      transformIndexHtml: {
        order: 'post',
        async handler(html) {
          const oldBrowser = readFileSync(pathOf('old-browser.js'), 'utf8')
          const scheme = await bundledScript(pathOf('inline-scheme.ts'), {})
          return html
            .replace(OTHER_FILES, '')
            .replace('<meta charset="utf-8" />', (charset) =>
              [charset, script(oldBrowser), script(scheme), NO_INDEX].join('\n    '),
            )
        },
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
          page.source = html.replace('<meta charset="utf-8" />', (charset) => `${charset}\n    ${policy(scripts)}`)
        },
      },
    },
  ]
}
