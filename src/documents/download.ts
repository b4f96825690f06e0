/** Makes the browser download a generated file. `type` is the media type of a string. */
export function downloadFile(name: string, content: Blob | string, type: string): void {
  const blob = typeof content === 'string' ? new Blob([content], { type }) : content
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  // The URL is not revoked: iOS reads the file when the user confirms the download, which may be much later.
}
