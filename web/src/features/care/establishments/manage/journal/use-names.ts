import { paths } from '@vigie/domain/paths'
import { userSchema } from '@vigie/domain/people/user'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { listAt } from '../../../../../lib/firebase/asked.ts'
import { useLive, useLiveAll } from '../../../../../lib/firebase/use-live.ts'
import { membersSource } from '../../../records/managing-sources.ts'
import { allResidentsSource } from '../../../records/resident-sources.ts'
import { roomNameAndState } from '../../../residents/room-and-name.ts'
import type { NamesNow } from './names-then.ts'

/** What one query of Firestore takes: https://firebase.google.com/docs/firestore/query-data/queries#limits_on_or_queries */
const mostAtOnce = 30

/** What the people and residents of a home, archived ones too, are called; null while that is not known. Of whom it cannot be known, there is none. */
export function useHomeNames(eid: string | null): NamesNow | null {
  const { t } = useTranslation()
  const members = useLive(useMemo(() => (eid === null ? null : membersSource(eid)), [eid]))
  const residents = useLive(useMemo(() => (eid === null ? null : allResidentsSource(eid)), [eid]))
  return useMemo(() => {
    if (members.status === 'loading' || residents.status === 'loading') return null
    return {
      people: new Map(itemsOf(members).map(({ uid, displayName }) => [uid, displayName])),
      residents: new Map(itemsOf(residents).map((resident) => [resident.id, roomNameAndState(resident, t)])),
    }
  }, [members, residents, t])
}

/** What these people are called, wherever they are: for super administrators only. Null while that is not known. */
export function useProfileNames(uids: readonly string[]): NamesNow | null {
  const asked = uids.toSorted().join(' ')
  const sources = useMemo(() => {
    const all = asked === '' ? [] : asked.split(' ')
    const groups = Array.from({ length: Math.ceil(all.length / mostAtOnce) }, (_, at) =>
      all.slice(at * mostAtOnce, (at + 1) * mostAtOnce),
    )
    return groups.map((group) => listAt(paths.users, schema, { where: [['__name__', 'in', group]] }))
  }, [asked])
  const profiles = useLiveAll(sources)
  return useMemo(() => {
    if (profiles.some(({ status }) => status === 'loading')) return null
    const known = profiles.flatMap((live) => itemsOf(live))
    return { people: new Map(known.map(({ id, displayName }) => [id, displayName])), residents: new Map() }
  }, [profiles])
}

const schema = userSchema.pick({ displayName: true })

type Listed<T> = { status: 'ready'; value: { items: readonly T[] } } | { status: 'loading' | 'failed' }

const itemsOf = <T>(live: Listed<T>): readonly T[] => ('value' in live ? live.value.items : [])
