import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { FloorApp } from '../app.tsx'

const rows = Array.from({ length: 20 }, (_, index) => 199 - index).map((i) => ({
  id: i + 1,
  date: new Date(1.7e12 + i * 864e5).toISOString().slice(0, 10),
  payee: `Payee ${i % 17}`,
  amount: i * 3.5,
}))

export const seed = { '/api/payments?page=0': { total: 200, rows } }
export const html = renderToString(
  <FloorApp fallback={seed} inRouter={(routes) => <StaticRouter location="/payments">{routes}</StaticRouter>} />,
)
