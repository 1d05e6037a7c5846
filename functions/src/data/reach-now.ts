import type { DocumentSnapshot, Transaction } from '@google-cloud/firestore'
import type { Alert } from '@vigie/domain/alerts/alert'
import type { About } from '@vigie/domain/deliveries/about'
import type { Delivery } from '@vigie/domain/deliveries/delivery'
import {
  type Reach,
  reachAboutNotice,
  reachAboutResident,
  reachOfResident,
} from '@vigie/domain/deliveries/reachability'
import { paths } from '@vigie/domain/paths'
import { awaySchema, isAway } from '@vigie/domain/people/away'
import { firestore } from './firestore.ts'
import { isActiveHome } from './homes.ts'
import { colleagueOf, residentOf } from './people.ts'

/** A message that was queued a while ago. */
export interface Asked {
  establishmentId: string | null
  delivery: Delivery
  /** The alerts that it stands for; null for one that is gone. */
  alerts: readonly (Pick<Alert, 'beneficiaryId'> | null)[]
}

type Found = ReadonlyMap<string, DocumentSnapshot>

/**
 * Whether and where the recipients of messages are written to by now, in the order given; null where nobody is to be
 * asked: what is about an account and a drill go to the address that they were made for, an invitation for as long as it waits for an
 * answer, and that somebody is away for as long as they are. About a home that is inactive nobody is written to, unless `ofInactive`. Reads, each once: two for a person, one for a resident, one for an invitation or an absence, and one for the home of an alert. `now` is
 * epoch milliseconds.
 */
export async function reachNow(
  transaction: Transaction,
  asked: readonly Asked[],
  now: number,
  ofInactive = false,
): Promise<(Reach | null)[]> {
  const needed = [...new Set(asked.flatMap(pathsOf))].map((path) => firestore().doc(path))
  const snapshots = needed.length === 0 ? [] : await transaction.getAll(...needed)
  const found = new Map(snapshots.map((snapshot) => [snapshot.ref.path, snapshot]))
  return asked.map((one) => reachOf(one, found, now, ofInactive))
}

/**
 * The same of one message, by itself, to which its recipient answers: that goes on in a home that is inactive (docs/adr/0047-an-inactive-home-is-read.md).
 */
export const reachOfAnswer = (asked: Asked): Promise<Reach | null> =>
  firestore().runTransaction(
    async (transaction) => (await reachNow(transaction, [asked], Date.now(), true))[0] ?? null,
    {
      readOnly: true,
    },
  )

function pathsOf({ establishmentId: eid, delivery, alerts }: Asked): string[] {
  const { about, recipient } = delivery
  if (about.kind === 'invitation' && eid !== null) return [paths.invitation(eid, about.invitationId)]
  const away = awayMember(about)
  if (away !== null) return [away]
  if (!isAsked(about)) return []
  const home = eid !== null && about.kind !== 'notice' ? [paths.establishment(eid)] : []
  if (recipient.kind === 'user') {
    const { uid } = recipient
    return [...home, paths.user(uid), ...(eid === null ? [] : [paths.member(eid, uid)])]
  }
  const [bid = null] = residentsOf(about, alerts)
  return eid !== null && bid !== null ? [...home, paths.beneficiary(eid, bid)] : home
}

function reachOf(asked: Asked, found: Found, now: number, ofInactive: boolean): Reach | null {
  const { establishmentId: eid, delivery, alerts } = asked
  const { about, recipient, channel } = delivery
  if (about.kind === 'invitation' && eid !== null)
    return isWaiting(found.get(paths.invitation(eid, about.invitationId)))
      ? null
      : { unreachable: 'notAMember' }
  const away = awayMember(about)
  if (away !== null) return isStillAway(found.get(away), now) ? null : { unreachable: 'notAway' }
  if (!isAsked(about)) return null
  const home = eid === null ? undefined : found.get(paths.establishment(eid))
  if (about.kind !== 'notice' && !ofInactive && !(home && isActiveHome(home)))
    return { unreachable: 'establishmentInactive' }
  const residents = residentsOf(about, alerts)
  if (recipient.kind === 'user') {
    const { uid } = recipient
    const member = eid === null ? undefined : found.get(paths.member(eid, uid))
    const recorded = { uid, ...colleagueOf(found.get(paths.user(uid)), member) }
    if (about.kind === 'notice') return reachAboutNotice(channel, recorded)
    // All alerts of one message are about one resident; should they not be, the strictest answer counts.
    const reaches = residents.map((bid) => reachAboutResident(channel, recorded, bid))
    return reaches.find((reach) => 'unreachable' in reach) ?? reaches[0] ?? null
  }
  const [bid = null] = residents
  const resident = eid === null || bid === null ? undefined : found.get(paths.beneficiary(eid, bid))
  return recipient.kind === 'beneficiary' && resident ? reachOfResident(channel, residentOf(resident)) : null
}

/** Whether an invitation may still be answered: nobody took it back since. */
const isWaiting = (invitation: DocumentSnapshot | undefined) => invitation?.get('state') === 'pending'

/** The membership that says whether somebody is away still, of a message that they are. */
const awayMember = (about: About): string | null =>
  about.kind === 'account' && about.awayFrom !== undefined ? paths.member(about.awayFrom, about.uid) : null

/** One that cannot be read keeps no message back. */
function isStillAway(member: DocumentSnapshot | undefined, now: number): boolean {
  const away = awaySchema.nullish().safeParse(member?.get('away'))
  return !away.success || isAway(away.data, now)
}

/** Whether what a message is about asks anew who may read it. */
const isAsked = ({ kind }: About) => kind === 'alert' || kind === 'notice' || kind === 'silence'

/** Whom a message is about, each once; null where nothing tells. */
function residentsOf(about: About, alerts: Asked['alerts']): (string | null)[] {
  if (about.kind === 'silence') return [about.beneficiaryId]
  const known = new Set(alerts.flatMap((alert) => (alert === null ? [] : [alert.beneficiaryId])))
  return known.size === 0 ? [null] : [...known]
}
