import { type AuditAction, auditActions } from '@vigie/domain/care/audit'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Unreadable } from '../../../../../lib/firebase/live-source.ts'
import { useLive } from '../../../../../lib/firebase/use-live.ts'
import { auditSource, membersSource, residentsSource } from '../../../records/sources.ts'
import { roomAndName } from '../../../residents/room-and-name.ts'
import { type JournalEntry, kindOf, whomOf } from './entry.ts'

/** The most that is read of a period: more than anybody reads through, and as much as a screen can hold. */
export const mostEntries = 1_000

export type Journal =
  | { readonly status: 'loading' | 'failed' }
  | {
      readonly status: 'ready'
      /** Latest first. */
      readonly entries: readonly JournalEntry[]
      /** Whom they may be of, by id and name: the members, and whoever else did any of it. */
      readonly people: ReadonlyMap<string, string>
      readonly unreadable: readonly Unreadable[]
      /** Whether there are earlier ones in the period that were not read. */
      readonly isCut: boolean
    }

const isKnown = (action: string): action is AuditAction => auditActions.some((one) => one === action)
const keyOf = <A extends string>(action: A) => action.replace('.', '_') as KeyOf<A>
type KeyOf<A extends string> = A extends `${infer Kind}.${infer Act}` ? `${Kind}_${Act}` : A

/** What was done in a home in a period, from an instant until before another, live and in words. */
export function useJournal(eid: string, from: number, until: number): Journal {
  const { t } = useTranslation()
  const audit = useLive(useMemo(() => auditSource(eid, from, until, mostEntries + 1), [eid, from, until]))
  const members = useLive(useMemo(() => membersSource(eid), [eid]))
  const residents = useLive(useMemo(() => residentsSource(eid, null), [eid]))
  return useMemo(() => {
    if (audit.status === 'failed') return { status: 'failed' }
    if (audit.status !== 'ready' || members.status === 'loading' || residents.status === 'loading')
      return { status: 'loading' }
    // Without the names there are still the ids.
    const names = {
      people: new Map(itemsOf(members).map(({ uid, displayName }) => [uid, displayName])),
      residents: new Map(itemsOf(residents).map((resident) => [resident.id, roomAndName(resident)])),
    }
    const { items, unreadable } = audit.value
    const entries = items
      .slice(0, mostEntries)
      .map(({ id, action, recordPath, uid, at, fields, address }) => ({
        id,
        at,
        uid,
        who: names.people.get(uid) ?? t('journal.somebodyElse', { id: uid }),
        kind: kindOf(action),
        what: isKnown(action) ? t(`journal.actions.${keyOf(action)}`) : action,
        whom: whomOf({ action, path: recordPath }, names),
        fields,
        address: address ?? '',
      }))
    const people = new Map([...names.people, ...entries.map(({ uid, who }) => [uid, who] as const)])
    return {
      status: 'ready',
      entries,
      people,
      unreadable,
      isCut: items.length + unreadable.length > mostEntries,
    }
  }, [audit, members, residents, t])
}

type Listed<T> = { status: 'ready'; value: { items: readonly T[] } } | { status: 'loading' | 'failed' }

const itemsOf = <T>(live: Listed<T>): readonly T[] => ('value' in live ? live.value.items : [])
