import { describe, expect, it } from 'vitest'
import { documentProblem, formatFileSize } from './document-check.ts'

const TEN_MEGABYTES = 10_485_760

const file = (name: string, type = '', size = 2048) => ({ name, type, size })

describe('documentProblem', () => {
  it.each([
    file('certificate.pdf', 'application/pdf'),
    file('SCAN.JPG', 'image/jpeg'),
    file('scan.jpeg', 'image/jpeg'),
    file('registry.v2.png', 'image/png'),
    file('no-type.pdf'),
    file('limit.pdf', 'application/pdf', TEN_MEGABYTES),
  ])('accepts $name of $size bytes', (chosen) => {
    expect(documentProblem(chosen)).toBeUndefined()
  })

  it.each([
    file('articles.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'),
    file('page.html', 'text/html'),
    file('pdf'),
    file('renamed.pdf', 'text/html'),
    file('photo.pdf.exe', 'application/octet-stream'),
  ])('refuses $name ($type)', (chosen) => {
    expect(documentProblem(chosen)).toBe('Choose a PDF, JPG or PNG file.')
  })

  it('refuses a file one byte over the limit', () => {
    expect(documentProblem(file('big.pdf', 'application/pdf', TEN_MEGABYTES + 1))).toBe(
      'This file is larger than 10MB.',
    )
  })

  it('refuses an empty file', () => {
    expect(documentProblem(file('empty.png', 'image/png', 0))).toBe('This file is empty.')
  })
})

it('formats file sizes in KB and MB', () => {
  expect([1, 2048, 1024 * 1023, 1024 * 1024, 1024 * 1024 * 3.25].map(formatFileSize)).toEqual([
    '1 KB',
    '2 KB',
    '1023 KB',
    '1.0 MB',
    '3.3 MB',
  ])
})
