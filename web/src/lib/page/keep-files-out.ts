/**
 * Has a file that is dropped beside the place for it do nothing: a browser would open it in the place of the app, and with it of whoever
 * calls. To be called once, with the window.
 */
export function keepFilesOut(target: EventTarget): void {
  const refuse = (event: Event) => {
    const { dataTransfer } = event as DragEvent
    if (event.defaultPrevented || !dataTransfer?.types.includes('Files')) return
    event.preventDefault()
    dataTransfer.dropEffect = 'none'
  }
  for (const type of ['dragover', 'drop']) target.addEventListener(type, refuse)
}
