import type { DocumentSnapshot, Transaction } from '@google-cloud/firestore'
import { beneficiarySchema } from '@vigie/domain/care/beneficiary'
import { paths } from '@vigie/domain/paths'
import { type Access, personOf } from '@vigie/domain/people/permissions'
import { memberSchema, userSchema } from '@vigie/domain/people/user'
import { defaultLocale } from '@vigie/domain/text'
import { z } from 'zod'
import { firestore } from './firestore.ts'
import type { HomesQuiet } from './quiet-hours.ts'
import { readOrReport } from './read-document.ts'

// Of each record only what a message needs, each field for itself: a spoilt address costs that channel, a spoilt colour
// nothing. What a right depends on says so in its schema: what cannot be read opens nothing.
const { name, room, email, phone, confirmedPhone, stoppedPhone } = beneficiarySchema.shape
const residentSchema = z.object({
  name: name.catch(''),
  room: room.catch(''),
  email: email.catch(null),
  phone: phone.catch(null),
  confirmedPhone,
  stoppedPhone,
})
const profileSchema = z.object({
  email: userSchema.shape.email.nullable().catch(null),
  phone: userSchema.shape.phone.catch(null),
  phoneMobile: userSchema.shape.phoneMobile.catch(null),
  verifiedPhones: userSchema.shape.verifiedPhones,
  stoppedPhones: userSchema.shape.stoppedPhones,
  pushDevices: userSchema.shape.pushDevices,
  quietHours: userSchema.shape.quietHours,
  locale: userSchema.shape.locale.catch(defaultLocale),
  emailVerified: userSchema.shape.emailVerified,
  roleId: userSchema.shape.roleId,
  operator: userSchema.shape.operator,
  disabled: userSchema.shape.disabled,
})
const membershipSchema = memberSchema
  .pick({ state: true, roleId: true, role: true, beneficiaryIds: true, away: true })
  .extend({ displayName: memberSchema.shape.displayName.optional().catch(undefined) })

const nobody = { name: '', room: '', email: null, phone: null, confirmedPhone: null }

/** A person and their membership of an establishment, as far as messages go; null what is missing or unreadable. */
export interface Colleague {
  user: z.infer<typeof profileSchema> | null
  member: z.infer<typeof membershipSchema> | null
}

/** The people an alert is about and for. A resident who cannot be read costs the alert their name, never the alert. */
export interface AlertPeople {
  resident: z.infer<typeof residentSchema>
  colleagues: ReadonlyMap<string, Colleague>
  /** The uids of those of them who stand in where nobody of those named is there; missing: it was not asked who does. */
  standIns?: readonly string[]
  /** What their home says of quiet hours; missing: it was not asked. */
  quiet?: HomesQuiet
}

/** A resident and the people of some uids, read together. One read for the resident, two for each person. */
export async function getAlertPeople(
  transaction: Transaction,
  eid: string,
  bid: string,
  uids: readonly string[],
): Promise<AlertPeople> {
  const db = firestore()
  const [first, ...others] = await transaction.getAll(
    db.doc(paths.beneficiary(eid, bid)),
    ...uids.flatMap((uid) => [db.doc(paths.user(uid)), db.doc(paths.member(eid, uid))]),
  )
  const colleagues = uids.map((uid, index): [string, Colleague] => [
    uid,
    colleagueOf(others[2 * index], others[2 * index + 1]),
  ])
  return { resident: residentOf(first), colleagues: new Map(colleagues) }
}

/** The same by itself. */
export const readAlertPeople = (eid: string, bid: string, uids: readonly string[]): Promise<AlertPeople> =>
  firestore().runTransaction((transaction) => getAlertPeople(transaction, eid, bid, uids), { readOnly: true })

/** Some people with their membership of a home, as far as messages go. Two reads for each. */
export async function getColleagues(
  transaction: Transaction,
  eid: string,
  uids: readonly string[],
): Promise<ReadonlyMap<string, Colleague>> {
  const db = firestore()
  const documents = uids.flatMap((uid) => [db.doc(paths.user(uid)), db.doc(paths.member(eid, uid))])
  const found = documents.length === 0 ? [] : await transaction.getAll(...documents)
  return new Map(uids.map((uid, index) => [uid, colleagueOf(found[2 * index], found[2 * index + 1])]))
}

/** What some people are in a home. Two reads for each. */
export async function getAccesses(
  transaction: Transaction,
  eid: string,
  uids: readonly string[],
): Promise<ReadonlyMap<string, Access>> {
  const colleagues = await getColleagues(transaction, eid, uids)
  return new Map(
    [...colleagues].map(([uid, { user, member }]) => [
      uid,
      { person: personOf(uid, user, true), membership: member },
    ]),
  )
}

/** What of a resident's record an alert and its messages need; nothing where it is missing or cannot be read. */
export function residentOf(record: DocumentSnapshot | undefined): AlertPeople['resident'] {
  return readOrReport(residentSchema, record) ?? nobody
}

/** A person by their profile and membership, as far as messages go. */
export function colleagueOf(
  profile: DocumentSnapshot | undefined,
  membership: DocumentSnapshot | undefined,
): Colleague {
  return {
    user: readOrReport(profileSchema, profile),
    member: readOrReport(membershipSchema, membership),
  }
}
