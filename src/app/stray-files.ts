/** A file that is dropped beside the place for it would open in this tab, and the application would be gone. */
function refuseStrayFile(event: DragEvent): void {
  if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return
  event.preventDefault()
  event.dataTransfer.dropEffect = 'none'
}

/** Lets files be dropped only where a component takes them. */
export function refuseStrayFiles(): void {
  window.addEventListener('dragover', refuseStrayFile)
  window.addEventListener('drop', refuseStrayFile)
}
