// A module of its own, because the first visit loads it only after it has shown something.
export { http } from 'msw'
export { setupWorker } from 'msw/browser'
