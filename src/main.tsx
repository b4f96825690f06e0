import { openBank } from './bank.ts'

// Two chunks, fetched side by side: each starts as soon as it is there.
openBank()
void import('./app/start.tsx').then(({ start }) => start())
