import type { Transaction } from '@google-cloud/firestore'
import {
  changedRule,
  differingFields,
  mostRules,
  newRule,
  type RuleSaid,
} from '@vigie/domain/alerts/managed-rule'
import type { Recipient } from '@vigie/domain/alerts/notification-rule'
import { type ReachFault, reachFault } from '@vigie/domain/alerts/rule-reach'
import type { AuditAction } from '@vigie/domain/care/audit'
import type { AuditField } from '@vigie/domain/care/audit-fields'
import { beneficiarySchema } from '@vigie/domain/care/beneficiary'
import { establishmentSchema } from '@vigie/domain/care/establishment'
import { paths } from '@vigie/domain/paths'
import { memberSchema } from '@vigie/domain/people/user'
import { type NeverFires, neverFires } from '@vigie/domain/rules/never-fires'
import type { Rule } from '@vigie/domain/rules/rule'
import { localDate } from '@vigie/domain/time/local-time'
import { addAudit, wasNoted } from './audit.ts'
import { firestore } from './firestore.ts'
import { ruleOf } from './homes.ts'
import { inTransaction } from './in-transaction.ts'
import { colleagueOf, residentOf } from './people.ts'
import { readDocument, readOrReport } from './read-document.ts'
import { readTakenOff, uidsOf } from './taken-off.ts'
import { awaitEnd, dropEnd } from './window-timers.ts'

/** Who does something about which notification rule. */
export interface RuleAct {
  eid: string
  nid: string
  uid: string
}

/** Whom a rule tells, and by what. */
type Tells = Pick<Rule, 'recipients' | 'methods'>
/** Of a rule that was off. */
const nobody: Tells = { recipients: [], methods: [] }

/** Reads which alerts that nobody is on are told to whom their rule names newly, or rings newly; what it answers queues that. */
export type ReadTell = (
  transaction: Transaction,
  act: RuleAct,
  named: { before: Tells; after: Tells },
  now: number,
) => Promise<() => void>

const documentOf = ({ eid, nid }: RuleAct) => firestore().doc(paths.notification(eid, nid))

/**
 * Adds a notification rule, or changes what is said of one, in one transaction that notes who did it and asks again whom it tells,
 * and how they are reached. Whoever is taken off it leaves its alerts; whom it names newly is told of those that nobody is on. What it says already changes nothing; a change of what somebody else has changed meanwhile is refused,
 * with what the rule says by now. The id of one that was deleted is not used anew. `now` is epoch milliseconds.
 */
export async function setRule(act: RuleAct, said: RuleSaid, now: number, readTell: ReadTell) {
  return inTransaction(async (transaction) => {
    const stored = await transaction.get(documentOf(act))
    const before = ruleOf(stored)
    if (before === null && (stored.exists || said.updatedAt !== null)) return { why: 'ruleNotFound' as const }
    const fields = before ? differingFields(before, said) : []
    if (before && fields.length === 0) {
      const { updatedAt, activated } = before
      return { changed: false, updatedAt, activated }
    }
    if (before && said.updatedAt !== before.updatedAt) return { why: 'ruleChanged' as const, current: before }
    const fault = await faultOf(transaction, act.eid, said, now)
    if (fault !== null) return fault
    if (before === null) {
      const [isDeleted, isFull] = await Promise.all([
        wasNoted(transaction, stored.ref.path, 'rule.delete'),
        hasMostRules(transaction, act.eid),
      ])
      if (isDeleted) return { why: 'ruleNotFound' as const }
      if (isFull) return { why: 'tooManyRules' as const }
    }
    const saved = before ? changedRule(before, said, act.uid, now) : newRule(said, act.uid, now)
    const home = await clockOf(transaction, act.eid)
    const leave = await readTakenOff(transaction, act, { before, after: said }, now)
    const isTelling = before !== null && saved.activated
    const tell = isTelling ? await readTell(transaction, act, { before, after: said }, now) : null
    leave()
    tell?.()
    transaction.set(documentOf(act), saved)
    if (home) awaitEnd(transaction, { eid: act.eid, ruleId: act.nid, rule: saved }, home, now)
    note(transaction, act, 'rule.set', now, saved, fields)
    return { changed: true, updatedAt: now, activated: saved.activated }
  })
}

const clockSchema = establishmentSchema.pick({ shifts: true, timeZone: true })

/** The shifts and the clock of a home, by which a rule waits for the end of what it watches. */
const clockOf = async (transaction: Transaction, eid: string) =>
  readDocument(clockSchema, await transaction.get(firestore().doc(paths.establishment(eid))))

/** Why a rule cannot be as somebody says, and the names of whom that is said, where it is of somebody. */
interface RuleFault {
  why:
    | ReachFault['why']
    | 'establishmentNotFound'
    | 'shiftNotFound'
    | 'beneficiaryNotFound'
    | 'beneficiaryArchived'
    | NeverFires
  names?: readonly string[]
}

