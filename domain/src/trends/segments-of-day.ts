import type { DeviceType } from '../devices/device-catalogue.ts'
import type { Between } from '../rules/durations.ts'
import { seesLife } from '../rules/signs.ts'
import { eventsOfDays, type ToldEvent } from '../rules/told-event.ts'
import { daysAfter, spanOn } from '../rules/window-span.ts'
import { aliveIn, believed, believedByAll, byAll, piecesIn } from './believed-pieces.ts'
import { isBed, isChair, isWayOut, ofTypes } from './device-groups.ts'
import { isWithin, overlapOf } from './spans.ts'
import { expectedIn, type Heard, type Stay } from './stays.ts'
import type { Segment, Whereabouts } from './whereabouts.ts'

/** A chair that nobody is in says nothing all night: it is believed to be empty so long before and after whatever it said. */
const emptyChairMs = 24 * 3_600_000

/**
 * Where a resident was on a date of the home's clock, as far as it is over: pieces that cover it from its midnight until the next, or until `now`, in order, none
 * beside one of its own kind. Made of the same as `figuresOfDay`, in any order; the same ones again change nothing. Of two things at once the bed counts
 * before the chair, and the chair before the door (docs/adr/0126-where-somebody-was.md).
 */
export function segmentsOfDay(
  { days, stays }: Heard,
  date: string,
  timeZone: string,
  now: number,
): Segment[] {
  const near = [-1, 0, 1].map((days) => daysAfter(date, days))
  const events = [...eventsOfDays(days.filter((one) => near.includes(one.date))).values()]
  const { from: start, until: end } = spanOn(date, null, timeZone)
  const told = toldWithin(events, stays, { from: start, until: Math.min(end, Math.max(start, now)) })
  const segments: Segment[] = []
  for (const { from, until } of told.parts) {
    const where = told.whereAt(from)
    const last = segments.at(-1)
    if (last?.where === where) last.until = until
    else segments.push({ where, from, until })
  }
  return segments
}

/** The parts of a span in each of which one thing is told throughout, and what. */
function toldWithin(events: readonly ToldEvent[], stays: readonly Stay[], span: Between) {
  const pieces = piecesIn(events, span.from)
  const by = (isOne: (type: DeviceType) => boolean) =>
    aliveIn(ofTypes(events, isOne), span, expectedIn(stays, isOne, span))
  const [beds, chairs] = [by(isBed), by(isChair)]
  const told = {
    bed: believed(pieces.bed, beds),
    chair: believed(pieces.chair, chairs),
    out: believedByAll(pieces.out, [by(isWayOut), by(seesLife)]),
  }
  const claimed = [...pieces.bed, ...pieces.chair, ...pieces.out]
  const lived = expectedIn(stays, isChair, span)
  const quiet = [...chairs.keys()].map((id) => [...quietIn(events, id, span), ...(lived.get(id) ?? [])])
  const up = byAll(beds.size === 0 ? [...chairs.values()] : [...beds.values(), ...quiet])
  const ends = [...told.bed, ...told.chair, ...told.out, ...claimed, ...up]
    .flatMap(({ from, until }) => [from, until])
    .filter((at) => span.from < at && at < span.until)
  const marks = [...new Set([span.from, ...ends, span.until])].toSorted((one, other) => one - other)
  return {
    parts: marks.slice(1).map((until, index) => ({ from: marks[index] ?? until, until })),
    whereAt(at: number): Whereabouts {
      const where = (['bed', 'chair', 'out'] as const).find((one) => isWithin(told[one], at))
      if (where) return where
      return !isWithin(claimed, at) && isWithin(up, at) ? 'up' : 'unknown'
    },
  }
}

const quietIn = (events: readonly ToldEvent[], chair: string, span: Between): Between[] => {
  const own = events.filter(({ deviceId }) => deviceId === chair)
  return overlapOf(
    own.map(({ at }) => ({ from: at - emptyChairMs, until: at + emptyChairMs })),
    [span],
  )
}
