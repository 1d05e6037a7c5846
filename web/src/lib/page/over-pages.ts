/** What of a browser's window is needed here: its history, and that it tells of Back. */
export interface Leavable {
  readonly history: Pick<History, 'state' | 'go'>
  addEventListener(type: 'popstate', told: (event: Told) => void): void
}

interface Told {
  readonly state: unknown
  stopImmediatePropagation(): void
}

interface OverPage {
  readonly close: () => void
  readonly hasEntry: boolean
  /** It is open no longer. */
  readonly end: () => void
}

/**
 * The windows, menus and dialogs open over the pages of a browser's window: Back closes the topmost. The history goes on again to where Back
 * led from, of which the router hears nothing, and only then is it closed: no entry is added, so that none is left behind. To be called before
 * the router listens: a browser tells of its window in the order in which it was listened to, also where one asks to be told first.
 * @returns opens one: `hasEntry` where an entry of its own opened it (use-window-entry.ts), which Back leaves as ever
 */
export function overPages(browser: Leavable): (close: () => void) => OverPage {
  const open: OverPage[] = []
  let at: number | null = null
  let asked: OverPage | null = null
  browser.addEventListener('popstate', (event) => {
    const place = placeOf(event.state)
    const top = open.at(-1)
    if (place === null || at === null) return
    if (asked === null) {
      if (top === undefined || top.hasEntry || place === at) return
      asked = top
    }
    event.stopImmediatePropagation()
    // Whoever pressed Back twice at once is led on from there too: the browser gives up the way on for the second press.
    if (place !== at) return browser.history.go(at - place)
    const { close } = asked
    const isOpen = open.includes(asked)
    asked = null
    if (isOpen) close()
  })
  return (close) => {
    const entry = valueIn(valueIn(browser.history.state, 'usr'), 'window')
    const opened: OverPage = {
      close,
      hasEntry: typeof entry === 'string' && !open.some(({ hasEntry }) => hasEntry),
      end: () => void open.splice(open.indexOf(opened), 1),
    }
    if (asked === null) at = placeOf(browser.history.state)
    open.push(opened)
    return opened
  }
}

/** How far in the history the router put an entry; null of one that it did not put there. */
function placeOf(state: unknown): number | null {
  const place = valueIn(state, 'idx')
  return typeof place === 'number' ? place : null
}

function valueIn(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : null
}
