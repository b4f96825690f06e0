import { downloadFile } from '../../../../src/documents/download.ts'
import { copyText as copied } from '../../../../src/ui/data/clipboard.ts'

/** Pass a text that is still being made as a promise: WebKit allows copying only while the press is being handled. */
export async function copyText(text: string | Promise<string>): Promise<void> {
  if (!(await copied(text))) throw new Error('The browser did not allow copying.')
}

export const saveFile = (name: string, text: string): void => downloadFile(name, text, 'application/json')
