import type { Scenario } from '../core/act.ts'
import { catalogue } from './catalogue.ts'

export const fresh: Scenario = {
  name: 'fresh',
  ...catalogue.fresh,
  seed() {},
}
