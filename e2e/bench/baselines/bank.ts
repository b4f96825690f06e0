import { factory, primaryKey } from '@mswjs/data'
import { http, HttpResponse } from 'msw/http'
import { setupWorker } from 'msw/browser'

// The libraries as in their manuals: two handlers and two hundred rows.

const db = factory({
  payment: { id: primaryKey(Number), date: String, payee: String, amount: Number },
  account: { id: primaryKey(Number), name: String, balance: Number },
})
for (let i = 0; i < 200; i++) {
  db.payment.create({
    id: i + 1,
    date: new Date(1.7e12 + i * 864e5).toISOString().slice(0, 10),
    payee: `Payee ${i % 17}`,
    amount: i * 3.5,
  })
}
for (let i = 0; i < 8; i++) db.account.create({ id: i + 1, name: `Account ${i}`, balance: i * 1000 })

const handlers = [
  http.get('/api/accounts', () => HttpResponse.json(db.account.getAll())),
  http.get('/api/payments', ({ request }) => {
    const page = Number(new URL(request.url).searchParams.get('page'))
    return HttpResponse.json(db.payment.findMany({ take: 20, skip: page * 20, orderBy: { date: 'desc' } }))
  }),
]

export const start = () =>
  setupWorker(...handlers).start({ quiet: true, onUnhandledFrame: 'bypass', serviceWorker: { url: '/worker.js' } })
