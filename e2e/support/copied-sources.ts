import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, realpathSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { ROOT } from '../../.ci/project.mjs'

const execute = promisify(execFile)

/** What is not a source, or is made of the sources. */
const LEFT = /^(node_modules|\.git|dist.*|test-results|playwright-report|screenshots|reports|\.bench|\.stryker-tmp)$/

/** A copy of the sources in a temporary folder, with the installed packages. */
export function copySources(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'corridor-')))
  cpSync(ROOT, folder, { recursive: true, filter: (path) => !LEFT.test(basename(path)) })
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'), 'junction')
  return folder
}

/** Runs a command line in the folder. A failure holds what the command has printed. */
export async function runIn(folder: string, line: string): Promise<void> {
  const [command = '', ...args] = line.split(' ')
  // The bank's own tests draw enough random histories.
  const env = { ...process.env, INVARIANT_RUNS: '20' }
  const options = { cwd: folder, env, shell: process.platform === 'win32', maxBuffer: 2 ** 26 }
  await execute(command, args, options).catch((error: Error & { stdout: string; stderr: string }) => {
    throw new Error(`${line}\n${error.stdout}${error.stderr}`)
  })
}
