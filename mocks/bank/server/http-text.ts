import type { IncomingMessage, ServerResponse } from 'node:http'
import { MAX_BODY_BYTES } from '../http/read-body.ts'

/** The text of a body; cut one byte after what the bank reads, so that the bank refuses the request itself. */
export async function readBodyText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request) {
    size += (chunk as Buffer).length
    if (size <= MAX_BODY_BYTES + 1) chunks.push(chunk as Buffer)
    else if (chunks.length > 0) chunks.splice(0, chunks.length, Buffer.alloc(MAX_BODY_BYTES + 1, ' '))
  }
  return Buffer.concat(chunks).toString()
}

export function send(response: ServerResponse, status: number, text = '', type = 'text/plain; charset=utf-8'): void {
  if (response.headersSent) response.end()
  else response.writeHead(status, text === '' ? {} : { 'Content-Type': type }).end(text)
}
