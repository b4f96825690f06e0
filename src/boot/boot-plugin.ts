import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { runnerImport, type Plugin, type Rolldown } from 'vite'
import { paths, shellPaths } from '../routing/paths.ts'
import type { BuildFiles } from './boot.ts'
import { bundledScript } from './bundled-script.ts'
import { MARKER_FILE } from './marker.ts'
import { templateId, type Screen } from './screens.ts'

interface BootOptions {
  /** The cookie without which nobody can be signed in, where scripts may see it. */
  sessionCookie: string | null
}

/**
 * Writes the page: the boot script inline, everything else for that script to load, a strict content security policy,
 * `404.html` for hosts without rewrites, and the marker file the boot script looks for.
 */
export function bootPlugin({ sessionCookie }: BootOptions): Plugin[] {
  let files: BuildFiles | undefined
  return [
    {
      name: 'corridor:boot-dev',
      apply: 'serve',
      transformIndexHtml: () => [{ tag: 'script', children: `window.corridorBase = '/'`, injectTo: 'head-prepend' }],
    },
    {
      name: 'corridor:boot',
      apply: 'build',
      transformIndexHtml: {
        order: 'post',
        async handler(html, { bundle }) {
          if (!bundle) return html
          files = { ...filesOf(bundle), sessionCookie }
          const boot = await bundledScript(pathOf('boot-inline.ts'), { BUILD_FILES: files })
          const place = await bundledScript(pathOf('place-inline.ts'), {
            BUILD_FILES: { entry: files.entry, sessionCookie },
          })
          const bare = html
            .replace(/\s*<script type="module"[^>]*><\/script>/g, '')
            .replace(/\s*<link rel="(?:modulepreload|stylesheet)"[^>]*>/g, '')
          if (/(?:src|href)="\.\//.test(bare)) throw new Error('The page still names a file by a relative address')
          const screens = await renderScreens()
          const placeRest = 'corridorPlaceRest()'
          const head = `<meta http-equiv="Content-Security-Policy" content="${policy([boot, place, placeRest])}" />\n    <script>${boot}</script>`
          // Whoever signs in reads the form before the rest of the page is here.
          const body = `${template('sign-in', screens.signIn)}\n    <script>${place}</script>\n    ${template('frame', screens.frame)}\n    <script>${placeRest}</script>`
          return bare
            .replace('<meta charset="utf-8" />', (charset) => `${charset}\n    ${head}`)
            .replace('</head>', () => `  ${screens.shared}\n  </head>`)
            .replace('</body>', () => `  ${body}\n  </body>`)
        },
      },
      generateBundle: {
        order: 'post',
        handler(_, bundle) {
          const page = bundle['index.html']
          if (page?.type !== 'asset') throw new Error('The build has no index.html')
          const html = String(page.source)
          const code = Object.values(bundle).flatMap(({ type, fileName }) => (type === 'chunk' ? [fileName] : []))
          this.emitFile({
            type: 'asset',
            fileName: '404.html',
            source: html.replace('<html ', '<html data-page="not-found" '),
          })
          this.emitFile({ type: 'asset', fileName: MARKER_FILE, source: JSON.stringify({ ...files, code }) })
        },
      },
    },
  ]
}

const pathOf = (name: string) => fileURLToPath(new URL(name, import.meta.url))

const template = (screen: Screen, html: string) => `<template id="${templateId(screen)}">${html}</template>`

interface Screens {
  /** Styles that every screen needs, as tags. */
  shared: string
  signIn: string
  frame: string
}

/** Runs the application in Node, as it will begin in a browser. */
async function renderScreens(): Promise<Screens> {
  const { module } = await runnerImport<Screens>(pathOf('prerender.tsx'), {
    configFile: false,
    mode: 'production',
    logLevel: 'warn',
    plugins: [react({ compiler: true })],
  })
  return module
}

function policy(scripts: string[]): string {
  const hashes = scripts.map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`).join(' ')
  return [
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
  ].join('; ')
}

function filesOf(bundle: Rolldown.OutputBundle): Omit<BuildFiles, 'sessionCookie'> {
  const chunks = Object.values(bundle).filter((file): file is Rolldown.OutputChunk => file.type === 'chunk')

  const chunkOf = (module: string) => {
    const chunk = chunks.find((candidate) => candidate.moduleIds.some((id) => id.endsWith(module)))
    if (!chunk) throw new Error(`The build has no chunk of its own for ${module}`)
    return chunk
  }
  const entry = chunkOf('/src/main.tsx')
  const withImports = (roots: Rolldown.OutputChunk[], known: ReadonlySet<string>): string[] => {
    const seen = new Set<string>()
    const visit = (fileName: string) => {
      if (seen.has(fileName) || known.has(fileName)) return
      seen.add(fileName)
      const chunk = bundle[fileName]
      if (chunk?.type === 'chunk') for (const imported of chunk.imports) visit(imported)
    }
    for (const root of roots) visit(root.fileName)
    return [...seen]
  }

  const withBank = chunks.some((chunk) => chunk.moduleIds.some((id) => id.endsWith('/mocks/start.ts')))
  const bankChunks = withBank ? [chunkOf('/mocks/start.ts'), chunkOf('/mocks/scenarios/established.ts')] : []
  const always = withImports([entry, ...bankChunks], new Set())
  const known = new Set(always)
  const routes = Object.fromEntries(
    pageModules().map(([path, module]): [string, string[]] => [
      path,
      withImports(
        [
          ...(shellPaths.some((shellPath) => shellPath === path) ? [chunkOf('/shell/shell.tsx')] : []),
          chunkOf(module),
          // The bank checks the password with it: asked for then, it would cost the sign-in a round trip.
          ...(withBank && path === paths.signIn ? [chunkOf('/@noble/hashes/scrypt.js')] : []),
        ],
        known,
      ),
    ]),
  )
  const bank = withBank ? chunkOf('/src/bank.ts').fileName : null
  return {
    entry: entry.fileName,
    bank,
    preload: always.filter((file) => file !== entry.fileName && file !== bank),
    routes,
    styles: [...(entry.viteMetadata?.importedCss ?? [])],
  }
}

/** Which module a route's page lies in, read from the table of the application itself. */
function pageModules(): [string, string][] {
  const table = readFileSync(new URL('../app/routes.ts', import.meta.url), 'utf8')
  const modules = [...table.matchAll(/\[paths\.(\w+)\]: lazyPage\(\(\) => import\('\.\.([^']+)'\)/g)].map(
    ([, name, module]): [string, string] => {
      const path = Object.entries(paths).find(([key]) => key === name)?.[1]
      if (path === undefined || module === undefined)
        throw new Error(`src/app/routes.ts names an unknown route: ${name}`)
      return [path, `/src${module}`]
    },
  )
  if (modules.length !== Object.keys(paths).length)
    throw new Error('src/app/routes.ts is not laid out as the boot plugin expects')
  return modules
}
