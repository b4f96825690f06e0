/** What each of the four documents is asked as; the keys are the contract's. */
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

/** For the file picker; people can still choose "all files", so the check below decides. */
export const ACCEPTED_DOCUMENTS = Object.keys(MIME_TYPES)
  .map((extension) => `.${extension}`)
  .join(',')

/** The sentence of a refusal, or undefined for a file that may be used. */
export function documentProblem(file: { name: string; size: number; type: string }): string | undefined {
  const extension = /\.([^.]+)$/.exec(file.name)?.[1]?.toLowerCase() ?? ''
  const expected = MIME_TYPES[extension]
  // Some systems give no type at all; a type that contradicts the name is a renamed file.
  if (!expected || (file.type !== '' && file.type !== expected)) return 'Choose a PDF, JPG or PNG file.'
  if (file.size === 0) return 'This file is empty.'
  if (file.size > MAX_DOCUMENT_BYTES) return 'This file is larger than 10MB.'
  return undefined
}

export function formatFileSize(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1024))
  return kilobytes < 1024 ? `${kilobytes} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`
}
