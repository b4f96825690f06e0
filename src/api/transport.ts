/** Carries one request of the contract to whoever answers it. */
export type Transport = (request: Request) => Promise<Response>

const toTheHost: Transport = (request) => fetch(request)
let current = toTheHost

export function setTransport(transport: Transport): void {
  current = transport
}

/** Whether the bank that answers is a host's own; otherwise one that came with the page. */
export const isRealBank = (): boolean => current === toTheHost

export const transport: Transport = (request) => current(request)
