import type { Day } from '../devices/device.ts'
import type { DeviceType } from '../devices/device-catalogue.ts'
import type { Between } from '../rules/durations.ts'
import { aliveOf } from '../rules/observed.ts'
import { seesLife } from '../rules/signs.ts'
import { eventsOfDays, type ToldEvent } from '../rules/told-event.ts'
import { daysAfter, spanOn } from '../rules/window-span.ts'
import { isBed, isChair, isWayOut, ofTypes, piecesIn } from './figures-of-day.ts'
import { isWithin, overlapOf, unionOf } from './spans.ts'
import type { Segment, Whereabouts } from './whereabouts.ts'

/**
 * A silence that a device was heard before and after is believed to have been one of somebody who did nothing, if it was no longer than this: who sleeps soundly for nine hours moves
 * nothing, nor does who is out of their bed for a waking day. Of what lasts longer, or nothing ended, only what was observed counts.
 */
const believedMs = 16 * 3_600_000

/** A chair that nobody is in says nothing all night: it is believed to be empty so long before and after whatever it said. */
const emptyChairMs = 24 * 3_600_000

/**
 * Where a resident was on a date of the home's clock, as far as it is over: pieces that cover it from its midnight until the next, or until `now`, in order, none
 * beside one of its own kind. Made of the same days as `figuresOfDay`, in any order; the same ones again change nothing. Of two things at once the bed counts
 * before the chair, and the chair before the door (docs/adr/0126-where-somebody-was.md).
 */
export function segmentsOfDay(days: readonly Day[], date: string, timeZone: string, now: number): Segment[] {
  const near = [-1, 0, 1].map((days) => daysAfter(date, days))
  const events = [...eventsOfDays(days.filter((one) => near.includes(one.date))).values()]
  const { from: start, until: end } = spanOn(date, null, timeZone)
  const told = toldWithin(events, { from: start, until: Math.min(end, Math.max(start, now)) })
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
function toldWithin(events: readonly ToldEvent[], span: Between) {
  const pieces = piecesIn(events, span.from)
  const by = (isOne: (type: DeviceType) => boolean) => aliveIn(ofTypes(events, isOne), span)
  const [beds, chairs] = [by(isBed), by(isChair)]
  const told = {
    bed: believed(pieces.bed, beds),
    chair: believed(pieces.chair, chairs),
    out: believed(pieces.out, by(isWayOut), by(seesLife)),
  }
  const claimed = [...pieces.bed, ...pieces.chair, ...pieces.out]
  const quiet = ofTypes(events, isChair).map(({ at }) => ({
    from: at - emptyChairMs,
    until: at + emptyChairMs,
  }))
  const up =
    beds.length === 0 ? byAll(chairs) : byAll([...beds, ...(chairs.length > 0 ? [unionOf(quiet)] : [])])
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

/** What is told by devices of some kinds; where none of a kind was heard nothing is, as the figure is not known then. */
function believed(pieces: readonly Between[], ...kinds: readonly Between[][][]): Between[] {
  if (kinds.some((devices) => devices.length === 0)) return []
  const isShort = ({ from, until }: Between) => until - from <= believedMs
  const long = pieces.filter((piece) => !isShort(piece))
  return unionOf([...pieces.filter(isShort), ...overlapOf(long, byAll(kinds.flat()))])
}

/** When each of the devices that gave signs was alive within a span, of those that were at all as `shareObserved` counts, and in short silences of theirs. */
const aliveIn = (signs: readonly ToldEvent[], span: Between): Between[][] =>
  [...Map.groupBy(signs, ({ deviceId }) => deviceId).values()].flatMap((own) => {
    const alive = overlapOf([...aliveOf(own).values()].flat(), [span])
    return alive.length === 0 ? [] : [overlapOf([...alive, ...silencesOf(own)], [span])]
  })

function silencesOf(signs: readonly ToldEvent[]): Between[] {
  const heard = signs.map(({ at }) => at).toSorted((one, other) => one - other)
  return heard
    .slice(1)
    .map((until, index) => ({ from: heard[index] ?? until, until }))
    .filter(({ from, until }) => until - from <= believedMs)
}

/** When all of some devices were alive; of none never. */
const byAll = ([first = [], ...others]: readonly Between[][]): Between[] =>
  others.reduce<Between[]>(overlapOf, first)
