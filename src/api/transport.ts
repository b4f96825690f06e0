/** Carries one request of the contract to whoever answers it. */
export type Transport = (request: Request) => Promise<Response>

let current: Transport = (request) => fetch(request)

export function setTransport(transport: Transport): void {
  current = transport
}

export const transport: Transport = (request) => current(request)
