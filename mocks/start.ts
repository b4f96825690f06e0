import type { Transport } from '../src/api/transport.ts'

export interface ProductHooks {
  /** The folder the application is deployed in, with both slashes. */
  basePath: string
  setClock: (clock: () => number) => void
}

/** Brings the mock bank up beside the product and answers its calls from then on. */
export async function startBank(_hooks: ProductHooks): Promise<{ transport: Transport }> {
  return { transport: (request) => fetch(request) }
}
