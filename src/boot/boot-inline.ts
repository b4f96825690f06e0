import { boot, type BuildFiles } from './boot.ts'

/** Replaced by the build. */
declare const BUILD_FILES: BuildFiles

boot(BUILD_FILES, document.documentElement.dataset.page === 'not-found')
