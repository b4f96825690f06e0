import type { Scenario } from '../store/scenario.ts'
import { catalogue } from './catalogue.ts'

export const fresh: Scenario = {
  name: 'fresh',
  ...catalogue.fresh,
  seed() {},
}
