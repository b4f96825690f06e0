import { openBank } from './bank.ts'

// The bank and the application are separate chunks that load in parallel.
openBank()
void import('./app/start.tsx').then(({ start }) => start())
