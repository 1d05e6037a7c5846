import type { Story } from '../simulate.ts'
import { heldFor, type Moment, momentsOf, type Question } from './away.ts'
import { after, patience } from './timeline.ts'

const second = 1_000
const minute = 60 * second
const never = Number.POSITIVE_INFINITY

/** What has lasted long enough when it is heard is given so long for its return to come. */
const onItsWay = 30 * second
/** A device that is silent is looked at again so often. */
const silentAgain = 5 * minute
/** A rule that begins to watch looks up so much later who is away. */
const lookedUpAfter = 15 * second

/** From when on it may be told that somebody is away by an exit, and by when it surely is; null: it may never, or need not be. */
export function boundsOf(story: Story, asked: Question): { soonest: number | null; latest: number | null } {
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
