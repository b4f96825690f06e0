import { spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))

/** @param {string} text */
export const say = (text) => void process.stdout.write(`${text}\n`)

/**
 * Runs a command in the project's folder with its output shown.
 * @param {string} command @param {string[]} args @param {Record<string, string | undefined>} [env]
 * @returns {Promise<number>} The exit code.
 */
export const run = (command, args, env = {}) =>
  new Promise((resolve) => {
    const options = { cwd: ROOT, stdio: /** @type {const} */ ('inherit'), env: { ...process.env, ...env } }
    // On Windows only a shell can start `npx`. It splits a line at spaces, so arguments are quoted.
    const line = [command, ...args.map((arg) => `"${arg}"`)].join(' ')
    const child =
      process.platform === 'win32' ? spawn(line, { ...options, shell: true }) : spawn(command, args, options)
    child.on('error', () => resolve(127))
    child.on('close', (code) => resolve(code ?? 1))
  })

/** @typedef {Record<string, { version?: string, optional?: boolean }>} Packages */

/** @param {string} file */
const packages = (file) => /** @type {{ packages: Packages }} */ (JSON.parse(readFileSync(file, 'utf8'))).packages

/** Compares versions, not modification times, because a checkout changes the time of the lock file. */
function isInstalled() {
  const installed = join(ROOT, 'node_modules/.package-lock.json')
  if (!existsSync(installed)) return false
  const actual = packages(installed)
  return Object.entries(packages(join(ROOT, 'package-lock.json'))).every(
    ([path, { version, optional }]) =>
      path === '' || (actual[path] ? actual[path].version === version : optional === true),
  )
}

/** Installs the packages of the lock file, unless they are installed. Resolves to whether that worked. */
export async function install() {
  if (isInstalled()) return true
  say('Installing packages')
  return (await run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'])) === 0
}

/** @param {string} path @returns {number} */
function newest(path) {
  const found = statSync(path)
  if (!found.isDirectory()) return found.mtimeMs
  return Math.max(0, ...readdirSync(path).map((name) => newest(join(path, name))))
}

/** Whether a build is missing or older than one of its sources. */
export function buildIsStale(folder = 'dist', file = 'index.html') {
  const page = join(ROOT, folder, file)
  if (!existsSync(page)) return true
  const sources = [
    'src',
    'mocks',
    'build',
    'public',
    'index.html',
    'docs/openapi.json',
    'vite.config.ts',
    'package-lock.json',
  ].map((name) => join(ROOT, name))
  return Math.max(...sources.filter((source) => existsSync(source)).map(newest)) > statSync(page).mtimeMs
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
