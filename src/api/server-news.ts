import { mutate } from 'swr'
import { SERVER_NEWS, type ServerNews } from '../contract/server-news.ts'
import { markOutOfDate, readUrls } from './out-of-date.ts'

/** Refetches what the bank reports as changed. Returns the function that stops listening. */
export function listenToServerNews(): () => void {
  window.addEventListener(SERVER_NEWS, readAgain)
  return () => window.removeEventListener(SERVER_NEWS, readAgain)
}

function readAgain(event: Event): void {
  const { paths } = (event as CustomEvent<ServerNews>).detail
  for (const url of readUrls()) {
    if (paths !== '*' && !paths.includes(url)) continue
    markOutOfDate(url)
    void mutate(url)
  }
}
