import type { Alert } from '@vigie/domain/alerts/alert'
import { alertSchema } from '@vigie/domain/alerts/alert'
import { paths } from '@vigie/domain/paths'
import { randomOf } from '@vigie/emulators/seed/random'
import { actOnAlert } from '../../functions/src/alerts/act-on-alert.ts'
import { inTransaction } from '../../functions/src/data/in-transaction.ts'
import { awaitEnd } from '../../functions/src/data/window-timers.ts'
import { onMessage } from '../../functions/src/ingest/on-message.ts'
import { beginSnooze } from '../../functions/src/snoozes/begin-snooze.ts'
import { endSnooze } from '../../functions/src/snoozes/end-snooze.ts'
import { watchHome } from '../../functions/src/supervision/watch-home.ts'
import type { Clock } from './clock.ts'
import { homeOfForty, type SimulatedHome } from './home-of-forty.ts'
import { apiKey, storeHome } from './stored-home.ts'
import { type StoredSilence, silencesIn } from './stored-silences.ts'
import { type Said, saidBetween } from './three-days.ts'
import { eid, type Span, type Troubles, World } from './world.ts'

const second = 1_000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour
const threeDays = 72 * hour
/** As functions/src/index.ts has it. */
const superviseEveryMs = 5 * minute

/** A try to hand a message to `ingest`, and whether it took it. */
export interface Try {
  at: number
  isTaken: boolean
}

/** What somebody did about an alert. */
export interface Act {
  at: number
  alertId: string
  act: 'acknowledge' | 'resolve'
}

/** Care that somebody began, of one device or (null) all, and that somebody may have ended before its time. */
export interface Care {
  bid: string
  deviceId: string | null
  from: number
  until: number
  begun: readonly Try[]
  ended: readonly Try[]
}

/** All that was done and said in a simulation, and what it left. */
export interface Story {
  home: SimulatedHome
  span: Span
  /** Until when it was looked on: nothing is said, and nobody does anything, after the span. */
  endsAt: number
  history: readonly Said[]
  said: readonly Said[]
  tries: ReadonlyMap<Said, readonly Try[]>
  acts: readonly Act[]
  care: readonly Care[]
  troubles: Troubles
  /** What supervision told: oracles ask for it at each instant. */
  silences: readonly StoredSilence[]
  world: World
}

/** Three days of a home (or so many milliseconds), then some hours in which nothing more is said and nobody does anything. All of it follows from the seed. */
export async function simulate(
  clock: Clock,
  begin: number,
  seed: number,
  length = threeDays,
): Promise<Story> {
  clock.begin(begin)
  const random = randomOf(`three days ${begin} ${seed}`)
  const span = { from: begin, until: begin + length }
  const home = homeOfForty(random)
  const troubles = troublesOf(span, random)
  const world = new World(clock, random, troubles)
  const history = historyOf(home, begin, random)
  const said = saidBetween(home, span.from, span.until, random)
  storeHome(world.store, home, history, begin)
  for (const [ruleId, rule] of home.conditional) {
    await inTransaction(async (transaction) =>
      awaitEnd(transaction, { eid, ruleId, rule }, home, clock.now()),
    )
  }
  const tries = new Map<Said, Try[]>(said.map((one) => [one, []]))
  for (const one of said) {
    const onTry = (at: number, isTaken: boolean) => void tries.get(one)?.push({ at, isTaken })
    for (const [time, at] of one.broughtAt.entries()) {
      world.bring('ingest', at, () => onMessage(pushOf(one, time)), onTry)
    }
  }
  const acts: Act[] = []
  world.onAlert = (alertId, after, before) => {
    if (after?.state === 'open' && before?.state !== 'open') comeTo(alertId)
  }
  const comeTo = (alertId: string) => {
    if (clock.now() > span.until) return
    const uid = random.pick(home.staff)
    const isHeard = random.chance(0.85)
    // Some are found hours later, and some never.
    if (!isHeard && random.chance(0.2)) return
    const comesAt =
      clock.now() + (isHeard ? random.between(10 * second, 25 * minute) : random.between(2 * hour, 6 * hour))
    const act = (what: Act['act'], at: number) =>
      world.bring(what, at, async () => {
        const stored = alertSchema.parse(world.store.get(paths.alert(eid, alertId))?.data)
        const outcome = await actOnAlert(
          { person: { uid, emailVerified: true }, establishmentId: eid, alertId, act: saying(what, stored) },
          clock.now(),
        )
        if (outcome.done && outcome.changed) acts.push({ at: clock.now(), alertId, act: what })
      })
    if (random.chance(0.9)) act('acknowledge', comesAt)
    if (!isHeard || random.chance(0.8)) act('resolve', comesAt + random.between(30 * second, 40 * minute))
  }
  const care = said.flatMap((one) => careAfter(one, world, home, random))
  const endsAt = span.until + 2 * hour
  world.every(superviseEveryMs, 'watchHome', () => watchHome(eid, clock.now()))
  await world.runUntil(endsAt)
  return {
    home,
    span,
    endsAt,
    history,
    said,
    tries,
    acts,
    care,
    troubles,
    silences: silencesIn(world.store),
    world,
  }
}

