import { buildIsStale, run } from '../../.ci/project.mjs'

/** Builds the production build for the tests unless it is up to date. */
export default async function buildOnce(): Promise<void> {
  if (process.env.CORRIDOR_BUILT || !buildIsStale()) return
  if ((await run('npx', ['vite', 'build', '--logLevel', 'warn'])) !== 0) throw new Error('The build failed')
}
