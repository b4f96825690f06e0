import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const STAND_INS = fileURLToPath(new URL('lodash-stand-ins.ts', import.meta.url))
const PREFIX = '\0form-stand-in:'

/** Of lodash the form library uses four functions, which bring along a third of what the sign-in weighs. */
export const slimFormsPlugin = (): Plugin => ({
  name: 'corridor:slim-forms',
  apply: 'build',
  enforce: 'pre',
  resolveId(source, importer) {
    const name = /^lodash-es\/(\w+)$/.exec(source)?.[1]
    return name !== undefined && importer !== undefined && /[\\/]formik[\\/]/.test(importer) ? PREFIX + name : undefined
  },
  load: (id) =>
    id.startsWith(PREFIX)
      ? `export { ${id.slice(PREFIX.length)} as default } from ${JSON.stringify(STAND_INS)}`
      : undefined,
})
