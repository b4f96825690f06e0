import { cpSync, createReadStream, existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { PICTURES } from '../mocks/demo/map/screen.ts'

const FOLDER = fileURLToPath(new URL('../mocks/demo/map/pictures', import.meta.url))

/** Puts the pictures of the map beside the page. They are no part of the bundle, so the worker does not keep them. */
export function mapPicturesPlugin(): Plugin {
  return {
    name: 'corridor:map-pictures',
    configureServer(server) {
      server.middlewares.use(`/${PICTURES}`, (request, response, next) => {
        const file = join(FOLDER, basename(request.url ?? ''))
        if (!file.endsWith('.webp') || !existsSync(file)) return next()
        createReadStream(file).pipe(response.setHeader('content-type', 'image/webp'))
      })
    },
    writeBundle({ dir = '' }) {
      cpSync(FOLDER, join(dir, PICTURES), { recursive: true })
    },
  }
}
