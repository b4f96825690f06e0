import { readFile } from 'node:fs/promises'
import type { Download, Page } from '@playwright/test'
import { pdfLines as linesOf } from '../../src/testing/pdf-text.ts'
import { expect } from './test.ts'

interface ReceivedFile {
  name: string
  bytes: Buffer
}

/** Runs an action that downloads a file and reads that file. */
export async function receive(page: Page, ask: () => Promise<void>): Promise<ReceivedFile> {
  const arrival: Promise<Download> = page.waitForEvent('download')
  await ask()
  const download = await arrival
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) }
}

/** The text lines of a PDF in the order they were written. */
export function pdfLines({ bytes }: ReceivedFile): string[] {
  const source = bytes.toString('latin1')
  expect(source.startsWith('%PDF-')).toBe(true)
  expect(source.trimEnd().endsWith('%%EOF')).toBe(true)
  return linesOf(source)
}
