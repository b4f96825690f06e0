// `TEST_DATE=2028-02-29T23:50 npm test` runs the unit and browser tests as if it were that time when they start. Vitest
// loads this file before each test file; the browser tests also move the clock of their pages (e2e/support/test.ts).

/**
 * Moves the clock of this process or page; time still passes. It uses nothing from outside, because Playwright sends
 * its source to the page.
 * @param {number} ms How far, in milliseconds.
 */
export function shiftDate(ms) {
  const now = Date.now
  Date.now = () => now() + ms
  globalThis.Date = new Proxy(Date, {
    construct: (target, args, newTarget) =>
      /** @type {Date} */ (Reflect.construct(target, args.length === 0 ? [target.now()] : args, newTarget)),
  })
}

const { TEST_DATE } = process.env
const wanted = TEST_DATE ? Date.parse(TEST_DATE) : Date.now()
if (Number.isNaN(wanted)) throw new Error(`TEST_DATE=${TEST_DATE} is no date such as 2028-02-29 or 2028-02-29T23:50.`)

/** By how many milliseconds the clock of the tests is ahead of the machine's. */
export const DATE_SHIFT = TEST_DATE ? wanted - Date.now() : 0
if (DATE_SHIFT !== 0) shiftDate(DATE_SHIFT)
