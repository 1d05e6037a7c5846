import { comparisonOperators } from '@vigie/domain/care/enums'
import type { DeviceType } from '@vigie/domain/devices/device-catalogue'
import type { ConditionalRule } from '@vigie/domain/rules/conditional-rule'
import type { EventKind } from '@vigie/domain/sensors/event-kinds'
import type { Heard } from './knowledge.ts'

const second = 1_000
const minute = 60 * second
const hour = 60 * minute

interface Span {
  from: number
  until: number
}

/** How long a healthy one is silent at most (docs/gateway.md). */
export const silentFor = (type: DeviceType): number =>
  type.startsWith('DRAGINO') ? hour : type === 'NOVIKA-LW-BOUTON' ? 24 * hour : 4 * hour

export const count = (kind: EventKind, events: readonly Heard[]): number =>
  events.filter((event) => event.kind === kind).length

/** How much of a span was heard of: of several devices, the least of those that were heard at all, or were `there`. */
export function shareHeard(
  events: readonly Heard[],
  { from, until }: Span,
  there: readonly string[],
): number {
  const shares = [...new Set([...there, ...events.map(({ deviceId }) => deviceId)])].flatMap((id) => {
    const own = events.filter(({ deviceId }) => deviceId === id).toSorted((one, other) => one.at - other.at)
    let covered = 0
    let reached = from
    for (const { at, type } of own) {
      const end = Math.min(until, at + silentFor(type))
      const begin = Math.max(reached, at - silentFor(type))
      if (end > begin) covered += end - begin
      reached = Math.max(reached, end)
    }
    return covered > 0 || there.includes(id) ? [covered / (until - from)] : []
  })
  return shares.length === 0 ? 0 : Math.min(1, ...shares)
}

const endOf: Partial<Record<EventKind, readonly EventKind[]>> = {
  layDown: ['sitDown', 'standUp'],
  sitDown: ['standUp', 'layDown'],
  doorOpen: ['doorClose'],
}

/** What a device adds up itself, and by what it tells the beginning of that. */
const beginOf: Partial<Record<EventKind, EventKind>> = { timeSitting: 'sitDown', timeLayingDown: 'layDown' }

/** The kinds that say whether something goes on, or how long it did. */
export function kindsFor(kind: EventKind): readonly EventKind[] {
  const begin = beginOf[kind]
  return begin ? [kind, ...kindsFor(begin)] : [kind, ...(endOf[kind] ?? [])]
}

/** Those of the day before, by which it is known what goes on as a span begins. */
export const dayBefore = (events: readonly Heard[], { from }: Pick<Span, 'from'>): Heard[] =>
  events.filter(({ at }) => from - 24 * hour <= at && at < from)

/** The devices by which something goes on as a span begins, by what was told in the day before. */
export function goingOnAt(summed: EventKind, events: readonly Heard[], span: Pick<Span, 'from'>): string {
  const kind = beginOf[summed] ?? summed
  const telling = dayBefore(events, span).filter((event) => kindsFor(kind).includes(event.kind))
  const ids = [...new Set(telling.map(({ deviceId }) => deviceId))].filter((id) => {
    const own = telling.filter(({ deviceId }) => deviceId === id).toSorted((one, other) => one.at - other.at)
    return endOf[kind] !== undefined && own.at(-1)?.kind === kind
  })
  return ids.toSorted().join()
}

/** For how many minutes something went on, looked at each ten seconds, by what is known at an instant. */
export function minutesOf(
  kind: EventKind,
  events: readonly Heard[],
  { from, until }: Span,
  now: number,
): number {
  const end = Math.min(until, now)
  const spans = [...toldSpans(kind, events), ...spansOf(beginOf[kind] ?? kind, events, from)]
  let held = 0
  for (let at = from; at < end; at += 10 * second) {
    if (spans.some((span) => span.from <= at && at < span.until)) held += Math.min(10 * second, end - at)
  }
  return held / minute
}

const toldSpans = (kind: EventKind, events: readonly Heard[]): Span[] =>
  events
    .filter((event) => event.kind === kind)
    .map(({ at, value }) => ({ from: at - (value ?? 0) * second, until: at }))

function spansOf(kind: EventKind, events: readonly Heard[], from: number): Span[] {
  const telling = events.filter((event) => kindsFor(kind).includes(event.kind))
  return [...new Set(telling.map(({ deviceId }) => deviceId))].flatMap((id) => {
    const own = telling.filter(({ deviceId }) => deviceId === id).toSorted((one, other) => one.at - other.at)
    const spans: Span[] = []
    let since: number | null = null
    own.forEach((event, index) => {
      if (event.kind === kind) {
        since ??= event.at
        return
      }
      // It began before the span; from a bed somebody may get up who was not sitting.
      const began = index === 0 && !(kind === 'sitDown' && event.type === 'NOVIKA-LW-BANDE') ? from : since
      if (began !== null) spans.push({ from: began, until: event.at })
      since = null
    })
    if (since !== null) spans.push({ from: since, until: Number.POSITIVE_INFINITY })
    return spans
  })
}

const { greater, lesser, number_of_more, number_of_less, times_more, times_less, equal } = comparisonOperators

/** What an amount is held against. */
export function limitOf(
  { operator, value }: Pick<ConditionalRule, 'operator' | 'value'>,
  usual: number,
): number {
  if (operator === number_of_more) return usual + value
  if (operator === number_of_less) return usual - value
  if (operator === times_more) return usual * value
  if (operator === times_less) return usual / value
  return value
}

/** The table of docs/rules.md, of what is counted. */
export function fires(
  { operator, value }: Pick<ConditionalRule, 'operator' | 'value'>,
  amount: number,
  usual: number,
): boolean {
  const limit = limitOf({ operator, value }, usual)
  switch (operator) {
    case greater:
      return amount > limit
    case lesser:
      return amount < limit
    case equal:
      return value === 0 ? amount === 0 : amount >= limit
    case number_of_more:
      return amount >= limit
    case number_of_less:
      return amount <= limit
    case times_more:
      return amount > 0 && amount >= limit
    default:
      return usual > 0 && amount <= limit
  }
}

/** Whether it is said only once the window is over. */
export const isSaidAtEnd = ({ operator, value }: Pick<ConditionalRule, 'operator' | 'value'>): boolean =>
  operator === lesser ||
  operator === number_of_less ||
  operator === times_less ||
  (operator === equal && value === 0)
