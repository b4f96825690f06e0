import type { Plugin } from 'vite'

const ABSENT = '\0absent'

/**
 * jsPDF fetches these when it is to draw HTML or SVG. Our documents are text, so that what nobody can ask for would
 * only be deployed, and kept for offline use, in vain: a hundred kilobytes.
 */
const FOR_PICTURES = new Set(['html2canvas', 'dompurify', 'canvg'])

export const textOnlyPdfPlugin = (): Plugin => ({
  name: 'text-only-pdf',
  apply: 'build',
  enforce: 'pre',
  resolveId: (id) => (FOR_PICTURES.has(id) ? ABSENT : undefined),
  load: (id) => (id === ABSENT ? 'export default undefined' : undefined),
})
