import { IN_FRAGMENT } from './address.ts'

/**
 * The folder that the application is deployed in, with both slashes. A build works in any folder, so it derives the
 * folder from the URL of its own code, which is in `assets/`.
 */
export const basePath: string =
  import.meta.env.DEV || IN_FRAGMENT ? '/' : new URL(/* @vite-ignore */ '..', import.meta.url).pathname
