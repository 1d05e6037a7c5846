import { type Invitation, isOpen } from '@vigie/domain/people/invitation'
import { useMemo } from 'react'
import type { WithId } from '../../../lib/firebase/live-source.ts'
import { useLive } from '../../../lib/firebase/use-live.ts'
import { useSession } from '../../../lib/session/session-context.ts'
import { sharedValue, useShared } from '../../../lib/shared-value.ts'
import { ownInvitationsSource } from '../records/invitation-sources.ts'

/** The paths of those that somebody has put off, until the page is loaded anew. */
const putOff = sharedValue<readonly string[]>([])

/** Takes an invitation off the screen for now. */
export const putOffInvitation = (path: string): void => putOff.set([...putOff.get(), path])

/** Asks anew about every invitation that was put off. */
export const askAboutInvitations = (): void => putOff.set([])

/** What waits for somebody's answer, and what of it is not put off. */
export interface OwnInvitations {
  readonly waiting: readonly WithId<Invitation>[]
  readonly toAsk: WithId<Invitation> | undefined
}

/** The invitations that wait for the answer of whoever is signed in; null while that is not known, or where they cannot be read. */
export function useOwnInvitations(): OwnInvitations | null {
  const { email } = useSession().user
  const invited = useLive(useMemo(() => (email === null ? null : ownInvitationsSource(email)), [email]))
  const later = useShared(putOff)
  if (invited.status !== 'ready') return null
  const waiting = invited.value.items.filter((one) => isOpen(one, Date.now()))
  return { waiting, toAsk: waiting.find(({ path }) => !later.includes(path)) }
}
