import { noCareRules } from '../care/care-press.ts'
import { canSend, type DeviceType } from '../devices/device-catalogue.ts'
import { type Between, lengthOf } from '../rules/durations.ts'
import { shareObserved } from '../rules/observed.ts'
import { isSign, seesLife } from '../rules/signs.ts'
import { summariseSpan } from '../rules/summarise-day.ts'
import { eventsOfDays, type ToldEvent } from '../rules/told-event.ts'
import { daysAfter, spanOn } from '../rules/window-span.ts'
import type { EventKind } from '../sensors/event-kinds.ts'
import { aliveIn, believed, piecesIn } from './believed-pieces.ts'
import type { DayFigures, HourFigures, Observed } from './day-figures.ts'
import {
  callsForHelp,
  isBed,
  isCall,
  isChair,
  isOfRoom,
  isWayOut,
  ofTypes,
  tellsUp,
} from './device-groups.ts'
import { nightHours } from './night-hours.ts'
import { expectedIn, type Heard, shareLived, shareObservedBy } from './stays.ts'
import { enoughOfDay } from './trend-of.ts'

const hourMs = 3_600_000

/**
 * The figures of a resident on a date of the home's clock, by the day documents of that date and of the one before and after: others that are given
 * count for nothing. In any order; the same ones again change nothing. What goes on at `now` counts until then. What a device that was there would have told, and was not heard, is not known.
 */
export function figuresOfDay(
  { days, stays, careRules = noCareRules }: Heard,
  date: string,
  timeZone: string,
  now: number,
): { day: DayFigures; hours: HourFigures } {
  const near = [-1, 0, 1].map((days) => daysAfter(date, days))
  const events = [...eventsOfDays(days.filter((one) => near.includes(one.date))).values()]
  const span = spanOn(date, null, timeZone)
  const night = spanOn(date, nightHours, timeZone)
  const until = Math.min(span.until, Math.max(span.from, now))
  const told = { from: span.from, until }
  const within = events.filter(({ at }) => span.from <= at && at < span.until)
  const share = (isOne: (type: DeviceType) => boolean, of: Between = told) =>
    shareObservedBy({ events, stays }, isOne, of)
  const observed = observedOf(share, { from: night.from, until: Math.min(night.until, now) })
  const hours = hoursOf(span)
  const pieces = piecesIn(events, span.from)
  const alive = (isOne: (type: DeviceType) => boolean) =>
    aliveIn(ofTypes(events, isOne), told, expectedIn(stays, isOne, told))
  const bed = believed(pieces.bed, alive(isBed))
  const chair = believed(pieces.chair, alive(isChair))
  const byHour = (known: boolean, amountIn: (hour: Between) => number) => (known ? hours.map(amountIn) : null)
  const countIn = (counted: readonly ToldEvent[]) => (hour: Between) =>
    counted.filter(({ at }) => hour.from <= at && at < hour.until).length
  const lengthIn = (of: readonly Between[]) => (hour: Between) =>
    lengthOf(of, { from: hour.from, until: Math.min(hour.until, until) })
  const calls = within.filter((event) => isCall(event, careRules))
  // None from a dead button is not that nobody called; what was told is told, whatever else was silent.
  const areCallsKnown =
    calls.length > 0 ||
    (shareObserved(events, told) > 0 && shareLived(stays, callsForHelp(careRules), told) >= enoughOfDay)
  const ofHours: HourFigures = {
    timesUp: byHour(observed.up > 0, countIn(within.filter(({ kind }) => kind === 'standUp'))),
    bedMs: byHour(observed.bed > 0, lengthIn(bed)),
    chairMs: byHour(observed.chair > 0, lengthIn(chair)),
    outMs: byHour(observed.out > 0, lengthIn(pieces.out)),
    calls: byHour(areCallsKnown, countIn(calls)),
    observed: hours.map(({ from, until: end }) => share(seesLife, { from, until: Math.min(end, until) })),
  }
  const exits = events.filter(
    ({ kind, deviceType, at }) =>
      kind === 'standUp' && isBed(deviceType) && night.from <= at && at < night.until,
  )
  const day: DayFigures = {
    ...span,
    timesUp: sumOf(ofHours.timesUp),
    bedMs: sumOf(ofHours.bedMs),
    chairMs: sumOf(ofHours.chairMs),
    outMs: sumOf(ofHours.outMs),
    nightExits: observed.night > 0 ? exits.length : null,
    calls: sumOf(ofHours.calls),
    stillMs: observed.life > 0 ? longestStill(within, told) : null,
    air: summariseSpan(ofTypes(events, isOfRoom), span, now).climate,
    observed,
  }
  return { day, hours: ofHours }
}

type ShareBy = (isOne: (type: DeviceType) => boolean, of?: Between) => number

function observedOf(share: ShareBy, night: Between): Observed {
  const reads = (kind: EventKind) => share((type) => isOfRoom(type) && canSend(type, kind))
  const life = share(seesLife)
  return {
    ...{ life, up: share(tellsUp), bed: share(isBed), chair: share(isChair) },
    out: Math.min(life, share(isWayOut)),
    night: share(isBed, night),
    ...{ temperature: reads('temperature'), humidity: reads('humidity'), co2: reads('co2') },
  }
}

/** The hours of a date, from its midnight on; the last is shorter where clocks change by less than one. */
function hoursOf({ from, until }: Between): Between[] {
  return Array.from({ length: Math.ceil((until - from) / hourMs) }, (_, index) => ({
    from: from + index * hourMs,
    until: Math.min(from + (index + 1) * hourMs, until),
  }))
}

const sumOf = (amounts: readonly number[] | null): number | null =>
  amounts?.reduce((sum, amount) => sum + amount, 0) ?? null

function longestStill(within: readonly ToldEvent[], { from, until }: Between): number {
  const signs = within
    .flatMap(({ kind, at }) => (isSign(kind) && at < until ? [at] : []))
    .toSorted((one, other) => one - other)
  const marks = [from, ...signs, until]
  return Math.max(...marks.slice(1).map((mark, index) => mark - (marks[index] ?? mark)))
}
