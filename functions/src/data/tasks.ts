import type { Transaction } from '@google-cloud/firestore'
import type { Actor } from '@vigie/domain/alerts/alert'
import { beneficiarySchema } from '@vigie/domain/care/beneficiary'
import { type Task, taskSchema } from '@vigie/domain/care/task'
import { paths } from '@vigie/domain/paths'
import { memberSchema } from '@vigie/domain/people/user'
import { actorInHome } from './actor-in-home.ts'
import { firestore } from './firestore.ts'
import { timeZoneOf } from './homes.ts'
import { nameInHome } from './name-in-home.ts'
import { readDocument, readOrReport } from './read-document.ts'

/** A task, and who does something about it. */
export interface TaskAct {
  eid: string
  bid: string
  tid: string
  uid: string
}

/** What decides on an act about a task. */
export interface TaskFound {
  /** The home's clock. */
  timeZone: string
  /** Null where there is none. */
  task: Task | null
  /** The person, by what they are called in the home. */
  by: Actor
}

/** Why nothing is done about any task of a resident. */
export interface NoSuchRecord {
  why: 'beneficiaryNotFound' | 'beneficiaryArchived'
}

const stateSchema = beneficiarySchema.pick({ state: true })
const roleSchema = memberSchema.pick({ role: true })

/** Reads all that an act about a task depends on, in one round trip of five reads; the record of a resident who is archived is read only. */
export async function getTaskFound(
  transaction: Transaction,
  { eid, bid, tid, uid }: TaskAct,
): Promise<TaskFound | NoSuchRecord> {
  const db = firestore()
  const [home, resident, task, member, user] = await transaction.getAll(
    db.doc(paths.establishment(eid)),
    db.doc(paths.beneficiary(eid, bid)),
    db.doc(paths.task(eid, bid, tid)),
    db.doc(paths.member(eid, uid)),
    db.doc(paths.user(uid)),
  )
  const state = resident ? readDocument(stateSchema, resident)?.state : undefined
  if (state === undefined || !home?.exists || !task) return { why: 'beneficiaryNotFound' }
  if (state === 'archived') return { why: 'beneficiaryArchived' }
  return {
    timeZone: timeZoneOf(home),
    task: readDocument(taskSchema, task),
    by: actorInHome(uid, nameInHome(member, user), readOrReport(roleSchema, member)?.role ?? null),
  }
}

/** A task and its home's clock; null where there is none. Two reads. */
export async function readTask({
  eid,
  bid,
  tid,
}: Omit<TaskAct, 'uid'>): Promise<{ task: Task; timeZone: string } | null> {
  const db = firestore()
  const [home, stored] = await db.getAll(db.doc(paths.establishment(eid)), db.doc(paths.task(eid, bid, tid)))
  const task = stored ? readDocument(taskSchema, stored) : null
  return home && task ? { task, timeZone: timeZoneOf(home) } : null
}
