import type { Plugin } from 'vite'

const ABSENT = '\0absent-from-buttons'

/**
 * The library's buttons bring along a ripple, which the theme switches off, and a spinner for a property that nobody sets:
 * code, styles and animations of every first visit.
 */
export const flatButtonsPlugin = (): Plugin => ({
  name: 'corridor:flat-buttons',
  apply: 'build',
  enforce: 'pre',
  resolveId: (source, importer) =>
    importer !== undefined &&
    /[\\/]@mui[\\/]material[\\/]\w*Button\w*[\\/]/.test(importer) &&
    /[\\/](?:TouchRipple|CircularProgress)(?:[\\/]index)?\.mjs$/.test(source)
      ? ABSENT
      : undefined,
  load: (id) => (id === ABSENT ? 'export default () => null' : undefined),
})
