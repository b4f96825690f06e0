/** Labels of the four documents. The keys come from the specification. */
export const DOCUMENTS = {
  incorporation: { title: 'Certificate of Incorporation', hint: 'Issued by the companies register' },
  address: { title: 'Proof of Address', hint: 'Utility bill or bank statement from the last 3 months' },
  registry: { title: 'Share Registry', hint: 'Shows every shareholder and their holding' },
  memorandum: { title: 'Memorandum and Articles', hint: 'The company’s constitution as filed' },
} as const
export type DocumentType = keyof typeof DOCUMENTS

const MAX_DOCUMENT_BYTES = 10 * 1024 * 1024

const MIME_TYPES: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
}

/** For the `accept` attribute. Users can bypass it with "All files", so `documentProblem` checks again. */
export const ACCEPTED_DOCUMENTS = Object.keys(MIME_TYPES)
  .map((extension) => `.${extension}`)
  .join(',')

/** The error message, or undefined for a valid file. */
export function documentProblem(file: { name: string; size: number; type: string }): string | undefined {
  const extension = /\.([^.]+)$/.exec(file.name)?.[1]?.toLowerCase() ?? ''
  const expected = MIME_TYPES[extension]
  // Some systems report no type. A type that does not match the extension means that the file was renamed.
  if (!expected || (file.type !== '' && file.type !== expected)) return 'Choose a PDF, JPG or PNG file.'
  if (file.size === 0) return 'This file is empty.'
  if (file.size > MAX_DOCUMENT_BYTES) return 'This file is larger than 10MB.'
  return undefined
}

export function formatFileSize(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1024))
  return kilobytes < 1024 ? `${kilobytes} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`
}
