import { invitedUid, operatorUid, productUid, visitorUid } from '@vigie/domain/care/audit'
import { can } from '@vigie/domain/people/permissions'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Unreadable } from '../../../../../lib/firebase/live-source.ts'
import { mergedLists } from '../../../../../lib/firebase/merged-lists.ts'
import { useLiveAll } from '../../../../../lib/firebase/use-live.ts'
import { useLocale } from '../../../../../lib/i18n/use-locale.ts'
import { accessTo, useSession } from '../../../../../lib/session/session-context.ts'
import { type AuditAsked, auditSource, privateAuditSource } from '../../../records/audit-sources.ts'
import { accessOf, changedIn, type JournalEntry, kindOf, peopleIn, whatOf, whomOf } from './entry.ts'
import { calledIn, withKeptNames } from './names-then.ts'
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

/** Who is no account, or is not told. */
const nobodies = {
  [productUid]: 'byItself',
  [operatorUid]: 'byOperator',
  [visitorUid]: 'byVisitor',
  [invitedUid]: 'byInvited',
} as const
const isNobody = (uid: string): uid is keyof typeof nobodies => Object.hasOwn(nobodies, uid)

/** What was done in a home (null: in none), the latest `most` of what is asked for, live and in words. */
export function useJournal(eid: string | null, asked: AuditAsked, most: number): Journal {
  const { t } = useTranslation()
  const locale = useLocale()
  const { from, until, uid: by, beneficiaryId } = asked
  const session = useSession()
  const seesPrivate = eid !== null && can(accessTo(session, eid), 'read', 'privateAudit')
  const sources = useMemo(() => {
    const wanted = { from, until, uid: by, beneficiaryId }
    const all = auditSource(eid, wanted, most + 1)
    return seesPrivate ? [all, privateAuditSource(eid, wanted, most + 1)] : [all]
  }, [eid, from, until, by, beneficiaryId, most, seesPrivate])
  const lives = useLiveAll(sources)
  const audit = useMemo(() => mergedLists(lives, ({ at }) => at), [lives])
  const met = useMemo(
    () => (eid === null && audit.status === 'ready' ? peopleIn(audit.value.items) : []),
    [eid, audit],
  )
  const ofHome = useHomeNames(eid)
  const ofProfiles = useProfileNames(met)
  const known = eid === null ? ofProfiles : ofHome
  return useMemo(() => {
    if (audit.status === 'failed') return { status: 'failed' }
    if (audit.status !== 'ready' || known === null) return { status: 'loading' }
    const { items, unreadable } = audit.value
    const names = withKeptNames(known, items)
    const nobody = (uid: string) =>
      isNobody(uid)
        ? t(`journal.${nobodies[uid]}`)
        : t(eid === null ? 'journal.nobodyNow' : 'journal.somebodyElse', { id: uid })
    const entries = items.slice(0, most).map((entry) => ({
      id: entry.id,
      at: entry.at,
      uid: entry.uid,
      who: calledIn(entry.name, entry.uid, names, t) ?? nobody(entry.uid),
      kind: kindOf(entry.action),
      what: whatOf(entry, t),
      whom: whomOf(entry, names, t, locale),
      access: accessOf(entry, t, locale),
      recordPath: entry.recordPath,
      fields: changedIn(entry, t),
      address: entry.address ?? '',
    }))
    // Whom to choose from is called as today, each once, however they were called in between.
    const met = entries.map(({ uid }) => [uid, calledIn('', uid, names, t) ?? nobody(uid)] as const)
    const people = new Map([...names.people, ...met])
    return {
      status: 'ready',
      entries,
      people,
      residents: names.residents,
      unreadable,
      isCut: items.length + unreadable.length > most,
    }
  }, [audit, known, eid, most, t, locale])
}
