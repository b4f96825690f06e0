import { connect, createServer, type Server, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

// A slow network as a proxy in front of the host. Unlike the emulation of the browser it also slows down the script of
// a service worker and its fetches.

/** A phone's: bytes per millisecond, and milliseconds of a round trip and of two more for TCP and TLS. */
const PHONE = { down: 204.8, up: 93.75, roundTrip: 150, setUp: 300 }

const PACKET = 1460

/** One direction of a slow line: it sends one packet of each connection in turn, and delays every packet. */
class Link {
  readonly #rate: number
  readonly #delay: number
  readonly #waiting = new Map<Socket, Buffer>()
  #isBusy = false

  constructor(rate: number, delay: number) {
    this.#rate = rate
    this.#delay = delay
  }

  send(to: Socket, bytes: Buffer): void {
    this.#waiting.set(to, Buffer.concat([this.#waiting.get(to) ?? Buffer.alloc(0), bytes]))
    if (!this.#isBusy) void this.#work()
  }

  async #work(): Promise<void> {
    this.#isBusy = true
    let freeAt = performance.now()
    // What is set during the loop is visited later in it.
    for (const [to, bytes] of this.#waiting) {
      this.#waiting.delete(to)
      if (bytes.length > PACKET) this.#waiting.set(to, bytes.subarray(PACKET))
      const packet = bytes.subarray(0, PACKET)
      freeAt += packet.length / this.#rate
      // Late timers are made up for, because `freeAt` does not depend on them.
      if (freeAt > performance.now() + 1) await pause(freeAt - performance.now())
      setTimeout(() => to.destroyed || to.write(packet), this.#delay)
    }
    this.#isBusy = false
  }
}

/** Resolves to the port. */
export async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return typeof address === 'object' && address ? address.port : NaN
}

/** Passes connections on to a port of this machine. */
export async function proxyTo(target: number) {
  const sockets = new Set<Socket>()
  let line: { up: Link; down: Link; setUp: number } | undefined

  const server = createServer((client) => {
    const host = connect(target, '127.0.0.1')
    // Only the first connection of a visit is set up, as with HTTP/2.
    const ready = pause(line?.setUp ?? 0)
    if (line) line.setUp = 0
    const pass = (from: Socket, to: Socket, link: Link | undefined) => {
      sockets.add(from)
      from.setNoDelay(true)
      from.on('data', (bytes) => void ready.then(() => (link ? link.send(to, bytes) : to.write(bytes))))
      from.on('error', () => from.destroy())
      from.on('close', () => {
        sockets.delete(from)
        to.destroy()
      })
    }
    pass(client, host, line?.up)
    pass(host, client, line?.down)
  })
  return {
    origin: `http://localhost:${await listen(server)}`,
    /** Closes all connections, as before a visit. */
    restart(isSlow: boolean) {
      for (const socket of sockets) socket.destroy()
      const link = (rate: number) => new Link(rate, PHONE.roundTrip / 2)
      line = isSlow ? { up: link(PHONE.up), down: link(PHONE.down), setUp: PHONE.setUp } : undefined
    },
    close: () => server.close(),
  }
}
