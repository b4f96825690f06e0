import { PROSPECT_COUNTRIES } from '../../mocks/bank/store/prospect-kit.ts'
import { shippedTours } from '../../mocks/demo/tours/shipped.ts'
import { expect, test } from '../support/test.ts'
import { followTour } from '../support/tours.ts'

/** By default each tour is played once, each for another country. All hundred take a quarter of an hour. */
const PLAYS_ALL = process.env['EVERY_TOUR'] === '1'

const plays = PROSPECT_COUNTRIES.flatMap((country) => shippedTours.map((tour) => ({ country, tour })))
  .map((play, index) => ({ ...play, index, width: index % 2 === 0 ? 390 : 1440 }))
  .filter(({ index }) => PLAYS_ALL || index % 21 === 0)

for (const { country, tour, width } of plays)
  test(`"${tour.title}" plays to its end for ${country}, ${width} px wide`, { tag: '@long' }, async ({ app, page }) => {
    test.slow()
    await page.setViewportSize({ width, height: 844 })
    await page.clock.install()
    const link = { company: 'Brightwater Logistics', person: 'Anouk de Vries;CFO', country }
    await page.goto(`${app.host.url}#${new URLSearchParams({ ...link, tour: tour.id, play: '1' }).toString()}`)
    await followTour(page, tour.title, tour.steps.length)
    await expect(page.getByText(/Halden|Rosa Penhale|Tidewater/)).toHaveCount(0)
  })
