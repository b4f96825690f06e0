// A module of its own, because the first visit loads it only after it has shown something.
import './with-resolvers.ts'

export { http } from 'msw/http'
export { setupWorker } from 'msw/browser'
