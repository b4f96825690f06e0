/** Sends a request and resolves to its response. The mock bank replaces `fetch`, see `src/bank.ts`. */
export type Transport = (request: Request) => Promise<Response>

let current: Transport = (request) => fetch(request)

export function setTransport(transport: Transport): void {
  current = transport
}

export const transport: Transport = (request) => current(request)
