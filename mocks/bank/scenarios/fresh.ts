import type { Seed } from '../store/scenario.ts'

export const seed: Seed = () => {}
