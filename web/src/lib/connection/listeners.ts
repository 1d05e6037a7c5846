import { useSyncExternalStore } from 'react'
import { isDue, type Listener, longestUnheardSince } from './listener-state.ts'

interface OpenListener {
  state: Listener
  readonly reopen: () => void
}

/** Everything that the app listens to now, whatever page it is for. */
const open = new Set<OpenListener>()
const watchers = new Set<() => void>()
let unheardSince: number | null = null

function changed(): void {
  const now = longestUnheardSince([...open].map(({ state }) => state))
  if (now === unheardSince) return
  unheardSince = now
  for (const watcher of watchers) watcher()
}

/** What a listener tells of itself. */
export interface ListenerEntry {
  /** Whether what it last heard came from the server. */
  heard(fromServer: boolean): void
  /** It listens no more. */
  end(): void
}

/**
 * Counts one more listener, unheard for now: until it has been heard, the screen is not called live.
 * @param reopen makes it listen anew; called where the server answers everything but this
 */
export function addListener(reopen: () => void): ListenerEntry {
  const now = Date.now()
  const listener: OpenListener = { state: { unheardSince: now, triedAt: now, tries: 1 }, reopen }
  open.add(listener)
  changed()
  return {
    heard(fromServer) {
      const { state } = listener
      if (fromServer === (state.unheardSince === null)) return
      const lostAt = Date.now()
      listener.state = { unheardSince: fromServer ? null : lostAt, triedAt: lostAt, tries: 1 }
      changed()
    },
    end() {
      open.delete(listener)
      changed()
    },
  }
}

/** Makes every listener listen anew that is deaf although the server has answered since `provenSince`. */
export function reopenDeaf(provenSince: number, now: number): void {
  for (const listener of [...open]) {
    const { state } = listener
    if (!isDue(state, provenSince, now)) continue
    listener.state = { ...state, triedAt: now, tries: state.tries + 1 }
    console.warn(`A listener heard nothing for ${now - (state.unheardSince ?? now)} ms and listens anew`)
    listener.reopen()
  }
}

/** Since when the listener that waits the longest has not been heard; null while all have been. */
export function useUnheardSince(): number | null {
  return useSyncExternalStore(
    (watcher) => {
      watchers.add(watcher)
      return () => watchers.delete(watcher)
    },
    () => unheardSince,
  )
}
