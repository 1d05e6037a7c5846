import { type AuditAction, auditActions } from '@vigie/domain/care/audit'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Unreadable } from '../../../../../lib/firebase/live-source.ts'
import { useLive } from '../../../../../lib/firebase/use-live.ts'
import { auditSource } from '../../../records/sources.ts'
import { isNamedField, type JournalEntry, kindOf, peopleIn, whomOf } from './entry.ts'
import { useHomeNames, useProfileNames } from './use-names.ts'

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

/** What was done in a home (null: in none) in a period, from an instant until before another, live and in words. */
export function useJournal(eid: string | null, from: number, until: number): Journal {
  const { t } = useTranslation()
  const audit = useLive(useMemo(() => auditSource(eid, from, until, mostEntries + 1), [eid, from, until]))
  const met = useMemo(
    () => (eid === null && audit.status === 'ready' ? peopleIn(audit.value.items) : []),
    [eid, audit],
  )
  const ofHome = useHomeNames(eid)
  const ofProfiles = useProfileNames(met)
  const names = eid === null ? ofProfiles : ofHome
  return useMemo(() => {
    if (audit.status === 'failed') return { status: 'failed' }
    if (audit.status !== 'ready' || names === null) return { status: 'loading' }
    const { items, unreadable } = audit.value
    const entries = items
      .slice(0, mostEntries)
      .map(({ id, action, recordPath, uid, at, fields, address }) => ({
        id,
        at,
        uid,
        who:
          names.people.get(uid) ??
          t(eid === null ? 'journal.nobodyNow' : 'journal.somebodyElse', { id: uid }),
        kind: kindOf(action),
        what: isKnown(action) ? t(`journal.actions.${keyOf(action)}`) : action,
        whom: whomOf({ action, path: recordPath }, names),
        recordPath,
        fields: fields.map((name) => (isNamedField(name) ? t(`journal.fieldNames.${name}`) : name)),
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
  }, [audit, names, eid, t])
}
