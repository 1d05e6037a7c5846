import { canSend } from '../devices/device-catalogue.ts'
import type { EventKind } from '../sensors/event-kinds.ts'
import { inOrder, type ToldEvent } from './told-event.ts'

/** Between two instants, the second not included. */
export interface Between {
  readonly from: number
  readonly until: number
}

/** What goes on from an event of a kind, and by which others of its device it ends. */
const endings: Readonly<Partial<Record<EventKind, readonly EventKind[]>>> = {
  layDown: ['sitDown', 'standUp'],
  sitDown: ['standUp', 'layDown'],
  doorOpen: ['doorClose'],
}

/**
 * A device says of these, in seconds, how long it went on until then; of what goes on it says that when it is over, perhaps. That it began it says as well, by an event of
 * another kind.
 */
const toldDurations: Readonly<Partial<Record<EventKind, EventKind>>> = {
  timeSitting: 'sitDown',
  timeLayingDown: 'layDown',
}

/** By which kind of event something begins to go on, that it be known of while it does. */
const begunBy = (kind: EventKind): EventKind => toldDurations[kind] ?? kind

/** Whether it can be told of an action how long it went on. It goes on until another event ends it, so that what began before a span may go on in it. */
export const isSustained = (kind: EventKind): boolean => endings[begunBy(kind)] !== undefined

const dayMs = 24 * 3_600_000

/** What was told in the day before a span: by that it is known what goes on as it begins. */
export const toldBefore = (events: readonly ToldEvent[], { from }: Pick<Between, 'from'>): ToldEvent[] =>
  events.filter(({ at }) => from - dayMs <= at && at < from)

/** By which events something goes on after all of these: of each device the last that tells of it, unless that ended it. */
export function goesOnBy(kind: EventKind, events: readonly ToldEvent[]): ToldEvent[] {
  const begins = begunBy(kind)
  const telling = inOrder(events).filter((event) => kindsTelling(begins).includes(event.kind))
  const byDevice = Map.groupBy(telling, ({ deviceId }) => deviceId)
  return [...byDevice.values()]
    .flatMap((ofDevice) => ofDevice.at(-1) ?? [])
    .filter((last) => last.kind === begins)
}

/** The same as a span begins, by what was told in the day before. */
export const goingOnAt = (kind: EventKind, events: readonly ToldEvent[], span: Pick<Between, 'from'>) =>
  goesOnBy(kind, toldBefore(events, span))

/** As if a device had told at an instant that what it told of, and goes on, is over: whoever took it away knows, and it tells no more. */
export function endOf(goingOn: ToldEvent, at: number): ToldEvent {
  const [kind = goingOn.kind] = endings[goingOn.kind] ?? []
  // Not of the same instant, at which either of the two might be the last.
  return { ...goingOn, kind, value: null, at: Math.max(at, goingOn.at + 1) }
}

/** The kinds of event that say when an action of this kind goes on and when not any more, itself included. */
export const kindsTelling = (kind: EventKind): EventKind[] => [
  ...new Set([kind, begunBy(kind), ...(endings[begunBy(kind)] ?? [])]),
]

/**
 * How long something went on within a span, in milliseconds, and since when it has gone on; null: it does not. What goes on at `now`
 * goes on until then. `events`: those of the span, and what is known from before, by which something goes on as it begins. Where nothing is
 * known from before, what ended without having begun within the span began before it, if nothing else can have ended. Of several devices each instant counts once.
 */
export function durationOf(
  kind: EventKind,
  events: readonly ToldEvent[],
  span: Between,
  now: number,
): { ms: number; goingOn: boolean } {
  const end = Math.min(span.until, Math.max(now, span.from))
  const pieces = piecesOf(kind, events, span.from)
  const goingOn = pieces.some(({ until }) => until === Number.POSITIVE_INFINITY) && end === now
  return { ms: lengthOf(pieces, { from: span.from, until: end }), goingOn }
}

/**
 * The spans for which something went on, which may overlap and reach beyond what is asked about; one that nothing has ended has no end. `from`: where what
 * ended without having begun, and of which nothing is known from before, began.
 */
export const piecesOf = (kind: EventKind, events: readonly ToldEvent[], from: number): Between[] => [
  ...toldPieces(kind, events),
  ...pairedPieces(begunBy(kind), events, from),
]

const toldPieces = (kind: EventKind, events: readonly ToldEvent[]): Between[] =>
  events.flatMap((event) =>
    event.kind === kind && event.value !== null
      ? [{ from: event.at - event.value * 1_000, until: event.at }]
      : [],
  )

function pairedPieces(kind: EventKind, events: readonly ToldEvent[], from: number): Between[] {
  const byDevice = Map.groupBy(inOrder(events), ({ deviceId }) => deviceId)
  return [...byDevice.values()].flatMap((ofDevice) => {
    const telling = ofDevice.filter((event) => kindsTelling(kind).includes(event.kind))
    const [first] = telling
    const before = first && first.kind !== kind && endsOnly(kind, first) ? [{ from, until: first.at }] : []
    return [...before, ...telling.flatMap((event, index) => piece(kind, event, telling[index + 1]))]
  })
}

const piece = (kind: EventKind, event: ToldEvent, next: ToldEvent | undefined): Between[] =>
  event.kind === kind ? [{ from: event.at, until: next?.at ?? Number.POSITIVE_INFINITY }] : []

/** Whoever gets up from a bed may have been sitting on it; from a chair only that. */
const endsOnly = (kind: EventKind, { deviceType }: ToldEvent) =>
  kind !== 'sitDown' || !canSend(deviceType, 'layDown')

/** How much of a span is covered by others, which may overlap, in milliseconds. */
export function lengthOf(pieces: readonly Between[], span: Between): number {
  let covered = 0
  let reached = span.from
  for (const { from, until } of pieces.toSorted((one, other) => one.from - other.from)) {
    const end = Math.min(until, span.until)
    covered += Math.max(0, end - Math.max(from, reached))
    reached = Math.max(reached, end)
  }
  return covered
}
