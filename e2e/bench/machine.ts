import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'

// Other load spoils samples: each one records the load, and the least disturbed one is kept.

let best = Infinity

function loopTime(): number {
  const start = performance.now()
  let x = 0
  for (let i = 0; i < 2e7; i++) x = (x * 31 + i) | 0
  return performance.now() - start + (x === 7 ? 1 : 0)
}

/** Waits up to half a minute until a fixed loop runs about as fast as its best time. */
export async function calm(patience = 15): Promise<void> {
  for (let i = 0; i < patience; i++) {
    const time = Math.min(loopTime(), loopTime(), loopTime())
    best = Math.min(best, time)
    if (time <= best * 1.35) return
    await pause(2000)
  }
}

export interface CpuReading {
  at: number
  busy: number
  own: number
}

/** CPU seconds so far of the machine and of this process with its descendants. Linux only. */
export function readCpu(): CpuReading | undefined {
  try {
    const total = (readFileSync('/proc/stat', 'utf8').split('\n')[0] ?? '').trim().split(/\s+/).slice(1, 9).map(Number)
    const children = new Map<string, string[]>()
    const used = new Map<string, number>()
    for (const id of readdirSync('/proc')) if (/^\d+$/.test(id)) readProcess(id, children, used)
    const sumOf = (id: string): number =>
      (used.get(id) ?? 0) + (children.get(id) ?? []).reduce((sum, child) => sum + sumOf(child), 0)
    const idle = (total[3] ?? 0) + (total[4] ?? 0)
    return {
      at: Date.now() / 1000,
      busy: (total.reduce((sum, part) => sum + part, 0) - idle) / 100,
      own: sumOf(String(process.pid)) / 100,
    }
  } catch {
    return undefined
  }
}

function readProcess(id: string, children: Map<string, string[]>, used: Map<string, number>): void {
  let text: string
  try {
    text = readFileSync(`/proc/${id}/stat`, 'utf8')
  } catch {
    // The process has ended.
    return
  }
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
  used.set(
    id,
    fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0),
  )
  const parent = fields[1] ?? '0'
  children.set(parent, [...(children.get(parent) ?? []), id])
}

/** Average number of processors used by other processes between two readings. */
export const othersBetween = (from: CpuReading | undefined, to: CpuReading | undefined): number =>
  from && to ? Math.max(0, to.busy - from.busy - (to.own - from.own)) / (to.at - from.at) : 0
