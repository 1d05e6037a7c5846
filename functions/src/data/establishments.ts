import type { Transaction } from '@google-cloud/firestore'
import { type EstablishmentKeys, knownKeys } from '@vigie/domain/care/api-keys'
import type { AuditAction, NewAudit } from '@vigie/domain/care/audit'
import type { AuditField } from '@vigie/domain/care/audit-fields'
import { usualKeptMonths } from '@vigie/domain/care/days-kept'
import { type Establishment, establishmentSchema } from '@vigie/domain/care/establishment'
import type { EstablishmentSettings } from '@vigie/domain/care/establishment-settings'
import { mostMembersChanged } from '@vigie/domain/care/managed-establishment'
import { paths } from '@vigie/domain/paths'
import { roles } from '@vigie/domain/people/roles'
import { type Member, userSchema } from '@vigie/domain/people/user'
import { personEntry } from '@vigie/domain/search/search-entry'
import { addAudit } from './audit.ts'
import { readEscalationsAnew } from './escalations.ts'
import { fieldsOf } from './fields-other.ts'
import { firestore } from './firestore.ts'
import { inTransaction } from './in-transaction.ts'
import { anewByShifts } from './other-shifts.ts'
import { readDocument } from './read-document.ts'
import { getPlansOfHome } from './resident-plans.ts'
import { readToCarry } from './retention.ts'
import { keepFindable } from './search-entries.ts'
import { endsToAwait } from './window-timers.ts'

/** Who does what to which establishment; `action` is what the audit calls it. */
export interface EstablishmentAct {
  eid: string
  uid: string
  action: AuditAction
}

/**
 * What to change, nothing of it where it is empty; or why nothing is changed. `also` reads what goes with it, and answers how to write that; `about` is
 * what the journal calls that which is changed, from which name to which it went, and what of it became another.
 */
export type EstablishmentDecision<Why> =
  | {
      change: Partial<Pick<Establishment, AuditField & keyof Establishment>>
      also?: (transaction: Transaction) => Promise<() => void>
      about?: Pick<NewAudit, 'aboutName' | 'renamed' | 'fields'>
    }
  | { why: Why }

/** Asks, in the transaction, whether a notification rule is limited to a shift, or a step of the escalation, the home's or a resident's, tells whoever works it. */
export type NamesShift = (shiftId: string) => Promise<boolean>

/**
 * Changes an establishment by what `decide` makes of it, and with its name and state the copies that memberships keep, in one
 * transaction that also notes who did it. Rules that are decided at the end of a shift wait for it as it is since, what waits for
 * somebody in one that is active again is escalated again, and by other hours the steps of what calls ask whoever works now, and whoever begins to when they do; another time to keep days is carried to those there are. Answers whether anything was changed, or why not.
 */
export async function changeEstablishment<Why>(
  { eid, uid, action }: EstablishmentAct,
  now: number,
  decide: (
    establishment: Establishment,
    namesShift: NamesShift,
  ) => EstablishmentDecision<Why> | Promise<EstablishmentDecision<Why>>,
): Promise<{ changed: boolean } | { why: Why | 'establishmentNotFound' | 'tooManyMembers' }> {
  const db = firestore()
  const path = paths.establishment(eid)
  return inTransaction(async (transaction) => {
    const stored = readDocument(establishmentSchema, await transaction.get(db.doc(path)))
    if (stored === null) return { why: 'establishmentNotFound' as const }
    const decision = await decide(stored, (shiftId) => isShiftNamed(transaction, eid, shiftId))
    if ('why' in decision) return decision
    const { change, also, about } = decision
    if (Object.keys(change).length === 0) return { changed: false }
    const copies: Partial<Member> = {
      ...(change.name !== undefined && { establishmentName: change.name }),
      ...(change.state !== undefined && { establishmentState: change.state }),
    }
    const members = Object.keys(copies).length > 0 ? await membersOf(transaction, eid) : []
    if (members.length > mostMembersChanged) return { why: 'tooManyMembers' as const }
    const isTimeOther = change.shifts !== undefined || change.timeZone !== undefined
    const awaitEnds = isTimeOther ? await endsToAwait(transaction, eid) : null
    const hours = [stored, { ...stored, ...change }] as const
    const anew = isTimeOther ? await anewByShifts(transaction, eid, hours, now) : null
    const isAnew = change.state === 'active' || anew !== null
    const lookAgain = isAnew ? await readEscalationsAnew(transaction, { eid, anew }, now) : null
    const carry =
      change.keptMonths === undefined ? null : await readToCarry(transaction, eid, change.keptMonths, now)
    const alsoWrite = await also?.(transaction)
    awaitEnds?.({ ...stored, ...change }, now)
    for (const { ref } of members) transaction.update(ref, copies)
    lookAgain?.()
    carry?.()
    alsoWrite?.()
    const stateSince = change.state === undefined ? {} : { stateSince: now }
    transaction.update(db.doc(path), { ...change, ...stateSince, lastUpdateAt: now })
    addAudit(transaction, {
      ...{ uid, action, path, establishmentId: eid, at: now, fields: fieldsOf(change) },
      ...about,
      ...(change.state !== undefined && { state: change.state }),
      ...(change.keptMonths !== undefined && {
        keptMonths: { from: stored.keptMonths ?? usualKeptMonths, to: change.keptMonths },
      }),
    })
    return { changed: true }
  })
}

