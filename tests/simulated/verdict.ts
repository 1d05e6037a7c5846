import { type Alert, alertSchema } from '@vigie/domain/alerts/alert'
import type { LiveRule } from '@vigie/domain/alerts/notification-rule'
import { paths } from '@vigie/domain/paths'
import type { Shift } from '@vigie/domain/time/shift'
import { alertGuardSchema } from '../../functions/src/data/alert-guard.ts'
import type { MemoryStore } from './memory-store.ts'
import { type Heard, heardIn, isCall, isLate } from './oracle/knowledge.ts'
import { wrongSilences } from './oracle/silences.ts'
import { wallAt } from './oracle/wall-clock.ts'
import { type Expected, expectedOf } from './oracle/watched.ts'
import { windowAt } from './oracle/windows.ts'
import type { Story } from './simulate.ts'
import { eid, type Troubles } from './world.ts'

const minute = 60_000
/** After so long without event or act an alert gives way to a new one (docs/architecture.md). */
const forgottenAfter = 120 * minute

/** What is wrong with a simulation, in words; and how much of it could be told. */
export interface Verdict {
  wrong: string[]
  firings: number
  /** Of which the log leaves open whether they were due. */
  doubtful: number
}

interface Stored extends Alert {
  id: string
}

export const alertsIn = (store: MemoryStore): Stored[] =>
  store
    .within(paths.alerts(eid))
    .map((path) => ({ ...alertSchema.parse(store.get(path)?.data), id: path.split('/').at(-1) ?? '' }))

/** Holds the alerts that were raised against those that the log asks for. */
export function verdictOf(story: Story): Verdict {
  const heard = heardIn(story)
  const alerts = alertsIn(story.world.store)
  const conditional = ofConditions(story, alerts, expectedOf(story, heard))
  const live = ofLiveRules(story, alerts, heard)
  return {
    wrong: [
      ...conditional.wrong,
      ...live.wrong,
      ...oneAtATime(story, alerts),
      ...wrongSilences(story, heard),
    ],
    firings: conditional.firings + live.firings,
    doubtful: conditional.doubtful,
  }
}

const time = (at: number) => new Date(at).toISOString().slice(5, 19)

function ofConditions(
  { home, world, troubles }: Story,
  alerts: readonly Stored[],
  expected: readonly Expected[],
) {
  const wrong: string[] = []
  let firings = 0
  let doubtful = 0
  for (const [key, ofKey] of Map.groupBy(expected, ({ ruleId, bid }) => `${ruleId}:${bid}`)) {
    const guard = world.store.get(paths.alertGuard(eid, key))
    const seen = guard ? alertGuardSchema.parse(guard.data).seen : []
    const own = alerts.filter(({ ruleId, beneficiaryId }) => key === `${ruleId}:${beneficiaryId}`)
    const occurrences = own.reduce((sum, one) => sum + one.occurrences, 0)
    if (occurrences !== seen.length) wrong.push(`${key} counts ${occurrences} of ${seen.length} firings`)
    firings += seen.length
    const windows = ofKey.map(({ window }) => window)
    const left = new Set(seen)
    for (const { ruleId, window, isAtEnd, isWhole, must, may } of ofKey) {
      const fired = seen.filter(({ at }) =>
        isAtEnd ? at === window.until : windowAt(windows, at) === window,
      )
      for (const one of fired) left.delete(one)
      if (isWhole && must !== may) doubtful += 1
      if (fired.length >= must && fired.length <= may) continue
      const { metric, operator, value, heldMinutes } = home.conditional.get(ruleId) ?? {}
      const rule = `${key} (metric ${metric}, operator ${operator}, ${value}, ${heldMinutes} min)`
      const span = `${window.shiftId} ${time(window.from)} to ${time(window.until)}`
      wrong.push(`${rule} fired ${fired.length} times in ${span}, expected ${must} to ${may}`)
    }
    for (const { window, raised } of ofKey) {
      const first = own.find(({ times }) => raised && times.occurredAt === window.from)
      const at = first?.times.raisedAt
      if (at && raised && (at < raised.from || at > raised.until))
        wrong.push(`${key} told at ${time(at)} of ${time(window.from)}, too early or late`)
    }
    if (ofKey[0]?.isAtEnd)
      wrong.push(
        ...own
          .filter((one) => isUntimely(troubles, one))
          .map(({ id }) => `${id} of ${key} was raised too early or late`),
      )
    for (const { at } of left) wrong.push(`${key} fired at ${time(at)}, in no window`)
  }
  return { wrong, firings, doubtful }
}

