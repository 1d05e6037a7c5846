/** Resolves as soon as the browser has a network again, or after a time in milliseconds: when to try once more. */
export function networkOrTime(atMostMs: number): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer)
      removeEventListener('online', go)
      resolve()
    }
    const timer = setTimeout(go, atMostMs)
    addEventListener('online', go)
  })
}
