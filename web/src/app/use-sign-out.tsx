import { type ReactNode, useState } from 'react'
import { inHandOf } from '../features/care/alerts/in-hand.ts'
import { useOpenAlerts } from '../features/care/alerts/open-alerts-context.ts'
import { isHalfWritten, isWaiting, useUnsent } from '../features/care/notes/unsent.ts'
import { leaveSession } from '../lib/session/leave-session.ts'
import { useSession } from '../lib/session/session-context.ts'
import { SignOutQuestion } from './sign-out-question.tsx'

/**
 * The way out: at once, or where it would lose what somebody has typed, or leave whom they are on with nobody, once they
 * have said that they mean it.
 */
export function useSignOut(): { signOut: () => void; question: ReactNode } {
  const [isAsking, setAsking] = useState(false)
  const unsent = useUnsent()
  const inHand = inHandOf(useOpenAlerts().list, useSession().user.uid)
  const waiting = unsent.filter(isWaiting)
  const drafts = unsent.filter(isHalfWritten)
  const signOut = () => {
    if (waiting.length + drafts.length + inHand.length > 0) setAsking(true)
    else leaveSession('wanted')
  }
  const question = isAsking && (
    <SignOutQuestion
      inHand={inHand.map(({ alert }) => alert)}
      waiting={waiting}
      drafts={drafts}
      onClose={() => setAsking(false)}
    />
  )
  return { signOut, question }
}
