import { preparePage, type BuildInfo } from './page.ts'

/** Written in by the build. */
declare const BUILD_INFO: BuildInfo

preparePage(BUILD_INFO)
