import type { KnownKeys } from '@vigie/domain/care/api-keys'
import { useMemo } from 'react'
import { useLive } from '../../../../../lib/firebase/use-live.ts'
import { useSession } from '../../../../../lib/session/session-context.ts'
import { membersSource } from '../../../records/managing-sources.ts'

type Key = KnownKeys['current']

/** What whoever made a key is called; null: it is not known. */
export function useKeyMaker(eid: string): (key: Key) => string | null {
  const { person, displayName } = useSession()
  const members = useLive(useMemo(() => membersSource(eid), [eid]))
  return ({ madeBy }) => {
    if (madeBy === person.uid) return displayName
    const known = members.status === 'ready' ? members.value.items : []
    return known.find(({ uid }) => uid === madeBy)?.displayName ?? null
  }
}

/** For how long a key is one that somebody has just made. */
const newMs = 3_600_000

interface Looking {
  /** The key that is current. */
  current: Key | undefined
  /** The one that was when the person began. */
  began: Key | undefined
  uid: string
  /** The id of the one that they ask for. */
  kid: string
  now: number
}

/** Whether another has just made the current key, or made it while the person looked: they may need that one, and no other after it. */
export function isMadeJustNow({ current, began, uid, kid, now }: Looking): boolean {
  if (current === undefined || current.id === kid || current.madeBy === uid) return false
  const isSeen = current.id === began?.id
  return !isSeen || (current.madeBy !== undefined && now - current.madeAt < newMs)
}
