import type { ConditionalRule } from '@vigie/domain/rules/conditional-rule'
import type { EventKind } from '@vigie/domain/sensors/event-kinds'
import type { Story } from '../simulate.ts'
import type { Exit, Place } from './away.ts'
import type { Heard } from './knowledge.ts'
import { after, patience } from './timeline.ts'
import { boundsOf } from './told-away.ts'
import { type Window, windowAt } from './windows.ts'

const minute = 60_000
const day = 24 * 60 * minute
const never = Number.POSITIVE_INFINITY

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
