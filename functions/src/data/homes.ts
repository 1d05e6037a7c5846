import type { DocumentSnapshot } from '@google-cloud/firestore'
import { type LiveRule, liveRuleSchema } from '@vigie/domain/alerts/notification-rule'
import { namesAll, readableRule } from '@vigie/domain/alerts/readable-rule'
import { type Kept, usualKeptMonths } from '@vigie/domain/care/days-kept'
import { type Establishment, establishmentSchema } from '@vigie/domain/care/establishment'
import { storedKeptMonthsSchema } from '@vigie/domain/care/kept-months'
import type { DeviceType } from '@vigie/domain/devices/device-catalogue'
import { paths } from '@vigie/domain/paths'
import { type ConditionalRule, conditionalRuleSchema } from '@vigie/domain/rules/conditional-rule'
import { type Rule, ruleSchema } from '@vigie/domain/rules/rule'
import { eventKindSchema } from '@vigie/domain/sensors/event-kinds'
import { takenKeysSchema } from './establishment-keys.ts'
import { firestore } from './firestore.ts'
import { readDocument, readOrReport } from './read-document.ts'

/** What ingest needs to know of an establishment. */
export interface Home {
  id: string
  state: Establishment['state']
  timeZone: string
  shifts: Establishment['shifts']
  /** For how many months it keeps what its sensors said. */
  keptMonths: number
  /** Its API keys, and until when each is taken; null: as long as no other follows it. */
  keys: readonly { id: string; hash: string; until: number | null }[]
}

/** `namesAll`: whether whom it names can all be read, and it names anybody. */
export type StoredRule = LiveRule & { id: string; namesAll: boolean }

/** A conditional rule as it is stored. */
export type StoredCondition = ConditionalRule & { id: string }

/** The activated rules of a home: the live ones, and beside them those that watch. */
export interface LiveRules {
  rules: readonly StoredRule[]
  /** The ids of those of which it cannot be read which events they are for. */
  unreadable: readonly string[]
  conditional: readonly StoredCondition[]
  /** The ids of the conditional ones that cannot be read. */
  unreadableConditions: readonly string[]
}

/** The clock of a home whose own cannot be read: the product is at home there. */
const lastResortTimeZone = 'America/Toronto'

// One spoilt field must not silence a home. What is unknown errs on the side of an alert: a home is taken for active,
// and a rule limited to shifts that cannot be read is limited by nothing.
const forgivingSchema = establishmentSchema.pick({ state: true, timeZone: true, shifts: true }).extend({
  state: establishmentSchema.shape.state.catch('active'),
  timeZone: establishmentSchema.shape.timeZone.catch(lastResortTimeZone),
  shifts: establishmentSchema.shape.shifts.catch([]),
  keptMonths: storedKeptMonthsSchema,
})

/** The shifts of a home as they are stored; none where they cannot be read. */
export const shiftsOf = (establishment: DocumentSnapshot): Establishment['shifts'] =>
  forgivingSchema.shape.shifts.parse(establishment.get('shifts'))

/** The clock of a home as it is stored. */
export const timeZoneOf = (establishment: DocumentSnapshot): string =>
  forgivingSchema.shape.timeZone.parse(establishment.get('timeZone'))

/** Whether a home that is stored is active; one that is not there is not. */
export const isActiveHome = (establishment: DocumentSnapshot): boolean =>
  establishment.exists && forgivingSchema.shape.state.parse(establishment.get('state')) === 'active'

const clockSchema = establishmentSchema.pick({
  shifts: true,
  timeZone: true,
  keptMonths: true,
  goneUntil: true,
  silent: true,
})
type HomeClock = Pick<Home, 'shifts' | 'timeZone' | 'keptMonths'> &
  Pick<Kept, 'goneUntil'> &
  Pick<Establishment, 'silent'>

/** The shifts of a home, its clock, for how long it keeps days and what is silent in it; null where there is no such home. Throws SpoiltDocument. One read. */
export async function readShifts(eid: string): Promise<HomeClock | null> {
  const stored = await firestore().doc(paths.establishment(eid)).get()
  const home = readDocument(clockSchema, stored)
  return home && { ...home, keptMonths: home.keptMonths ?? usualKeptMonths }
}

/** What can be read of a rule, what cannot being reported; null where there is none, or it cannot be known what it is about. */
export const ruleOf = (snapshot: DocumentSnapshot): Rule | null =>
  readOrReport(ruleSchema, snapshot) ?? readableRule(snapshot.data())

const liveRuleOf = (snapshot: DocumentSnapshot): LiveRule | null =>
  readOrReport(liveRuleSchema, snapshot) ?? readableRule(snapshot.data())

/**
 * An establishment with its keys, in one round trip of two reads; null where either is missing. A spoilt field is
 * reported in the log and takes the value that rather alerts.
 */
export async function readHome(eid: string): Promise<Home | null> {
  const db = firestore()
  const [establishment, secret] = await db.getAll(db.doc(paths.establishment(eid)), db.doc(paths.keys(eid)))
  const keys = secret && readDocument(takenKeysSchema, secret)
  if (!establishment?.exists || !keys) return null
  readOrReport(establishmentSchema, establishment)
  const {
    state,
    timeZone,
    shifts,
    keptMonths = usualKeptMonths,
  } = forgivingSchema.parse(establishment.data())
  return {
    id: eid,
    state,
    timeZone,
    shifts,
    keptMonths,
    keys: [{ ...keys.current, until: null }, ...keys.former],
  }
}

/** The activated rules of an establishment, in one query; what cannot be read of one is reported, and silences as little as can be. */
export async function readLiveRules(eid: string): Promise<LiveRules> {
  const found = await firestore().collection(paths.notifications(eid)).where('activated', '==', true).get()
  const rules: StoredRule[] = []
  const unreadable: string[] = []
  const conditional: StoredCondition[] = []
  const unreadableConditions: string[] = []
  for (const snapshot of found.docs) {
    const type: unknown = snapshot.get('type')
    if (type === 'conditional') {
      const condition = readOrReport(conditionalRuleSchema, snapshot)
      if (condition === null) unreadableConditions.push(snapshot.id)
      else conditional.push({ ...condition, id: snapshot.id })
      continue
    }
    // Of a type that nobody knows it is not known either which events it is for.
    const rule = type === 'live' ? liveRuleOf(snapshot) : null
    if (rule === null) unreadable.push(snapshot.id)
    else rules.push({ ...rule, id: snapshot.id, namesAll: namesAll(snapshot.data()) })
  }
  return { rules, unreadable, conditional, unreadableConditions }
}

/** What of a rule that is switched off says which presses are calls. */
export type SwitchedOff = Pick<Rule, 'action' | 'deviceTypes'>

/**
 * The rules of a home, of either type, that are switched off and name a type of device; of an event that cannot be read, each is for `unread`. One
 * query, of all that name it.
 */
export async function readSwitchedOff(
  eid: string,
  type: DeviceType,
  unread: Rule['action'],
): Promise<SwitchedOff[]> {
  const naming = firestore().collection(paths.notifications(eid)).where('deviceTypes', 'array-contains', type)
  const { docs } = await naming.select('action', 'activated').get()
  return docs.flatMap((rule) =>
    rule.get('activated') === true
      ? []
      : { action: eventKindSchema.catch(unread).parse(rule.get('action')), deviceTypes: [type] },
  )
}
