import { sharedValue, useShared } from '../shared-value.ts'
import { isDue, type Listener, longestUnheardSince } from './listener-state.ts'

/** How a listener begins and ends. */
export interface Listening {
  readonly start: () => void
  readonly stop: () => void
}

interface OpenListener {
  state: Listener
  readonly listening: Listening
}

/** Everything that the app listens to now, whatever page it is for. */
const open = new Set<OpenListener>()
const unheardSince = sharedValue<number | null>(null)

function changed(): void {
  unheardSince.set(longestUnheardSince([...open].map(({ state }) => state)))
}

/** What a listener tells of itself. */
export interface ListenerEntry {
  /** Whether what it last heard came from the server. */
  heard(fromServer: boolean): void
  /** It listens no more. */
  end(): void
}

/**
 * Counts one more listener, unheard for now: until it has been heard, the screen is not called live. It is stopped and
 * started anew where the server answers everything but this.
 */
export function addListener(listening: Listening): ListenerEntry {
  const now = Date.now()
  const listener: OpenListener = { state: { unheardSince: now, triedAt: now, tries: 1 }, listening }
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

const missingPages = sharedValue(0)

/**
 * Counts a page whose code has not arrived, until the returned function is called: like a listener that was not heard,
 * but a page that is not there is not called live for a moment either.
 */
export function addMissingPage(): () => void {
  const { end } = addListener({ start: () => undefined, stop: () => undefined })
  missingPages.set(missingPages.get() + 1)
  return () => {
    missingPages.set(missingPages.get() - 1)
    end()
  }
}

/**
 * Once a listener has been deaf for too long although the server has answered since `provenSince`, makes all that are
 * unheard listen anew. Together, for two that ask the same share one question to the server: it is asked anew only when
 * both have stopped.
 */
export function reopenDeaf(provenSince: number, now: number): void {
  const unheard = [...open].filter(({ state }) => state.unheardSince !== null)
  if (!unheard.some(({ state }) => isDue(state, provenSince, now))) return
  console.warn(`Heard nothing of ${unheard.length} of ${open.size} listeners: they listen anew`)
  for (const { listening } of unheard) listening.stop()
  for (const listener of unheard) {
    listener.state = { ...listener.state, triedAt: now, tries: listener.state.tries + 1 }
    listener.listening.start()
  }
}

/** Since when the listener that waits the longest has not been heard; null while all have been. */
export const useUnheardSince = (): number | null => useShared(unheardSince)

/** Whether the code of what should be on screen has not arrived. */
export const useMissingPage = (): boolean => useShared(missingPages) > 0
