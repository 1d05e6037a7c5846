import type { ConditionalRule } from '@vigie/domain/rules/conditional-rule'
import type { EventKind } from '@vigie/domain/sensors/event-kinds'
import type { Story } from '../simulate.ts'
import { silentFor } from './amounts.ts'
import { silencedOf } from './care.ts'
import type { Heard } from './knowledge.ts'
import { after, patience } from './timeline.ts'
import { type Window, windowAt } from './windows.ts'

const second = 1_000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour
const never = Number.POSITIVE_INFINITY

/** So long after a window a rule still calls by it. */
const closesAfter = 10 * minute
/** What has lasted long enough when it is heard is given so long for its return to come. */
const onItsWay = 30 * second
/** A device that is silent is looked at again so often. */
const silentAgain = 5 * minute
/** What care held back is told for so long after it was. */
const heldFor = hour
/** A rule that begins to watch looks up so much later who is away. */
const lookedUpAfter = 15 * second

const backBy: Partial<Record<EventKind, readonly EventKind[]>> = {
  standUp: ['layDown', 'sitDown'],
  doorOpen: ['doorClose'],
}

/** An instant at which somebody was told to go: whether that must be told of, and may, from when on and until when. */
export interface Awaited {
  at: number
  must: number
  may: number
  isWhole: boolean
  soonest: number
  latest: number
}

/** What was told of one place: of a resident, or of one door of theirs. */
interface Place {
  exits: readonly Exit[]
  returns: readonly Heard[]
  signs: readonly Heard[]
}
type Exit = Pick<Heard, 'at' | 'mayBeKnown' | 'isKnown' | 'bid'> & { deviceIds: readonly string[] }

/** How often a rule on a return must fire, and may, on each exit by which it may call in a simulation, by what docs/rules.md says. */
export function awaitedIn(
  story: Story,
  rule: ConditionalRule,
  windows: readonly Window[],
  events: readonly Heard[],
): Awaited[] {
  const perhaps = events.filter(({ mayBeKnown }) => mayBeKnown < never)
  const doors = rule.action === 'doorOpen' ? Map.groupBy(perhaps, ({ deviceId }) => deviceId) : null
  const found = [...(doors?.values() ?? [perhaps])].flatMap((ofPlace) => {
    const told = boundsIn(story, rule, windows, placeOf(rule.action, ofPlace))
    return told.map((one) => {
      // Of the same absence it was told by an exit that came sooner.
      const isTold = told.some(
        (other) =>
          one.at < other.at &&
          other.at < one.at + rule.value * minute &&
          other.must > 0 &&
          other.latest < one.mayBeKnown,
      )
      return isTold ? { ...one, may: 0 } : one
    })
  })
  return [...Map.groupBy(found, ({ at }) => at)].map(([at, together]) => ({
    at,
    must: together.reduce((sum, { must }) => sum + must, 0),
    may: together.reduce((sum, { may }) => sum + may, 0),
    isWhole: together.every(({ isWhole }) => isWhole),
    soonest: Math.min(...together.map(({ soonest }) => soonest)),
    latest: Math.max(...together.map(({ latest }) => latest)),
  }))
}

function placeOf(action: EventKind, events: readonly Heard[]): Place {
  const exits = Map.groupBy(
    events.filter(({ kind }) => kind === action),
    ({ at }) => at,
  )
  const back = backBy[action] ?? []
  return {
    exits: [...exits]
      .map(([at, together]) => ({
        at,
        bid: together[0]?.bid ?? '',
        mayBeKnown: Math.min(...together.map(({ mayBeKnown }) => mayBeKnown)),
        isKnown: Math.min(...together.map(({ isKnown }) => isKnown)),
        deviceIds: together.map(({ deviceId }) => deviceId),
      }))
      .toSorted((one, other) => one.at - other.at),
    returns: events.filter(({ kind }) => back.includes(kind)),
    signs: events,
  }
}