/** Whoever is up is helped at times, for a while: somebody says so. */
function careAfter(
  { sensor: { bid, deviceId }, kind, at, eventId, helpedMin }: Said,
  world: World,
  { caredFor, staff }: SimulatedHome,
  random: ReturnType<typeof randomOf>,
): Care[] {
  if (kind !== 'standUp' || !caredFor.includes(bid)) return []
  if (helpedMin === undefined && !random.chance(0.25)) return []
  const minutes = helpedMin ?? random.between(5, 60)
  const pressedAt = at + random.between(0, helpedMin ? 5 * minute : 20 * minute)
  const begun: Try[] = []
  const ended: Try[] = []
  const said = { deviceId: random.chance(0.3) ? deviceId : null, minutes, pressedAt }
  const act = { eid, bid, uid: random.pick(staff) }
  const bring = (when: number, tries: Try[], work: () => Promise<unknown>) =>
    world.bring('care', when, work, (at, isTaken) => void tries.push({ at, isTaken }))
  bring(pressedAt, begun, () => beginSnooze(act, eventId, said, world.clock.now()))
  if (random.chance(0.3)) {
    const endedAt = pressedAt + random.between(minute, minutes * minute)
    bring(endedAt, ended, () => endSnooze(act, eventId, { isEnded: true }, world.clock.now()))
  }
  const span = { from: pressedAt, until: pressedAt + minutes * minute }
  return [{ bid, deviceId: said.deviceId, ...span, begun, ended }]
}

/** What was said before, of whom a rule compares with it: most of those for a week, and all with a week more than the rule asks. */
function historyOf(home: SimulatedHome, begin: number, random: ReturnType<typeof randomOf>): Said[] {
  const comparing = [...home.conditional.values()].filter(({ period }) => period !== null)
  return [31, 24, 17, 9].flatMap((days, index, all) => {
    const rules = comparing.filter(({ period }) => days < 10 || period?.kind === 'lastMonth')
    const bids = new Set(rules.map(({ beneficiaryId }) => beneficiaryId))
    const sensors = home.sensors.filter(({ bid, type }) => bids.has(bid) && type !== 'NOVIKA-LW-BOUTON')
    return saidBetween({ ...home, sensors }, begin - days * day, begin - (all[index + 1] ?? 0) * day, random)
  })
}

const saying = (what: Act['act'], { lastCallAt }: Alert) =>
  what === 'resolve'
    ? ({ act: 'resolve', resolution: 'helped', lastCallAt } as const)
    : ({ act: 'acknowledge', timesLetGo: null } as const)

function troublesOf({ from, until }: Span, random: ReturnType<typeof randomOf>): Troubles {
  const some = (count: number, least: number, most: number): Span[] =>
    Array.from({ length: count }, () => {
      const begin = random.between(from, until)
      return { from: begin, until: begin + random.between(least, most) }
    })
  return {
    outages: some(4, 5 * second, 20 * minute),
    providerOutages: [
      ...some(3, minute, 50 * minute).map((one) => ({ ...one, channel: 'sms' as const })),
      ...some(1, minute, 50 * minute).map((one) => ({ ...one, channel: 'email' as const })),
    ],
    tasksLostAt: some(3, 0, 0).map(({ from }) => from),
    killed: 0.01,
  }
}

/** As Pub/Sub pushes it; of one that a gateway publishes again, another message. */
const pushOf = ({ sensor, eventId, kind, value, at, publishedAt }: Said, time: number) => ({
  messageId: `${eventId}-${time}`,
  publishTime: new Date(publishedAt).toISOString(),
  attributes: { gatewayId: 'gateway-1', apiKey },
  data: Buffer.from(
    JSON.stringify({
      ...{ eventId, deviceId: sensor.deviceId, kind, value, battery: 87, rssi: -97 },
      occurredAt: new Date(at).toISOString(),
    }),
  ).toString('base64'),
})
