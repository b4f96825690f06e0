import { join } from 'node:path'
import { build, install, openBrowser, ROOT, say } from './project.mjs'
import { serveAtBest } from './serve.mjs'

// `npm start`: installs the packages, builds, and serves the build.

if (process.argv.length > 2) {
  say('npm start takes no options. PORT=4000 npm start serves on another port.')
  process.exit(1)
}
if (!(await install()) || !(await build())) process.exit(1)

const options = { directory: join(ROOT, 'dist'), compress: true, rewrites: true }
const preferred = Number(process.env.PORT ?? 4173)
const host = await serveAtBest(preferred, options)

say(
  `\n  Corridor is at ${host.url}\n` +
    '  Sign in as sarah@halden.example with the password corridor-demo. Ctrl+C stops it.\n',
)
openBrowser(host.url)