function boundsIn(
  story: Story,
  rule: ConditionalRule,
  windows: readonly Window[],
  place: Place,
): (Awaited & { mayBeKnown: number })[] {
  const wait = rule.value * minute
  return place.exits
    .filter(({ at }) => at + wait >= story.span.from - 10 * minute)
    .flatMap((exit) => {
      const window = windowAt(windows, exit.at + wait)
      const about = aboutThen(place, exit)
      const bounds = window
        ? boundsOf(story, { wait, windows, window, exit, place: about })
        : { soonest: null, latest: null }
      const { soonest, latest } = bounds
      return [
        {
          ...{ at: exit.at, mayBeKnown: exit.mayBeKnown },
          ...{ must: Number(latest !== null), may: Number(soonest !== null) },
          isWhole: after(story, exit.at + wait, patience) <= story.endsAt,
          ...{ soonest: soonest ?? never, latest: latest ?? never },
        },
      ]
    })
}

const aboutThen = ({ exits, returns, signs }: Place, { at: since }: Exit): Place => ({
  exits: exits.filter(({ at }) => at >= since - day),
  returns: returns.filter(({ at }) => at >= since - day),
  signs: signs.filter(({ at }) => at >= since - day),
})

interface Question {
  wait: number
  windows: readonly Window[]
  window: Window
  exit: Exit
  place: Place
}

/** A time in which nothing changes of what is known. */
interface Moment {
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

function boundsOf(story: Story, asked: Question): { soonest: number | null; latest: number | null } {
  const { wait, exit, place } = asked
  const dueAt = exit.at + wait
  const isOfBefore = exit.mayBeKnown < story.span.from
  const lookedUp = story.span.from + lookedUpAfter
  const mayLookFrom = Math.max(dueAt, exit.mayBeKnown, story.span.from)
  const knownAt = isOfBefore ? after(story, lookedUp, patience) : exit.isKnown
  const looksFrom = knownAt < dueAt ? dueAt : knownAt + onItsWay
  const moments = momentsOf(story, asked, mayLookFrom, looksFrom)
  // It was told of already by an exit of the same absence, of which was known before.
  const isToldBefore = place.exits.some(
    ({ at }) => exit.at < at && at < dueAt && at + wait < exit.isKnown && !isOfBefore,
  )
  // Who had been away for long when the rule began to watch is told of at the next exit.
  const mayBeLong = isOfBefore && dueAt < story.span.from
  const latest = isToldBefore || mayBeLong ? null : surelyBy(story, moments, looksFrom)
  return { soonest: perhapsFrom(moments), latest }
}

function perhapsFrom(moments: readonly Moment[]): number | null {
  let heldUntil = -never
  for (const one of moments) {
    if (!one.mayCall || !(one.isWatched || one.from < heldUntil)) continue
    if (one.mayBeHeldBack) heldUntil = one.until + heldFor
    if (!one.isHeldBack) return one.from
  }
  return null
}

/** By when it is told of for sure; null: it may not be. */
function surelyBy(story: Story, moments: readonly Moment[], looksFrom: number): number | null {
  let within = patience
  for (const one of moments) {
    if (one.from < looksFrom) continue
    const by = toldBy(story, moments, one.from, within)
    if (by !== null) return by
    // While its device alone is silent it is looked at again.
    if (!one.surelyMissing || !one.isWatched) return null
    within = silentAgain + patience
  }
  return null
}

/** By when it is told of where it is looked at from an instant on, within so long; null: it may not be. */
function toldBy(story: Story, moments: readonly Moment[], from: number, within: number): number | null {
  const between = (until: number) => moments.filter((one) => one.from < until && from < one.until)
  const first = after(story, from, within)
  if (!between(first).every(({ isWatched }) => isWatched)) return null
  let until = first
  for (;;) {
    const during = between(until)
    if (until > story.endsAt || !during.every(({ surelyCalls }) => surelyCalls)) return null
    const careEnd = during.findLast(({ mayBeHeldBack }) => mayBeHeldBack)?.until ?? -never
    const next = after(story, careEnd, patience)
    if (next <= until) return until > first && until > careEnd + heldFor ? null : until
    until = next
  }
}

function momentsOf(
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
  const edges = [
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
      surelyCalls: surelyMissing && isHeard('isKnown', exit.deviceIds).every(Boolean),
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
