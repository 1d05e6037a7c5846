import type { Alert } from '../alerts/alert.ts'
import type { Device } from '../devices/device.ts'
import { hearingOf } from '../devices/silence.ts'
import type { Silent } from '../supervision/silent.ts'
import { byRoom } from './by-room.ts'
import type {
  Handover,
  HandoverAlert,
  HandoverNote,
  HandoverOf,
  HandoverResident,
  HandoverSince,
  MissedTask,
  MoodTurns,
  SilentDevice,
} from './handover.ts'
import { mostMissedTold } from './handover.ts'
import { type MoodRecord, moodTypes } from './mood-record.ts'
import { type DoneRecord, isRelatives, type Task } from './task.ts'
import type { TaskLeft } from './task-left.ts'
import { openOccurrence } from './task-life.ts'
import { undoneBetween } from './task-undone.ts'

/** From an instant until before another. */
interface Span {
  readonly from: number
  readonly until: number
}

/** What is known of a resident of a span of time, in any order. */
export interface ResidentParts {
  readonly resident: HandoverResident
  /** Those that were not over before its beginning, those that were raised since its end among them. */
  readonly alerts: readonly (Alert & { readonly id: string })[]
  /** Those that the reader may read, and no other. */
  readonly notes: readonly HandoverNote[]
  /** The first of each type says what was known before it, as far as there was anything. */
  readonly moods: readonly MoodRecord[]
  readonly tasks: readonly (Task & { readonly id: string })[]
  /** What was left undone of tasks that were deactivated, deleted or changed since its beginning. */
  readonly left: readonly TaskLeft[]
  readonly done: readonly Pick<DoneRecord, 'taskId' | 'dueAt'>[]
  readonly devices: readonly (Pick<Device, 'type' | 'location' | 'lastSeenAt' | 'heardAt' | 'gateway'> & {
    readonly id: string
  })[]
}

/** A home's clock, and what supervision knows to be silent in it; null: nothing. */
interface HomeNow {
  readonly timeZone: string
  readonly silent: Silent | null
}

/**
 * Who has something to be told, who has not, and of whom nothing is known. Each resident is in one of the three; who is archived is told of,
 * though there be nothing but that, and neither for what nobody did nor for what is silent (docs/adr/0079). Beside them stands who was
 * alerted since its end: of the shift there may be nothing to say of them, and they are not well for that. Who is archived and was alerted
 * since alone stands there alone.
 */
export function handedOver(
  all: readonly ResidentParts[],
  span: Span,
  now: number,
  home: HomeNow,
): Pick<Handover, 'told' | 'since' | 'quiet' | 'unheard'> {
  const told: HandoverOf[] = []
  const since: HandoverSince[] = []
  const quiet: HandoverResident[] = []
  const unheard: HandoverResident[] = []
  for (const parts of all) {
    const { resident } = parts
    const of = toldOf(parts, span, now, home)
    const alerts = toldAlerts(parts.alerts.filter(({ times }) => times.raisedAt >= span.until))
    if (alerts.length > 0) since.push({ ...resident, alerts })
    const isTold =
      (of.isArchived && alerts.length === 0) ||
      [of.alerts, of.notes, of.moods, of.missed, of.silent].some(({ length }) => length > 0)
    if (isTold) told.push(of)
    else if (resident.isArchived) continue
    else if (wasHeard(parts, span)) quiet.push(resident)
    else unheard.push(resident)
  }
  return {
    told: told.sort(byRoom),
    since: since.sort(byRoom),
    quiet: quiet.sort(byRoom),
    unheard: unheard.sort(byRoom),
  }
}

/** Somebody looked in and said the same as before, or a sensor spoke since, within the span or after it: that much is known. */
const wasHeard = ({ moods, devices }: ResidentParts, { from }: Span): boolean =>
  moods.length > 0 || devices.some(({ lastSeenAt }) => lastSeenAt !== null && lastSeenAt >= from)

function toldOf(parts: ResidentParts, span: Span, now: number, home: HomeNow): HandoverOf {
  return {
    ...parts.resident,
    alerts: toldAlerts(parts.alerts.filter(({ times }) => times.raisedAt < span.until)),
    notes: parts.notes.toSorted((one, other) => (one.writtenAt ?? one.at) - (other.writtenAt ?? other.at)),
    moods: turnsOf(parts),
    missed: missedOf(parts, { ...span, until: Math.min(span.until, now) }, home.timeZone),
    silent: silentOf(parts, now, home.silent),
  }
}

