import type { Story } from '../simulate.ts'
import type { StoredSilence } from '../stored-silences.ts'
import type { Span } from '../world.ts'
import { silentFor } from './amounts.ts'
import type { Heard } from './knowledge.ts'
import { after, patience } from './timeline.ts'

const minute = 60_000
const hour = 60 * minute
const never = Number.POSITIVE_INFINITY
/** Supervision looks so often, and at what is silent for long once an hour (docs/adr/0107-silence-is-supervised.md). */
const looksEvery = 5 * minute
/** What is written while it looks may be missed. */
const looksFor = minute

/** When the whole home, or its gateway, was told to be silent: whether it was is judged by itself. */
export const silentTogether = (story: Story): Span[] =>
  story.silences
    .filter(({ subject }) => subject.kind === 'home' || subject.kind === 'gateway')
    .map(({ raisedAt, endedAt }) => ({ from: raisedAt, until: endedAt ?? never }))

/** What is wrong with what supervision says of a home, in words, by the log alone. */
export function wrongSilences(story: Story, heard: readonly Heard[]): string[] {
  const all = story.silences
  const together = all.filter(({ subject }) => subject.kind !== 'device')
  return [
    ...together.flatMap((one) => untrueTogether(one, heard)),
    ...story.home.sensors.flatMap(({ deviceId, type }) => {
      const own = all.filter(({ subject }) => subject.kind === 'device' && subject.deviceId === deviceId)
      // What was said before is known by its last sign alone, with which supervision begins.
      const signs = heard.filter((one) => one.deviceId === deviceId && one.mayBeKnown >= story.span.from)
      const expected = silentFor(type)
      return [
        ...own.flatMap((one) => untrue(story, one, signs, expected)),
        ...overlapping(own),
        ...untold(story, { deviceId, own, together, signs, expected }),
      ]
    }),
  ]
}

const time = (at: number) => new Date(at).toISOString().slice(5, 19)

/** Nothing at all was heard since, of a home that has one gateway. */
function untrueTogether({ id, subject, since, raisedAt }: StoredSilence, heard: readonly Heard[]): string[] {
  if (subject.kind !== 'home' && subject.kind !== 'gateway') return [`${id} is about a ${subject.kind}`]
  const isHeard = heard.some((one) => one.publishedAt > since && one.isKnown < raisedAt - looksFor)
  return isHeard ? [`${id} says of the ${subject.kind} that nothing was heard since ${time(since)}`] : []
}

/** It was not heard since, for a quarter longer than it takes at most; and it is over once it is. */
function untrue(story: Story, one: StoredSilence, signs: readonly Heard[], expected: number): string[] {
  const { id, since, raisedAt, endedAt } = one
  const wrong: string[] = []
  const later = signs.filter(({ publishedAt }) => publishedAt > since)
  if (later.some(({ isKnown }) => isKnown < raisedAt - looksFor))
    wrong.push(`${id} was heard since ${time(since)}`)
  if (raisedAt - since < 1.25 * expected) wrong.push(`${id} was told at ${time(raisedAt)}, too early`)
  const isFirst = since <= story.span.from
  if (!isFirst && !signs.some(({ publishedAt }) => publishedAt === since))
    wrong.push(`${id} is since ${since}`)
  const mayEndFrom = Math.min(never, ...later.map(({ mayBeKnown }) => mayBeKnown))
  const endsBy = after(
    story,
    Math.min(never, ...later.map(({ isKnown }) => isKnown)) + hour,
    looksEvery + patience,
  )
  const over = endedAt ?? never
  if (over < mayEndFrom) wrong.push(`${id} ended at ${time(over)}, unheard`)
  if (over > Math.max(endsBy, raisedAt + looksEvery + patience) && endsBy < story.endsAt)
    wrong.push(`${id} goes on, though heard`)
  return wrong
}

function overlapping(own: readonly StoredSilence[]): string[] {
  const inTurn = own.toSorted((one, other) => one.raisedAt - other.raisedAt)
  return inTurn.flatMap(({ id, raisedAt }, index) => {
    const before = inTurn[index - 1]
    return before && (before.endedAt ?? never) > raisedAt ? [`${id} is told beside ${before.id}`] : []
  })
}

interface Told {
  deviceId: string
  own: readonly StoredSilence[]
  together: readonly StoredSilence[]
  signs: readonly Heard[]
  expected: number
}

/** Twice as long as it takes, and nothing came: somebody was told of it, of itself or with the others. */
function untold(story: Story, { deviceId, own, together, signs, expected }: Told): string[] {
  const heardAt = signs.filter(({ isKnown }) => isKnown < never).map(({ publishedAt }) => publishedAt)
  return [story.span.from, ...heardAt].flatMap((since) => {
    const next = Math.min(never, ...signs.flatMap((one) => (one.publishedAt > since ? one.mayBeKnown : [])))
    const by = after(story, since + 2 * expected + looksEvery, patience)
    if (next <= by || by > story.endsAt) return []
    const isTold = own.some((one) => one.since <= since && since < one.raisedAt && one.raisedAt <= by)
    const isWithOthers = together.some((one) => one.raisedAt <= by && (one.endedAt ?? never) > since)
    return isTold || isWithOthers ? [] : [`${deviceId} is silent since ${time(since)}, and nobody is told`]
  })
}