async function membersOf(transaction: Transaction, eid: string) {
  const query = firestore()
    .collection(paths.members(eid))
    .select()
    .limit(mostMembersChanged + 1)
  return (await transaction.get(query)).docs
}

async function isShiftNamed(transaction: Transaction, eid: string, shiftId: string): Promise<boolean> {
  const query = firestore()
    .collection(paths.notifications(eid))
    .where('shiftIds', 'array-contains', shiftId)
    .select()
    .limit(1)
  if (!(await transaction.get(query)).empty) return true
  const { ofHome, own } = await getPlansOfHome(transaction, eid)
  const steps = [ofHome, ...own.values()].flatMap((plan) => plan?.steps ?? [])
  if (!ofHome || !steps.some(({ onShift }) => onShift)) return false
  return ofHome.shifts.some((one) => one.shiftId === shiftId && one.uids.length > 0)
}

/** What an establishment is called, or null where there is none. One read. */
export async function readEstablishmentName(eid: string): Promise<string | null> {
  const snapshot = await firestore().doc(paths.establishment(eid)).get()
  return readDocument(establishmentSchema.pick({ name: true }), snapshot)?.name ?? null
}

/** A new establishment with its keys and settings, and who makes it. */
export interface EstablishmentToAdd {
  eid: string
  uid: string
  establishment: Establishment
  keys: EstablishmentKeys
  /** How many establishments they may have made by then; null: as many as they like. */
  most: number | null
}

const makerSchema = userSchema.pick({ displayName: true, roleId: true })

/**
 * Adds an establishment, whose maker becomes its first administrator, in one transaction that also notes it. One of that id that
 * the same person made stays as it is (`already`); one that somebody else made is theirs (`establishmentExists`).
 */
export async function addEstablishment(
  { eid, uid, establishment, keys, most }: EstablishmentToAdd,
  now: number,
): Promise<'added' | 'already' | 'establishmentExists' | 'tooManyEstablishments'> {
  const db = firestore()
  const path = paths.establishment(eid)
  const made = db.collection(paths.establishments).where('createdBy', '==', uid).select()
  return inTransaction(async (transaction) => {
    const [known, profile] = await transaction.getAll(db.doc(path), db.doc(paths.user(uid)))
    if (known?.exists) return known.get('createdBy') === uid ? 'already' : 'establishmentExists'
    const maker = profile ? readDocument(makerSchema, profile) : null
    if (maker === null) throw new Error(`${uid} has no profile`)
    if (most !== null && (await transaction.get(made.limit(most))).size >= most)
      return 'tooManyEstablishments'
    const settings: EstablishmentSettings = {
      apiKeys: knownKeys(keys),
      licences: { beds: null, until: null },
    }
    const member: Member = {
      uid,
      displayName: maker.displayName,
      establishmentName: establishment.name,
      establishmentState: establishment.state,
      roleId: roles.ADMIN,
      role: maker.roleId,
      state: 'accepted',
      beneficiaryIds: [],
    }
    transaction.create(db.doc(path), establishment)
    transaction.create(db.doc(paths.keys(eid)), keys)
    transaction.create(db.doc(paths.settings(eid)), settings)
    transaction.create(db.doc(paths.member(eid, uid)), member)
    keepFindable(transaction, personEntry(eid, uid, maker.displayName))
    addAudit(transaction, { uid, action: 'establishment.create', path, establishmentId: eid, at: now })
    return 'added'
  })
}
