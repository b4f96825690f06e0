import type { Plugin } from 'vite'

const ABSENT = '\0absent'

/** jsPDF imports these to draw HTML, SVG and PNG. Our documents contain text only; leaving them out saves 130 KiB. */
const FOR_PICTURES = ['html2canvas', 'dompurify', 'canvg', 'fast-png']

/** Leaves out what jsPDF needs for pictures. The build stops when jsPDF no longer imports one of them. */
export function textOnlyPdfPlugin(): Plugin {
  const leftOut = new Set<string>()
  return {
    name: 'text-only-pdf',
    apply: 'build',
    enforce: 'pre',
    resolveId(id, importer) {
      if (!FOR_PICTURES.includes(id) || !importer?.includes('jspdf')) return undefined
      leftOut.add(id)
      return ABSENT
    },
    load: (id) => (id === ABSENT ? 'export default undefined; export const decode = undefined' : undefined),
    buildEnd(error) {
      const missed = FOR_PICTURES.filter((name) => !leftOut.has(name))
      if (!error && missed.length > 0)
        this.error(`jsPDF no longer imports ${missed.join(', ')}: adjust build/text-only-pdf-plugin.ts.`)
    },
  }
}
