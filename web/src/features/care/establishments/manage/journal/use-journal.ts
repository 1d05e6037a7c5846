import { type AuditAction, auditActions } from '@vigie/domain/care/audit'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Unreadable } from '../../../../../lib/firebase/live-source.ts'
import { useLive } from '../../../../../lib/firebase/use-live.ts'
import { type AuditAsked, auditSource } from '../../../records/sources.ts'
import { isNamedField, type JournalEntry, kindOf, peopleIn, whomOf } from './entry.ts'
import { useHomeNames, useProfileNames } from './use-names.ts'

export type Journal =
  | { readonly status: 'loading' | 'failed' }
  | {
      readonly status: 'ready'
      /** Latest first. */
      readonly entries: readonly JournalEntry[]
      /** Whom they may be of, by id and name: the members, and whoever else did any of it. */
      readonly people: ReadonlyMap<string, string>
      /** The residents of the home, by id and name. */
      readonly residents: ReadonlyMap<string, string>
      readonly unreadable: readonly Unreadable[]
      /** Whether there are earlier ones that were not read. */
      readonly isCut: boolean
    }

const isKnown = (action: string): action is AuditAction => auditActions.some((one) => one === action)
const keyOf = <A extends string>(action: A) => action.replace('.', '_') as KeyOf<A>
type KeyOf<A extends string> = A extends `${infer Kind}.${infer Act}` ? `${Kind}_${Act}` : A

/** What was done in a home (null: in none), the latest `most` of what is asked for, live and in words. */
export function useJournal(eid: string | null, asked: AuditAsked, most: number): Journal {
  const { t } = useTranslation()
  const { from, until, uid: by, beneficiaryId } = asked
  const audit = useLive(
    useMemo(
      () => auditSource(eid, { from, until, uid: by, beneficiaryId }, most + 1),
      [eid, from, until, by, beneficiaryId, most],
    ),
  )
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
    const entries = items.slice(0, most).map(({ id, action, recordPath, uid, at, fields, address }) => ({
      id,
      at,
      uid,
      who:
        names.people.get(uid) ?? t(eid === null ? 'journal.nobodyNow' : 'journal.somebodyElse', { id: uid }),
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
      residents: names.residents,
      unreadable,
      isCut: items.length + unreadable.length > most,
    }
  }, [audit, names, eid, most, t])
}