const toldAlerts = (alerts: ResidentParts['alerts']): HandoverAlert[] =>
  alerts.map(toldAlert).toSorted((one, other) => one.times.raisedAt - other.times.raisedAt)

/** An alert as a handover or a report tells it: with how it ended in place of its course. */
export function toldAlert({ timeline, ...alert }: Alert & { readonly id: string }): HandoverAlert {
  const end = timeline.findLast(({ step }) => step === 'resolved')
  return { ...alert, resolution: end?.step === 'resolved' ? end.resolution : null }
}

/** What was said of each, where it is not what was known before; what was never said before is told too. */
function turnsOf({ moods }: ResidentParts): MoodTurns[] {
  return moodTypes.flatMap((type) => {
    const said = moods.filter((one) => one.type === type).toSorted((one, other) => one.at - other.at)
    const [first, last] = [said[0], said.at(-1)]
    if (first === undefined || last === undefined) return []
    const before = first.before ?? null
    const values = [...(before === null ? [] : [before]), ...said.map(({ data }) => data)]
    const turns = values.filter((value, index) => value !== values[index - 1])
    if (before !== null && turns.length === 1) return []
    return { type, values: turns, at: last.at, byName: last.byName, isRelative: last.isRelative }
  })
}

/** What was not done, each occurrence once: by the plans as they are, and of what these do not tell of any more. */
export function missedOf(
  parts: Pick<ResidentParts, 'resident' | 'tasks' | 'left' | 'done'>,
  span: Span,
  timeZone: string,
): MissedTask[] {
  if (parts.resident.isArchived) return []
  const told = new Set(parts.done.map(({ taskId, dueAt }) => `${taskId} ${dueAt}`))
  // Of all that is counted, for a task names some of its times alone.
  const planned = plannedOf(parts, span, timeZone).flatMap(({ of, missed }) => {
    for (const due of missed) told.add(`${of.tid} ${due}`)
    return missedAt(of, missed)
  })
  // What became of it last is what is said of it.
  const left = parts.left
    .toSorted((one, other) => other.at - one.at)
    .flatMap(
      ({ taskId: tid, title, description, saidByRelative, dueAt, openAt, ...leaving }): MissedTask[] => {
        const missed = dueAt.filter(
          (due) => due < span.until && (due >= span.from || due === openAt) && !told.has(`${tid} ${due}`),
        )
        for (const due of missed) told.add(`${tid} ${due}`)
        const { why, at, byName, isRelative } = leaving
        const of = { tid, title, description, ...(saidByRelative && { saidByRelative }) }
        return missedAt({ ...of, left: { why, at, byName, isRelative } }, missed)
      },
    )
  return [...planned, ...left]
}

/** What was to be done and nobody has done; also what was to be done before and still is, until it is to be done once more. */
function plannedOf(
  { tasks, done }: Pick<ResidentParts, 'tasks' | 'done'>,
  { from, until }: Span,
  timeZone: string,
): { of: MissedOf; missed: number[] }[] {
  return tasks.map((task) => {
    const kept = done.flatMap(({ taskId, dueAt }) => (taskId === task.id ? dueAt : []))
    const since = Math.min(from, openOccurrence(task, until, timeZone) ?? from)
    const missed = undoneBetween(task, kept, [since, until], timeZone)
    const { id: tid, title, description } = task
    const of = { tid, title, description, ...(isRelatives(task) && { saidByRelative: true as const }) }
    return { of: { ...of, left: null }, missed }
  })
}

type MissedOf = Omit<MissedTask, 'dueAt' | 'count'>

const missedAt = (of: MissedOf, missed: readonly number[]): MissedTask[] =>
  missed.length === 0 ? [] : [{ ...of, dueAt: missed.slice(0, mostMissedTold), count: missed.length }]

function silentOf({ resident, devices }: ResidentParts, now: number, silent: Silent | null): SilentDevice[] {
  if (resident.isArchived) return []
  return devices.flatMap((device) => {
    const { id: deviceId, type, location, lastSeenAt } = device
    const { state } = hearingOf(device, now, silent)
    return state === 'heard' ? [] : { deviceId, type, location, since: lastSeenAt }
  })
}
