import type { CourseMessage } from '@vigie/domain/alerts/alert-course'
import { useMemo } from 'react'
import { useLive } from '../../../../lib/firebase/use-live.ts'
import { messagesAboutSource } from '../../../care/records/history-sources.ts'
import { membersSource } from '../../../care/records/managing-sources.ts'

export type MessagesAbout =
  /** none: the person may not know them. */
  | { readonly status: 'none' | 'loading' | 'failed' }
  | {
      readonly status: 'ready'
      readonly messages: readonly CourseMessage[]
      /** What members are called, by their ids. */
      readonly names: ReadonlyMap<string, string>
    }

/** The messages about an alert and whom they went to, for whoever administers the home; asks for nothing for anybody else. */
export function useMessagesAbout(eid: string, aid: string, mayRead: boolean): MessagesAbout {
  const messages = useLive(
    useMemo(() => (mayRead ? messagesAboutSource(eid, aid) : null), [mayRead, eid, aid]),
  )
  const members = useLive(useMemo(() => (mayRead ? membersSource(eid) : null), [mayRead, eid]))
  return useMemo(() => {
    if (!mayRead) return { status: 'none' }
    if (messages.status === 'failed' || members.status === 'failed') return { status: 'failed' }
    if (messages.status !== 'ready' || members.status !== 'ready') return { status: 'loading' }
    return {
      status: 'ready',
      messages: messages.value.items,
      names: new Map(members.value.items.map(({ uid, displayName }) => [uid, displayName])),
    }
  }, [mayRead, messages, members])
}
