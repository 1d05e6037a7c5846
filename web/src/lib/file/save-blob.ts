/** For how long a browser may take to begin saving what it was given, in milliseconds. */
const savedWithinMs = 60_000

/** Hands bytes to the browser, which saves them under this name. */
export function saveBlob(bytes: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(bytes)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), savedWithinMs)
}
