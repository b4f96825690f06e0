import type { Scenario } from '../core/act.ts'

export const fresh: Scenario = {
  name: 'fresh',
  title: 'Nobody yet',
  description: 'An empty bank: begin with creating an account.',
  person: null,
  seed() {},
}
