import type { Day } from '../devices/device.ts'
import { canSend, type DeviceType } from '../devices/device-catalogue.ts'
import { type Between, lengthOf, piecesOf } from '../rules/durations.ts'
import { shareObserved } from '../rules/observed.ts'
import { isSign, seesLife } from '../rules/signs.ts'
import { summariseSpan } from '../rules/summarise-day.ts'
import { eventsOfDays, type ToldEvent } from '../rules/told-event.ts'
import { daysAfter, spanOn } from '../rules/window-span.ts'
import { type EventKind, isCallForHelp } from '../sensors/event-kinds.ts'
import type { DayFigures, HourFigures, Observed } from './day-figures.ts'
import { nightHours } from './night-hours.ts'
import { outOfRoom } from './out-of-room.ts'

const hourMs = 3_600_000

export const isBed = (type: DeviceType) => canSend(type, 'layDown')
export const isChair = (type: DeviceType) => canSend(type, 'sitDown') && !isBed(type)
const tellsUp = (type: DeviceType) => canSend(type, 'standUp')
export const isWayOut = (type: DeviceType) => canSend(type, 'doorOpen') || canSend(type, 'wanderingDetected')
/** It hangs in a refrigerator: what it reads is not the air of the room. */
const isOfRoom = (type: DeviceType) => type !== 'DRAGINO-LTC2-LT'

/**
 * The figures of a resident on a date of the home's clock, by the day documents, all parts, of that date and of the one before and after: others that are given
 * count for nothing. In any order; the same ones again change nothing. What goes on at `now` counts until then.
 */
export function figuresOfDay(
  days: readonly Day[],
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
  const observed = observedOf(events, told, { from: night.from, until: Math.min(night.until, now) })
  const hours = hoursOf(span)
  const pieces = piecesIn(events, span.from)
  const byHour = (known: boolean, amountIn: (hour: Between) => number) => (known ? hours.map(amountIn) : null)
  const countIn = (counted: readonly ToldEvent[]) => (hour: Between) =>
    counted.filter(({ at }) => hour.from <= at && at < hour.until).length
  const lengthIn = (of: readonly Between[]) => (hour: Between) =>
    lengthOf(of, { from: hour.from, until: Math.min(hour.until, until) })
  const ofHours: HourFigures = {
    timesUp: byHour(observed.up > 0, countIn(within.filter(({ kind }) => kind === 'standUp'))),
    bedMs: byHour(observed.bed > 0, lengthIn(pieces.bed)),
    chairMs: byHour(observed.chair > 0, lengthIn(pieces.chair)),
    outMs: byHour(observed.out > 0, lengthIn(pieces.out)),
    calls: byHour(shareObserved(events, told) > 0, countIn(within.filter(({ kind }) => isCallForHelp(kind)))),
    observed: hours.map((hour) =>
      shareObserved(ofTypes(events, seesLife), { from: hour.from, until: Math.min(hour.until, until) }),
    ),
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

export const ofTypes = (events: readonly ToldEvent[], isOne: (type: DeviceType) => boolean) =>
  events.filter(({ deviceType }) => isOne(deviceType))

function observedOf(events: readonly ToldEvent[], told: Between, night: Between): Observed {
  const share = (isOne: (type: DeviceType) => boolean, span = told) =>
    shareObserved(ofTypes(events, isOne), span)
  const reads = (kind: EventKind) => share((type) => isOfRoom(type) && canSend(type, kind))
  const life = share(seesLife)
  return {
    ...{ life, up: share(tellsUp), bed: share(isBed), chair: share(isChair) },
    out: Math.min(life, share(isWayOut)),
    night: share(isBed, night),
    ...{ temperature: reads('temperature'), humidity: reads('humidity'), co2: reads('co2') },
  }
}

/** What went on, by pads: whoever sits on their bed is in it. What a pad adds up itself counts where it tells nothing else; each instant once. */
export function piecesIn(events: readonly ToldEvent[], from: number) {
  const inBed = ofTypes(events, isBed).map(
    (event): ToldEvent => (event.kind === 'sitDown' ? { ...event, kind: 'layDown' } : event),
  )
  const inChair = ofTypes(events, isChair)
  return {
    bed: [...piecesOf('layDown', inBed, from), ...piecesOf('timeLayingDown', inBed, from)],
    chair: [...piecesOf('sitDown', inChair, from), ...piecesOf('timeSitting', inChair, from)],
    out: outOfRoom(events),
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
