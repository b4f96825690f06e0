import { test } from '../support/test.ts'
import { Soak } from '../support/soak.ts'

/** `SOAK_SECONDS=1800 SOAK_SEED=7 npx playwright test soak` runs half an hour, with the seed that failed. */
const SECONDS = Number(process.env.SOAK_SECONDS ?? 30)
const SEED = Number(process.env.SOAK_SEED ?? 2026)
const PHASE_SECONDS = 15
const TABS = 8

test('eight tabs that do things at random while things go wrong lose no cent and pay nothing twice', async ({
  app,
}, info) => {
  test.setTimeout(SECONDS * 6000 + 120_000)
  app.tolerate(/Failed to (fetch|load resource)|NetworkError|net::|fetching the script/)
  const soak = new Soak(app, SEED)
  await soak.open(TABS)
  for (let phase = 0; phase < SECONDS / PHASE_SECONDS; phase += 1) {
    await soak.run(PHASE_SECONDS * 1000)
    await soak.settleUp()
  }
  info.annotations.push({
    type: 'soak',
    description: `seed ${SEED}: ${soak.operations} operations, ${soak.faults} faults`,
  })
})
