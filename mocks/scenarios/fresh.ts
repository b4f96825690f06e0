import type { Scenario } from '../core/bank/scenario.ts'
import { catalogue } from './catalogue.ts'

export const fresh: Scenario = {
  name: 'fresh',
  ...catalogue.fresh,
  seed() {},
}
