import { SERVER_NEWS, type ServerNews } from '../../../src/contract/server-news.ts'

export type Announce = (paths: ServerNews['paths']) => void

export const announceToPage: Announce = (paths) => {
  if (paths === '*' || paths.length > 0)
    window.dispatchEvent(new CustomEvent<ServerNews>(SERVER_NEWS, { detail: { paths } }))
}
