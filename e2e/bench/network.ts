import { Duplex } from 'node:stream'
import type { Socket } from 'node:net'

// A slow network that delays and meters bytes in the sockets of the host. Unlike the emulation of the browser it covers
// the script of a service worker and its fetches.

export interface Network {
  /** Kilobits per second. */
  down: number
  up: number
  /** Milliseconds. */
  roundTrip: number
  /** Round trips of TCP and TLS on the first connection; later ones are free, as with HTTP/2. */
  setUpRoundTrips: number
}

export const MOBILE: Network = { down: 1638.4, up: 750, roundTrip: 150, setUpRoundTrips: 2 }

const PACKET = 1460

interface Waiting {
  chunk: Buffer
  sent: number
  deliver: (part: Buffer) => void
}

/** One direction of the network: a bottleneck that serves packets of all connections round robin. */
export class Link {
  readonly #msPerByte: number
  readonly #delay: number
  readonly #queues: { connection: object; items: Waiting[] }[] = []
  readonly #inFlight: { due: number; part: Buffer; deliver: (part: Buffer) => void }[] = []
  #freeAt = 0
  #timer: NodeJS.Timeout | undefined

  constructor(kilobits: number, delay: number) {
    this.#msPerByte = 8 / kilobits
    this.#delay = delay
  }

  send(connection: object, chunk: Buffer, deliver: (part: Buffer) => void): void {
    const item = { chunk, sent: 0, deliver }
    const queue = this.#queues.find((known) => known.connection === connection)
    if (queue) queue.items.push(item)
    else this.#queues.push({ connection, items: [item] })
    this.#pump()
  }

  #pump(): void {
    const now = performance.now()
    for (let first = this.#inFlight[0]; first && first.due <= now; first = this.#inFlight[0]) {
      this.#inFlight.shift()
      first.deliver(first.part)
    }
    this.#freeAt = Math.max(this.#freeAt, now)
    // Slightly early, because timers fire late.
    while (this.#queues.length > 0 && this.#freeAt <= now + 2) this.#sendPacket()
    clearTimeout(this.#timer)
    const next = Math.min(this.#inFlight[0]?.due ?? Infinity, this.#queues.length > 0 ? this.#freeAt - 1 : Infinity)
    if (next < Infinity) this.#timer = setTimeout(() => this.#pump(), Math.max(0, next - performance.now()))
  }

  #sendPacket(): void {
    const queue = this.#queues.shift()
    const item = queue?.items[0]
    if (!queue || !item) return
    const part = item.chunk.subarray(item.sent, item.sent + PACKET)
    item.sent += part.length
    if (item.sent >= item.chunk.length) queue.items.shift()
    if (queue.items.length > 0) this.#queues.push(queue)
    this.#freeAt += part.length * this.#msPerByte
    this.#inFlight.push({ due: this.#freeAt + this.#delay, part, deliver: item.deliver })
  }
}

/** A connection over the slow network that Node's HTTP server uses as a socket. */
export class SlowSocket extends Duplex {
  readonly #socket: Socket
  readonly #down: Link
  #ended = false
  #open: Promise<unknown>

  constructor(socket: Socket, { up, down, setUp }: { up: Link; down: Link; setUp: number }) {
    super({ allowHalfOpen: true })
    this.#socket = socket
    this.#down = down
    this.#open = setUp > 0 ? new Promise((resolve) => setTimeout(resolve, setUp)) : Promise.resolve()
    const arrive = (part: Buffer) => {
      if (!this.#ended && !this.destroyed) this.push(Buffer.from(part))
    }
    socket.on('data', (data: Buffer) => {
      this.#open = this.#open.then(() => up.send(this, data, arrive))
    })
    socket.on('end', () => {
      this.#ended = true
      this.push(null)
    })
    socket.on('close', () => this.destroy())
    socket.on('error', () => this.destroy())
  }

  override _read(): void {
    // Bytes are pushed as they arrive.
  }

  override _write(chunk: Buffer, _: BufferEncoding, done: (error?: Error | null) => void): void {
    this.#down.send(this, chunk, (part) => {
      if (!this.#socket.destroyed) this.#socket.write(Buffer.from(part))
    })
    done()
  }

  override _final(done: (error?: Error | null) => void): void {
    this.#down.send(this, Buffer.alloc(0), () => this.#socket.end())
    done()
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    this.#socket.destroy()
    done(error)
  }

  // Other socket methods that the HTTP server calls.
  setTimeout = () => this
  setNoDelay = () => this
  setKeepAlive = () => this
  ref = () => this
  unref = () => this
}
