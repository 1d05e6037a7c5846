import { useCallback, useState } from 'react'

/** What stands half typed in the forms of this page load, by their names. A sign-out loads a page anew, and nothing is left. */
const kept = new Map<string, unknown>()

/** What somebody types in a form. */
export interface Typed<T> {
  readonly typed: T
  /** Whether it was there before the form was shown this time: it is not saved, and whoever comes back is told. */
  readonly wasKept: boolean
  readonly type: (next: (before: T) => T) => void
  /** Says that it is saved, and how the form stands then: nothing of it is kept any more. */
  readonly settle: (saved: T) => void
}

/**
 * Keeps what is typed in a form while another page or tab is looked at.
 * @param name one for each form and each record that it is about
 * @param began how it stands where nothing is kept
 */
export function useTyped<T>(name: string, began: () => T): Typed<T> {
  const { typed, wasKept, put, forget } = useKeptForm(name, began)
  const type = useCallback((next: (before: T) => T) => put(next, () => true), [put])
  const settle = useCallback(
    (saved: T) => {
      forget()
      // Of a form that goes from the screen at once nothing is put any more.
      letGo(name)
      put(
        () => saved,
        () => false,
      )
    },
    [name, put, forget],
  )
  return { typed, wasKept, type, settle }
}

/** The same for a form that tells by itself whether anything in it is typed and not saved: only then it is kept. */
export function useKeptForm<T>(name: string, began: () => T) {
  const [wasKept, setWasKept] = useState(() => kept.has(name))
  const [typed, set] = useState<T>(() => (kept.has(name) ? (kept.get(name) as T) : began()))
  const put = useCallback(
    (next: (before: T) => T, isTyped: (now: T) => boolean) =>
      set((before) => {
        const now = next(before)
        if (isTyped(now)) kept.set(name, now)
        else kept.delete(name)
        return now
      }),
    [name],
  )
  const forget = useCallback(() => setWasKept(false), [])
  /** Puts in the place of what stands there what was typed before the page was loaded. */
  const restore = useCallback(
    (found: T) => {
      kept.set(name, found)
      set(found)
      setWasKept(true)
    },
    [name],
  )
  return { typed, wasKept, put, forget, restore }
}

/** Lets go of what stands typed in a form, also where it goes from the screen at the same time. */
export const letGo = (name: string): void => void kept.delete(name)
