// A module of its own: the first visit does without these bytes until it has shown something.
export { http } from 'msw'
export { setupWorker } from 'msw/browser'