/** What is known ten minutes after a window is said then, and no sooner; later only where everything was down. */
function isUntimely({ outages }: Troubles, { times: { occurredAt: endedAt, raisedAt } }: Stored): boolean {
  const dueAt = endedAt + 10 * minute
  const isLate = raisedAt > dueAt + 4 * minute
  return raisedAt < dueAt || (isLate && !outages.some(({ from, until }) => from < raisedAt && until > dueAt))
}

/** Whether a live rule must fire on an event that was taken at an instant. */
function isToFire(
  { home }: Story,
  rule: LiveRule,
  { type, kind, at, publishedAt }: Heard,
  receivedAt: number,
): boolean {
  if (rule.action !== kind || !rule.deviceTypes.includes(type)) return false
  if (!isCall(kind) && isLate(at, receivedAt)) return false
  const chosen = home.shifts.filter(({ id }) => rule.shiftIds.includes(id))
  const moments = isCall(kind) ? [at, publishedAt] : [at]
  return chosen.length === 0 || chosen.some((shift) => moments.some((moment) => isWorked(shift, moment)))
}

function isWorked({ start, end }: Shift, at: number): boolean {
  const now = new Date(wallAt(at)).toISOString().slice(11, 16)
  return start < end ? start <= now && now < end : now >= start || now < end
}

function ofLiveRules(story: Story, alerts: readonly Stored[], heard: readonly Heard[]) {
  const wrong: string[] = []
  let firings = 0
  const since = heard.filter(({ isKnown }) => Number.isFinite(isKnown))
  for (const [ruleId, rule] of story.home.live) {
    for (const [deviceId, events] of Map.groupBy(since, (one) => one.deviceId)) {
      const surely = events.filter((one) => isToFire(story, rule, one, one.isKnown)).length
      const perhaps = events.filter((one) => isToFire(story, rule, one, one.mayBeKnown)).length
      const own = alerts.filter((one) => one.ruleId === ruleId && one.deviceId === deviceId)
      const counted = own.reduce((sum, one) => sum + one.occurrences, 0)
      firings += counted
      if (counted < surely || counted > perhaps)
        wrong.push(`${ruleId} counts ${counted} events of ${deviceId}, expected ${surely} to ${perhaps}`)
    }
  }
  return { wrong, firings }
}

/** Two alerts of one rule and device, or resident, are never current at once; and each has a reason to be another. */
function oneAtATime(story: Story, alerts: readonly Stored[]): string[] {
  const keyOf = ({ ruleId, beneficiaryId, deviceId, cause }: Stored) =>
    `${ruleId} ${beneficiaryId} ${cause ? '' : deviceId}`
  return [...Map.groupBy(alerts, keyOf)].flatMap(([key, own]) => {
    const sorted = own.toSorted((one, other) => one.times.raisedAt - other.times.raisedAt)
    return sorted.slice(1).flatMap((next, index) => {
      const one = sorted[index]
      if (!one) return []
      const { raisedAt } = next.times
      if (one.state === 'resolved' && (one.resolvedAt ?? 0) <= raisedAt) return []
      const sinceHeard = raisedAt - one.lastOccurredAt
      const isActed = story.acts.some(
        ({ alertId, at }) => alertId === one.id && at > raisedAt - forgottenAfter,
      )
      const isQuiet =
        one.state === 'superseded' && (one.waves >= 60 || (sinceHeard >= forgottenAfter && !isActed))
      return isQuiet
        ? []
        : [`${key}: ${next.id} was raised at ${time(raisedAt)} beside ${one.id}, which is ${one.state}`]
    })
  })
}
