/** The downloadable clients. Their code is loaded on download. */
export const SDKS = [
  { id: 'node', label: 'Node.js', requires: 'Node.js 20 or later', file: 'corridor-node-preview.zip' },
  { id: 'python', label: 'Python', requires: 'Python 3.9 or later', file: 'corridor-python-preview.zip' },
  { id: 'php', label: 'PHP', requires: 'PHP 8.1 or later', file: 'corridor-php-preview.zip' },
] as const

export type Sdk = (typeof SDKS)[number]
