import { useSyncExternalStore } from 'react'
import { endSignIn } from '../firebase/auth.ts'
import { forgetChosenLocale } from '../i18n/choose-locale.ts'

let leaving = false
const listeners = new Set<() => void>()

/** Whether the person is being signed out; nothing of theirs may be on screen then. */
export function useLeaving(): boolean {
  return useSyncExternalStore(
    (changed) => {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
    () => leaving,
  )
}

/**
 * Signs out: takes everything off the screen, ends the sign-in, then loads /login as a full page, so that nothing that
 * was cached of this person is left for the next.
 */
export async function leaveSession(why: 'wanted' | 'expired'): Promise<void> {
  if (leaving) return
  leaving = true
  for (const listener of listeners) listener()
  forgetChosenLocale()
  await endSignIn()
  location.replace(why === 'expired' ? '/login?expired' : '/login')
}
