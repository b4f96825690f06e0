import { buildIsStale, run } from '../../.ci/project.mjs'

/** The tests run on the production build; `npm test` has made it already. */
export default async function buildOnce(): Promise<void> {
  if (process.env.CORRIDOR_BUILT || !buildIsStale()) return
  if ((await run('npx', ['vite', 'build', '--logLevel', 'warn'])) !== 0) throw new Error('The build failed')
}
