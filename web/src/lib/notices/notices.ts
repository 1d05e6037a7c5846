import { useSyncExternalStore } from 'react'

/** A message at the foot of the screen, shown for ten seconds. */
export interface Notice {
  readonly id: number
  readonly kind: 'success' | 'error' | 'info'
  readonly text: string
  /** Shorter than usual, for an action that is possible only so long. */
  readonly lastsMs?: number
  readonly action?: { readonly label: string; readonly act: () => void }
}

let current: Notice | null = null
let lastId = 0
const listeners = new Set<() => void>()

function show(notice: Notice | null): void {
  current = notice
  for (const listener of listeners) listener()
}

/**
 * Shows a message; it takes the place of the one before, but that something went well never hides what did not, nor what
 * can still be undone. Answers its id.
 */
export function tell(notice: Omit<Notice, 'id'>): number {
  lastId += 1
  const givesWay = notice.kind === 'success' && (current?.kind === 'error' || current?.action !== undefined)
  if (!givesWay) show({ ...notice, id: lastId })
  return lastId
}

/** Takes a message off the screen, if it is still there. */
export function dismiss(id: number): void {
  if (current?.id === id) show(null)
}

/** The message to show now; null: none. */
export const shownNotice = (): Notice | null => current

/** The message to show now, followed as it changes. */
export function useNotice(): Notice | null {
  return useSyncExternalStore((changed) => {
    listeners.add(changed)
    return () => listeners.delete(changed)
  }, shownNotice)
}
