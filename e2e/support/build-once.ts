import { build } from '../../.ci/project.mjs'

/** Builds the production build for the tests unless it is up to date. */
export default async function buildOnce(): Promise<void> {
  if (!process.env.CORRIDOR_BUILT && !(await build())) throw new Error('The build failed')
}
