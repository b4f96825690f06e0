import { existsSync } from 'node:fs'
import { run, say } from './project.mjs'

/** Installs programs of Debian or Ubuntu, where this process may do that. @param {string[]} names */
export async function installPrograms(names) {
  const isAllowed = process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  if (names.length === 0 || !isAllowed) return
  say(`Installing ${names.join(', ')}`)
  await run('apt-get', ['update', '-qq', '-o', 'Acquire::http::Timeout=20'])
  // One at a time: where a distribution lacks one, the others are installed all the same.
  for (const name of names) {
    const args = ['install', '-y', '-qq', '--no-install-recommends', name]
    await run('apt-get', args, { DEBIAN_FRONTEND: 'noninteractive' })
  }
}
