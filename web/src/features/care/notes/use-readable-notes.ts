import { type Access, can } from '@vigie/domain/people/permissions'
import { useMemo } from 'react'
import type { Condition } from '../../../lib/firebase/asked.ts'

/**
 * What to ask for, one query each, to have all the notes about a resident that the person may read: null, all there are. Whoever may
 * not read private ones asks for the public ones and for their own, since a list must prove that all of it may be read.
 */
export function useReadableNotes(access: Access, bid: string): readonly (Condition | null)[] {
  const readsAll = can(access, 'read', 'privateNotes', { beneficiaryId: bid })
  const { uid } = access.person
  return useMemo(
    () =>
      readsAll
        ? [null]
        : [
            ['visibility', '==', 'public'],
            ['by', '==', uid],
          ],
    [readsAll, uid],
  )
}
