import { preparePage, type BuildInfo } from './page.ts'

/** Replaced by the build, see `build/page-plugin.ts`. */
declare const BUILD_INFO: BuildInfo

preparePage(BUILD_INFO)
