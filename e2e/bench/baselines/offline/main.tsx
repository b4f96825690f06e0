import { hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { FloorApp, waitFor } from '../app.tsx'

const fallback = JSON.parse(document.getElementById('seed')?.textContent ?? '{}') as Record<string, unknown>
const ready = import('../bank.ts').then(({ start }) => start())
waitFor(ready)
if (location.pathname === '/') history.replaceState(null, '', '/payments')
async function keep() {
  await ready
  document.documentElement.dataset.live = ''
  setTimeout(() => navigator.serviceWorker.controller?.postMessage('PRECACHE'), 200)
}
void keep()

const root = document.getElementById('root')
if (root)
  hydrateRoot(root, <FloorApp fallback={fallback} inRouter={(routes) => <BrowserRouter>{routes}</BrowserRouter>} />)
