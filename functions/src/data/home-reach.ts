import type { DocumentSnapshot } from '@google-cloud/firestore'
import { type Channel, channelSchema, rings, standsAlone } from '@vigie/domain/alerts/channel'
import { peopleOfPlan, storedPlanSchema } from '@vigie/domain/alerts/escalation-plan'
import { mayGo } from '@vigie/domain/alerts/may-go'
import type { HomeReach, Reachable } from '@vigie/domain/alerts/reach-gaps'
import { careButton } from '@vigie/domain/care/care-press'
import { establishmentSchema } from '@vigie/domain/care/establishment'
import { reachAboutResident } from '@vigie/domain/deliveries/reachability'
import { assignmentSchema } from '@vigie/domain/devices/device'
import { paths } from '@vigie/domain/paths'
import { personOf, residentsReadBy } from '@vigie/domain/people/permissions'
import { firestore } from './firestore.ts'
import { readLiveRules, readSwitchedOff, timeZoneOf } from './homes.ts'
import { colleagueOf } from './people.ts'
import { readOrReport } from './read-document.ts'
import { ownPlansOf } from './resident-plans.ts'

const callingSchema = assignmentSchema.pick({ type: true, beneficiaryId: true })

/**
 * What decides who is told of a call for help in a home; null where there is none. Reads: the home, its escalation and those of residents, its activated rules, those that are switched off and name the button of care, and its devices, one
 * for each, and two for each person whom these name.
 */
export async function readHomeReach(eid: string): Promise<HomeReach | null> {
  const db = firestore()
  const [[home, planned], { rules, conditional, unreadable }, switchedOff, devices, ofResidents] =
    await Promise.all([
      db.getAll(db.doc(paths.establishment(eid)), db.doc(paths.escalation(eid))),
      readLiveRules(eid),
      readSwitchedOff(eid, careButton, 'buttonPressed'),
      db.collection(paths.assignments).where('establishmentId', '==', eid).get(),
      db.collection(paths.escalations(eid)).get(),
    ])
  if (!home?.exists) return null
  const shifts = establishmentSchema.shape.shifts.safeParse(home.get('shifts'))
  const plan = readOrReport(storedPlanSchema, planned)
  const plans = ownPlansOf(ofResidents.docs)
  const placed = devices.docs.map((one) => readOrReport(callingSchema, one))
  const known = placed.filter((one) => one !== null)
  const named = rules.flatMap(({ recipients }) => recipients)
  const uids = new Set([
    ...named.flatMap((to) => (to.kind === 'user' ? to.uid : [])),
    ...(plan ? peopleOfPlan(plan) : []),
    ...[...plans.values()].flatMap(({ steps }) => peopleOfPlan({ steps, shifts: [] })),
  ])
  return {
    shifts: shifts.data ?? [],
    timeZone: timeZoneOf(home),
    devices: known,
    rules,
    conditional,
    switchedOff,
    plan,
    plans,
    people: await readPeople(eid, [...uids]),
    isUnreadable:
      !shifts.success ||
      (planned?.exists && plan === null) === true ||
      known.length < placed.length ||
      unreadable.length > 0 ||
      rules.some(({ namesAll }) => !namesAll),
  }
}

async function readPeople(eid: string, uids: readonly string[]): Promise<HomeReach['people']> {
  const db = firestore()
  const documents = uids.flatMap((uid) => [db.doc(paths.user(uid)), db.doc(paths.member(eid, uid))])
  const found = documents.length === 0 ? [] : await db.getAll(...documents)
  return new Map(
    uids.flatMap((uid, index) => {
      const [profile, membership] = [found[2 * index], found[2 * index + 1]]
      return profile?.exists && membership?.exists ? [[uid, reachableOf(uid, profile, membership)]] : []
    }),
  )
}

/** Null where it cannot be read what somebody can be reached by. */
function reachableOf(uid: string, profile: DocumentSnapshot, membership: DocumentSnapshot): Reachable | null {
  const { user, member } = colleagueOf(profile, membership)
  if (user === null || member === null) return null
  const access = { person: personOf(uid, user, user.emailVerified), membership: member }
  const read = residentsReadBy(access)
  const [one = null] = read === 'all' ? [null] : read
  const isReachedBy = (channel: Channel) =>
    'address' in reachAboutResident(channel, { uid, user, member }, one)
  return {
    residents: read,
    mayGo: mayGo(access, one),
    hasChannel: channelSchema.options.filter(standsAlone).some(isReachedBy),
    hasPhone: channelSchema.options.filter(rings).some(isReachedBy),
    away: member.away ?? null,
  }
}
