import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { runnerImport, type Plugin, type Rolldown } from 'vite'
import { MARKER_FILE } from '../src/boot/marker.ts'
import { bundledScript } from './bundled-script.ts'

/** The chunks of `vite.config.ts` that every visit needs. */
const FIRST_CHUNKS = ['app', 'bank']

const pathOf = (file: string) => fileURLToPath(new URL(`../${file}`, import.meta.url))

/** The scripts of the page, to be run before anything is painted: the check of the browser, and `entry`. */
export const firstScripts = async (entry: string) => [
  // It is not minified, which could change its syntax.
  readFileSync(pathOf('src/boot/old-browser.js'), 'utf8').replace(/^ *\/\/.*\n/gm, ''),
  await bundledScript(pathOf(entry)),
]

/** Inserts lines after the title, because some of them are scripts that change it. */
export const intoHead = (html: string, lines: readonly string[]): string =>
  html.replace('</title>', (end) => [end, ...lines].join('\n    '))

/**
 * Completes `index.html` with the inline scripts, the prerendered screens, preloads of the chunks that every visit
 * needs and a strict content security policy. Copies it to `404.html` for hosts that cannot rewrite addresses, and
 * lists all scripts in a file. `entry` is the inline script.
 */
export function pagePlugin(entry: string): Plugin {
  let mode = 'production'
  return {
    name: 'corridor:page',
    apply: 'build',
    configResolved: (config) => {
      mode = config.mode
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        if (!bundle) return html
        const scripts = await firstScripts(entry)
        const { signIn, frame, announcement } = await renderScreens(mode)
        const isThere = script(announcement)
        const screens = [...signIn.templates, isThere, frame.styles, ...frame.templates, isThere]
        return intoHead(withSocialPicture(html), [
          policy([...scripts, announcement]),
          ...scripts.map(script),
          ...(mode === 'live' ? [] : [NO_INDEX]),
        ])
          .replace('</head>', () => `${preloads(bundle, html)}\n    ${signIn.styles}\n  </head>`)
          .replace('</body>', () => `  ${screens.join('\n    ')}\n  </body>`)
      },
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const page = bundle['index.html']
        if (page?.type !== 'asset') throw new Error('The build has no page')
        const scripts = Object.values(bundle).flatMap(({ type, fileName }) => (type === 'chunk' ? [fileName] : []))
        this.emitFile({ type: 'asset', fileName: MARKER_FILE, source: JSON.stringify(scripts.toSorted()) })
        this.emitFile({ type: 'asset', fileName: '404.html', source: page.source })
      },
    },
  }
}

/** A public demonstration, possibly under another bank's name, is not for search engines. */
export const NO_INDEX = '<meta name="robots" content="noindex, nofollow" />'

/** Social networks only show pictures with an absolute address: `PUBLIC_URL=https://demo.example/ npm run build`. */
function withSocialPicture(html: string): string {
  const address = process.env.PUBLIC_URL
  return address
    ? html.replace('content="social-card.jpg"', `content="${new URL('social-card.jpg', address).href}"`)
    : html
}

export const script = (code: string) => `<script>${code}</script>`

/** Preload links for the application, the bank and their imports: `main.tsx` imports them dynamically. */
function preloads(bundle: Rolldown.OutputBundle, html: string): string {
  const chunkOf = (file: string) => {
    const chunk = bundle[file]
    return chunk?.type === 'chunk' ? chunk : undefined
  }
  const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry)
  if (entry?.type !== 'chunk') throw new Error('The build has no entry')
  const wanted = new Set<string>()
  const add = (file: string) => {
    if (wanted.has(file) || file === entry.fileName) return
    wanted.add(file)
    chunkOf(file)?.imports.forEach(add)
  }
  entry.dynamicImports.filter((file) => FIRST_CHUNKS.includes(chunkOf(file)?.name ?? '')).forEach(add)
  return [...wanted]
    .filter((file) => !html.includes(file))
    .map((file) => `<link rel="modulepreload" crossorigin href="./${file}">`)
    .join('\n    ')
}

/** Renders the application in Node, see `prerender.tsx`. */
async function renderScreens(mode: string) {
  const { module } = await runnerImport<typeof import('./prerender.tsx')>(
    fileURLToPath(new URL('prerender.tsx', import.meta.url)),
    {
      configFile: false,
      mode,
      logLevel: 'warn',
      plugins: [react()],
    },
  )
  return module
}

export function policy(scripts: string[]): string {
  const hashes = scripts.map((code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`).join(' ')
  const directives = [
    `default-src 'none'`,
    `script-src 'self' ${hashes}`,
    `style-src 'self' 'unsafe-inline'`,
    `img-src 'self' data: blob:`,
    `font-src 'self' data:`,
    `connect-src 'self'`,
    `worker-src 'self'`,
    `manifest-src 'self'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `object-src 'none'`,
  ]
  return `<meta http-equiv="Content-Security-Policy" content="${directives.join('; ')}" />`
}
