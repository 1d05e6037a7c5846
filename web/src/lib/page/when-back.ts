/** What a browser tells that somebody wants closed: on a phone by Back, which does not lead to another page then. */
interface Watcher {
  onclose: (() => void) | null
  destroy(): void
}

/** What may know such watchers: Chrome's browsers do, those of Apple's telephones and Firefox do not. */
export interface Watching {
  readonly CloseWatcher?: new () => Watcher
}

/** Closes something by Back where a browser can tell of it, each time that it is still there. Answers what ends that. */
export function whenBack({ CloseWatcher }: Watching, close: () => void): () => void {
  if (CloseWatcher === undefined) return () => {}
  let watcher: Watcher
  let isOver = false
  const watch = () => {
    watcher = new CloseWatcher()
    watcher.onclose = () => {
      close()
      // It may ask first whether what was typed is to be lost.
      if (!isOver) watch()
    }
  }
  watch()
  return () => {
    isOver = true
    watcher.destroy()
  }
}
