import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { FloorApp, waitFor } from '../app.tsx'

const ready = import('../bank.ts').then(({ start }) => start())
waitFor(ready)
const root = document.getElementById('root')
if (root) createRoot(root).render(<FloorApp inRouter={(routes) => <BrowserRouter>{routes}</BrowserRouter>} />)
