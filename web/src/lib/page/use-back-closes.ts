import { useEffect, useRef } from 'react'

/** What a browser tells that somebody wants closed: on a phone by Back, which does not lead to another page then. */
interface Watcher {
  onclose: (() => void) | null
  destroy(): void
}

/** What may know such watchers: Chrome's browsers do, those of Apple's telephones, which have no Back, do not. */
interface Watching {
  readonly CloseWatcher?: new () => Watcher
}

/** Closes something by Back where a browser can tell of it. Answers what ends that: it is closed already. */
export function whenBack({ CloseWatcher }: Watching, close: () => void): () => void {
  if (CloseWatcher === undefined) return () => {}
  const watcher = new CloseWatcher()
  watcher.onclose = close
  return () => watcher.destroy()
}

/** Has Back close what is open instead of leaving the page beneath it. */
export function useBackCloses(close: () => void): void {
  const latest = useRef(close)
  useEffect(() => {
    latest.current = close
  })
  useEffect(() => whenBack(window as Watching, () => latest.current()), [])
}