const namedSchema = memberSchema.pick({ displayName: true })
const stateSchema = beneficiarySchema.pick({ state: true })

/** Null: it can be so. */
async function faultOf(
  transaction: Transaction,
  eid: string,
  said: RuleSaid | Rule,
  now: number,
): Promise<RuleFault | null> {
  const db = firestore()
  const { beneficiaryId, shiftIds } = said
  const uids = uidsOf(said)
  const [home, ...found] = await transaction.getAll(
    db.doc(paths.establishment(eid)),
    ...uids.flatMap((uid) => [db.doc(paths.user(uid)), db.doc(paths.member(eid, uid))]),
    ...(beneficiaryId === null ? [] : [db.doc(paths.beneficiary(eid, beneficiaryId))]),
  )
  const clock = home ? readDocument(clockSchema, home) : null
  if (clock === null) return { why: 'establishmentNotFound' }
  const { shifts, timeZone } = clock
  if (!shiftIds.every((id) => shifts.some((shift) => shift.id === id))) return { why: 'shiftNotFound' }
  const inVain = said.type === 'conditional' ? neverFires(said, shifts, localDate(now, timeZone)) : null
  if (inVain !== null) return { why: inVain }
  const resident = beneficiaryId === null ? null : (found.at(-1) ?? null)
  const state = resident && readDocument(stateSchema, resident)?.state
  if (resident && !state) return { why: 'beneficiaryNotFound' }
  if (state === 'archived') return { why: 'beneficiaryArchived' }
  const people = uids.map((uid, index) => ({ uid, ...colleagueOf(found[2 * index], found[2 * index + 1]) }))
  const fault = reachFault(said, people, resident && residentOf(resident))
  if (fault === null) return null
  const nameOf = (to: Recipient) => {
    if (to.kind === 'beneficiary') return resident ? `${residentOf(resident).name} (contact)` : ''
    return readOrReport(namedSchema, found[2 * uids.indexOf(to.uid) + 1])?.displayName ?? ''
  }
  return { why: fault.why, names: fault.who.map(nameOf).filter((name) => name !== '') }
}

async function hasMostRules(transaction: Transaction, eid: string): Promise<boolean> {
  const query = firestore().collection(paths.notifications(eid)).select().limit(mostRules)
  return (await transaction.get(query)).size === mostRules
}

/** Activates a notification rule, which is asked anew what it was asked when it was set, or deactivates it, in one transaction that notes who did it. Whom it names is told of its alerts that nobody is on, unless they were. `now` is epoch milliseconds. */
export async function activateRule(act: RuleAct, activated: boolean, now: number, readTell: ReadTell) {
  return inTransaction(async (transaction) => {
    const rule = ruleOf(await transaction.get(documentOf(act)))
    if (rule === null) return { why: 'ruleNotFound' as const }
    if (rule.activated === activated) return { changed: false }
    const fault = activated ? await faultOf(transaction, act.eid, rule, now) : null
    if (fault !== null) return fault
    const home = rule.type === 'conditional' ? await clockOf(transaction, act.eid) : null
    const tell = activated ? await readTell(transaction, act, { before: nobody, after: rule }, now) : null
    tell?.()
    // What somebody changes of it meanwhile is not held against this.
    transaction.update(documentOf(act), {
      activated,
      // What happened while it was off it has not watched.
      ...(activated && rule.type === 'conditional' && { watchesSince: now }),
    })
    const saved = { ...rule, activated }
    if (home) awaitEnd(transaction, { eid: act.eid, ruleId: act.nid, rule: saved }, home, now)
    note(transaction, act, activated ? 'rule.activate' : 'rule.deactivate', now, rule)
    return { changed: true }
  })
}

/** Deletes a notification rule, one that cannot be read too, in one transaction that notes who did it; its alerts stay, and count on nobody whom it named. `now` is epoch milliseconds. */
export async function deleteRule(act: RuleAct, now: number) {
  return inTransaction(async (transaction) => {
    const stored = await transaction.get(documentOf(act))
    if (!stored.exists) return { changed: false }
    const leave = await readTakenOff(transaction, act, { before: ruleOf(stored), after: null }, now)
    leave()
    transaction.delete(stored.ref)
    dropEnd(transaction, act.eid, act.nid)
    note(transaction, act, 'rule.delete', now, ruleOf(stored))
    return { changed: true }
  })
}

function note(
  transaction: Transaction,
  act: RuleAct,
  action: AuditAction,
  at: number,
  rule: Rule | null,
  fields: readonly AuditField[] = [],
): void {
  const { eid, uid } = act
  const beneficiaryIds = rule?.beneficiaryId ? [rule.beneficiaryId] : []
  const { path } = documentOf(act)
  // By nothing else is a rule known that was deleted.
  const aboutName = rule?.name ?? ''
  addAudit(transaction, {
    uid,
    action,
    aboutName,
    path,
    establishmentId: eid,
    at,
    fields,
    beneficiaryIds,
  })
}
