import buildOnce from '../support/build-once.ts'
import { bundleScreen } from './screen/bundle.ts'

export default async function setUp(): Promise<void> {
  await buildOnce()
  await bundleScreen()
}
