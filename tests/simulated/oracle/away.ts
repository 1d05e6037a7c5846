import type { Story } from '../simulate.ts'
import { silentFor } from './amounts.ts'
import { silencedOf } from './care.ts'
import type { Heard } from './knowledge.ts'
import { silentTogether } from './silences.ts'
import { type Window, windowAt } from './windows.ts'

const minute = 60_000
const never = Number.POSITIVE_INFINITY

/** So long after a window a rule still calls by it. */
const closesAfter = 10 * minute
/** What care held back is told for so long after it was. */
export const heldFor = 60 * minute

/** What was told of one place: of a resident, or of one door of theirs. */
export interface Place {
  exits: readonly Exit[]
  returns: readonly Heard[]
  signs: readonly Heard[]
}
export type Exit = Pick<Heard, 'at' | 'mayBeKnown' | 'isKnown' | 'bid'> & { deviceIds: readonly string[] }
/** Whether it is known that somebody is away by an exit, in a window of the rule and after so long. */
export interface Question {
  wait: number
  windows: readonly Window[]
  window: Window
  exit: Exit
  place: Place
}

/** A time in which nothing changes of what is known. */
export interface Moment {
  from: number
  until: number
  isWatched: boolean
  mayCall: boolean
  surelyCalls: boolean
  /** Of whom it is missing: nobody is back by what is known for sure, though the device may be silent. */
  surelyMissing: boolean
  mayBeHeldBack: boolean
  isHeldBack: boolean
}
/** From an instant on until the end, or until somebody is surely back: what is known when. */
export function momentsOf(
  story: Story,
  { wait, windows, window, exit, place }: Question,
  from: number,
  looksFrom: number,
): Moment[] {
  const dueAt = exit.at + wait
  const closesAt = window.until + closesAfter
  const silenced = exit.deviceIds.map((id) => silencedOf(story, exit.bid, id))
  const spans = silenced.flat().flatMap(({ may, surely }) => [may, surely])
  const devices = new Set(
    place.exits.filter(({ at }) => exit.at <= at && at < dueAt).flatMap(({ deviceIds }) => deviceIds),
  )
  const together = silentTogether(story)
  const edges = [
    ...together.flatMap(({ from, until }) => [from, until]),
    ...[from, looksFrom, closesAt],
    ...windows.flatMap((one) => [one.from, one.until]),
    ...[...place.signs, ...place.exits].flatMap(({ mayBeKnown, isKnown }) => [mayBeKnown, isKnown]),
    ...place.signs.map(({ at, type }) => at + silentFor(type) + 1),
    ...spans.flatMap(({ from, until }) => [from, until, until + heldFor]),
  ].filter((at) => from <= at && at < story.endsAt)
  const sorted = [...new Set(edges)].toSorted((one, other) => one - other)
  const within = ({ from, until }: { from: number; until: number }, at: number) => from <= at && at < until
  const found: Moment[] = []
  for (const [index, at] of sorted.entries()) {
    const ways = knownWays.map((way) => isMissing(place, exit, wait, at, way))
    const isHeard = (by: Known, ids: Iterable<string>) =>
      [...ids].map((id) => heardUntil(place, id, at, by) >= at)
    const surelyMissing = ways.every(Boolean)
    found.push({
      ...{ from: at, until: sorted[index + 1] ?? story.endsAt },
      isWatched: at < closesAt || windowAt(windows, at) !== undefined,
      mayCall: ways.some(Boolean) && isHeard('mayBeKnown', devices).some(Boolean),
      surelyMissing,
      surelyCalls:
        surelyMissing &&
        isHeard('isKnown', exit.deviceIds).every(Boolean) &&
        !together.some((span) => within(span, at)),
      mayBeHeldBack: silenced.some((spans) => spans.some(({ may }) => within(may, at))),
      isHeldBack: silenced.every((spans) => spans.some(({ surely }) => within(surely, at))),
    })
    if (!ways.some(Boolean)) break
  }
  return found
}

type Known = 'mayBeKnown' | 'isKnown'
/** Of what may be known or not at an instant, exits and returns. */
const knownWays: readonly (readonly [Known, Known])[] = [
  ['isKnown', 'isKnown'],
  ['isKnown', 'mayBeKnown'],
  ['mayBeKnown', 'isKnown'],
  ['mayBeKnown', 'mayBeKnown'],
]

const heardUntil = ({ signs }: Place, id: string, now: number, by: Known): number =>
  Math.max(
    ...signs
      .filter((one) => one.deviceId === id && one[by] <= now)
      .map(({ at, type }) => at + silentFor(type)),
  )

/** Whether somebody who went is not back by what is known, and had not gone before: followed step by step. */
function isMissing(
  { exits, returns }: Place,
  exit: Exit,
  wait: number,
  now: number,
  [byExit, byReturn]: readonly [Known, Known],
): boolean {
  const back = returns.filter((one) => one[byReturn] <= now)
  if (back.some(({ at }) => exit.at < at)) return false
  let goneSince = -never
  for (const one of exits.filter((other) => other === exit || other[byExit] <= now)) {
    const isBack = back.some(({ at }) => goneSince < at && at <= one.at)
    const isAnother = isBack || one.at >= goneSince + wait
    if (one === exit) return isAnother
    if (isAnother) goneSince = one.at
  }
  return true
}
