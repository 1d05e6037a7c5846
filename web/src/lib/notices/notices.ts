import { sharedValue, useShared } from '../shared-value.ts'

/** A message at the foot of the screen, shown for ten seconds. */
export interface Notice {
  readonly id: number
  readonly kind: 'success' | 'error' | 'info'
  /** Its words in the language of the moment, which may change while it is shown. */
  readonly text: () => string
  /** Shorter than usual, for an action that is possible only so long. */
  readonly lastsMs?: number
  readonly action?: { readonly label: () => string; readonly act: () => void }
}

const current = sharedValue<Notice | null>(null)
let lastId = 0

/**
 * Shows a message; it takes the place of the one before, but that something went well never hides what did not, nor what
 * can still be undone. Answers its id.
 */
export function tell(notice: Omit<Notice, 'id'>): number {
  lastId += 1
  const shown = shownNotice()
  const givesWay = notice.kind === 'success' && (shown?.kind === 'error' || shown?.action !== undefined)
  if (!givesWay) current.set({ ...notice, id: lastId })
  return lastId
}

/** Takes a message off the screen, if it is still there. */
export function dismiss(id: number): void {
  if (shownNotice()?.id === id) current.set(null)
}

/** The message to show now; null: none. */
export const shownNotice = (): Notice | null => current.get()

/** The message to show now, followed as it changes. */
export const useNotice = (): Notice | null => useShared(current)
