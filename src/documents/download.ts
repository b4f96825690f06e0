/** Hands a generated file to the browser. */
export function downloadFile(name: string, content: Blob | string, type: string): void {
  const blob = typeof content === 'string' ? new Blob([content], { type }) : content
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  // The address stays valid: iOS reads the file only when somebody confirms the download, which may be much later.
}
