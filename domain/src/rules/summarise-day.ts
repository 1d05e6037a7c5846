import type { Day } from '../devices/device.ts'
import { type EventKind, eventKindNames, eventKinds } from '../sensors/event-kinds.ts'
import type { Shift } from '../time/shift.ts'
import { type Between, durationOf, isSustained } from './durations.ts'
import { shareObserved } from './observed.ts'
import { eventsOfDays, type ToldEvent } from './told-event.ts'
import { spanOn } from './window-span.ts'

/** The readings of one kind in a span, in its unit. */
export interface ClimateSummary {
  readonly least: number
  readonly most: number
  readonly mean: number
  readonly readings: number
}

/** What is known of a span of time. A kind that is not named was not heard of, which is none only as far as the span was observed. */
export interface SpanSummary extends Between {
  readonly counts: Readonly<Partial<Record<EventKind, number>>>
  /** For how long each went on, in seconds. */
  readonly seconds: Readonly<Partial<Record<EventKind, number>>>
  readonly climate: Readonly<Partial<Record<EventKind, ClimateSummary>>>
  /** From 0 (no device was heard about then) to 1. */
  readonly observed: number
}

export interface DaySummary {
  readonly date: string
  readonly day: SpanSummary
  /** By the id of the shift that begins on this date; one that the clocks leave out has none. */
  readonly shifts: Readonly<Record<string, SpanSummary>>
}

/**
 * Sums up what sensors told of a span. `events` are those of the span and of the days before and after, which say whether devices were
 * alive at its edges. What goes on at its end, or at `now`, counts until then.
 */
export function summariseSpan(events: readonly ToldEvent[], span: Between, now: number): SpanSummary {
  const within = events.filter(({ at }) => span.from <= at && at < span.until)
  const byKind = Map.groupBy(within, ({ kind }) => kind)
  const heard = eventKindNames.filter((kind) => byKind.has(kind))
  const sustained = eventKindNames.filter(isSustained)
  const until = Math.min(span.until, Math.max(span.from, now))
  return {
    ...span,
    counts: Object.fromEntries(
      heard
        .filter((kind) => eventKinds[kind].unit === null)
        .map((kind) => [kind, byKind.get(kind)?.length ?? 0]),
    ),
    seconds: Object.fromEntries(
      sustained
        .map((kind) => [kind, Math.round(durationOf(kind, within, span, now).ms / 1_000)] as const)
        .filter(([, seconds]) => seconds > 0),
    ),
    climate: Object.fromEntries(
      heard.flatMap((kind) => {
        const climate = climateOf(byKind.get(kind) ?? [])
        return isClimate(kind) && climate ? [[kind, climate]] : []
      }),
    ),
    observed: shareObserved(events, { from: span.from, until }),
  }
}

const isClimate = (kind: EventKind) => kind === 'temperature' || kind === 'humidity' || kind === 'co2'

/** The least, the greatest and the mean of the readings among events; null where there is none. */
export function climateOf(events: readonly ToldEvent[]): ClimateSummary | null {
  const values = events.flatMap(({ value }) => value ?? []).toSorted((one, other) => one - other)
  const [least] = values
  const most = values.at(-1)
  if (least === undefined || most === undefined) return null
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  return { least, most, mean, readings: values.length }
}

/**
 * Sums up a date on the home's clock, and each of its shifts that begins on it. `days`: the day documents, all parts, of that date
 * and of the one before and after.
 */
export function summariseDay(
  days: readonly Day[],
  date: string,
  { shifts, timeZone }: { shifts: readonly Shift[]; timeZone: string },
  now: number,
): DaySummary {
  const events = [...eventsOfDays(days).values()]
  const day = spanOn(date, null, timeZone)
  const ofShifts = shifts
    .map((shift) => [shift.id, spanOn(date, shift, timeZone)] as const)
    .filter(([, { from, until }]) => from < until)
    .map(([id, span]) => [id, summariseSpan(events, span, now)] as const)
  return { date, day: summariseSpan(events, day, now), shifts: Object.fromEntries(ofShifts) }
}
