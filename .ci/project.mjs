import { spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))

/** @param {string} text */
export const say = (text) => void process.stdout.write(`${text}\n`)
// Whoever read the output has gone, as in `npm start | head -1`: end, where Node would print a stack.
process.stdout.on('error', () => process.exit(1))

/**
 * Runs a command in the project's folder with its output shown, without the shell's NODE_ENV: with `production` npm
 * would leave packages out, with `development` Vite would build React's development code.
 * @param {string} command @param {string[]} args @param {Record<string, string | undefined>} [env]
 * @returns {Promise<number>} The exit code.
 */
export const run = (command, args, env = {}) =>
  new Promise((resolve) => {
    const stdio = /** @type {const} */ ('inherit')
    const options = { cwd: ROOT, stdio, env: { ...process.env, NODE_ENV: undefined, ...env } }
    // On Windows only a shell can start `npx`. It splits a line at spaces, so arguments are quoted.
    const line = [command, ...args.map((arg) => `"${arg}"`)].join(' ')
    const child =
      process.platform === 'win32' ? spawn(line, { ...options, shell: true }) : spawn(command, args, options)
    child.on('error', () => resolve(127))
    child.on('close', (code) => resolve(code ?? 1))
  })

/** Runs a tool of the packages. @param {string} name @param {string[]} args @param {NodeJS.ProcessEnv} [env] */
export const tool = (name, args, env) => run('npx', ['--no-install', name, ...args], env)

/** @typedef {Record<string, { version?: string, optional?: boolean }>} Packages */

/** @param {string} file */
const packages = (file) => /** @type {{ packages: Packages }} */ (JSON.parse(readFileSync(file, 'utf8'))).packages

/** Compares versions, not times, which a checkout changes. Two npm at once can leave the list without packages. */
export function isInstalled(root = ROOT) {
  const installed = join(root, 'node_modules/.package-lock.json')
  if (!existsSync(installed)) return false
  const actual = packages(installed)
  return Object.entries(packages(join(root, 'package-lock.json'))).every(
    ([path, { version, optional }]) =>
      path === '' || (actual[path] ? actual[path].version === version && existsSync(join(root, path)) : optional),
  )
}

/**
 * Why the tools cannot work here, as a sentence.
 * @param {RegExp} [unfit] What Vite cannot read in the path of a project. @param {string} [node] @param {string} [root]
 */
export function obstacle(unfit = /[#$?]/, node = process.versions.node, root = ROOT) {
  const [major = 0, minor = 0] = node.split('.').map(Number)
  if (major < 20 || major === 21 || minor < ({ 20: 19, 22: 13 }[major] ?? 0))
    return `Corridor needs Node 20.19+, 22.13+ or 24+, and this is ${node}: install one from https://nodejs.org.`
  const [sign] = unfit.exec(root) ?? []
  return sign && `The tools cannot work in ${root}: move it to a folder without "${sign}" in its path.`
}

/** Installs the packages of the lock file, unless they are installed. Resolves to whether that worked. */
export async function install(reason = obstacle()) {
  if (reason) say(reason)
  if (reason || isInstalled()) return !reason
  say('Installing packages')
  // Included, where the configuration of this machine leaves some out.
  const all = ['--include=dev', '--include=optional', '--include=peer']
  const code = await run('npm', ['ci', ...all, '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'])
  if (code !== 0)
    say('The packages could not be installed: npm needs its registry, 800 MB of disk, and a folder it may write to.')
  return code === 0
}

/** @param {string} path @returns {number} */
function newest(path) {
  const found = statSync(path)
  if (!found.isDirectory()) return found.mtimeMs
  return Math.max(0, ...readdirSync(path).map((name) => newest(join(path, name))))
}

/** Whether a build is missing or older than one of its sources. */
function buildIsStale(folder = 'dist', file = 'index.html') {
  const page = join(ROOT, folder, file)
  if (!existsSync(page)) return true
  const folders = ['src', 'mocks', 'build', 'public']
  const files = ['index.html', 'docs/openapi.json', 'vite.config.ts', 'package-lock.json']
  const sources = [...folders, ...files].map((name) => join(ROOT, name))
  return Math.max(...sources.filter((source) => existsSync(source)).map(newest)) > statSync(page).mtimeMs
}

/**
 * Builds the application, or what the options of Vite say, unless that is up to date. Resolves to whether it is now.
 * @param {string} [folder] @param {string[]} [options] @param {string} [file]
 */
export async function build(folder = 'dist', options = [], file = 'index.html') {
  if (!buildIsStale(folder, file)) return true
  say('Building')
  const done = (await tool('vite', ['build', '--logLevel', 'warn', '--outDir', folder, ...options])) === 0
  // A page that a failed build has left would pass for a whole build the next time.
  if (!done) await rm(join(ROOT, folder, file), { force: true }).catch(() => undefined)
  return done
}

/** Opens the address in a browser, but not on CI or without a terminal. @param {string} address */
export function openBrowser(address) {
  if (process.env.CI || !process.stdout.isTTY) return
  const [command, ...args] =
    process.platform === 'darwin' ? ['open'] : process.platform === 'win32' ? ['cmd', '/c', 'start', ''] : ['xdg-open']
  if (!command) return
  // Detached, because some of these commands run until the browser is closed.
  const child = spawn(command, [...args, address], { stdio: 'ignore', detached: true })
  child.on('error', () => undefined)
  child.unref()
}
