import { deviceTypeInfo } from '../devices/device-catalogue.ts'
import { type Between, piecesOf } from '../rules/durations.ts'
import { aliveOf } from '../rules/observed.ts'
import type { ToldEvent } from '../rules/told-event.ts'
import type { EventKind } from '../sensors/event-kinds.ts'
import { isBed, isChair, ofTypes } from './device-groups.ts'
import { outOfRoom } from './out-of-room.ts'
import { overlapOf, unionOf } from './spans.ts'
import type { Expected } from './stays.ts'

/**
 * A silence that a device was heard before and after is believed to have been one of somebody who did nothing, if it was no longer than this: who sleeps soundly for nine hours moves
 * nothing, nor does who is out of their bed for a waking day. Of what lasts longer, or nothing ended, only what was observed counts.
 */
const believedMs = 16 * 3_600_000

/** What was told of somebody: whoever sits on their bed is in it. What a pad adds up itself counts where it tells nothing else. */
export function piecesIn(events: readonly ToldEvent[], from: number) {
  const inBed = ofTypes(events, isBed).map(
    (event): ToldEvent => (event.kind === 'sitDown' ? { ...event, kind: 'layDown' } : event),
  )
  const inChair = ofTypes(events, isChair)
  return {
    bed: [...piecesByDevice('layDown', inBed, from), ...piecesByDevice('timeLayingDown', inBed, from)],
    chair: [...piecesByDevice('sitDown', inChair, from), ...piecesByDevice('timeSitting', inChair, from)],
    out: outOfRoom(events),
  }
}

/** Something that went on by a pad. */
interface Piece extends Between {
  readonly deviceId: string
}

/** Who gets up by the first that a pad says lay until then, and nobody knows since when: it counts for as long as a healthy pad is silent. */
const piecesByDevice = (kind: EventKind, events: readonly ToldEvent[], from: number): Piece[] =>
  [...Map.groupBy(events, ({ deviceId }) => deviceId)].flatMap(([deviceId, own]) =>
    piecesOf(kind, own, Math.max(from, ...aliveSince(own))).map((piece) => ({ ...piece, deviceId })),
  )

function aliveSince(own: readonly ToldEvent[]): number[] {
  const [any] = own
  if (any === undefined) return []
  const silentMs = deviceTypeInfo(any.deviceType).expectedEverySeconds * 1_000
  return [Math.min(...own.map(({ at }) => at)) - silentMs]
}

/** When devices were alive within a span, by their ids; never: it was to be heard, and was not. */
export type Alive = ReadonlyMap<string, readonly Between[]>

/**
 * Of devices that told anything, those alone that were alive at all as `shareObservedBy` counts, in short silences of theirs too; of each that was `expected` and told nothing, as far as it is known to have
 * lived; and where none told anything, that none was.
 */
export function aliveIn(signs: readonly ToldEvent[], span: Between, expected: Expected): Alive {
  const heard = [...Map.groupBy(signs, ({ deviceId }) => deviceId)].flatMap(([deviceId, own]) => {
    const alive = overlapOf([...aliveOf(own).values()].flat(), [span])
    return alive.length === 0 ? [] : [[deviceId, overlapOf([...alive, ...silencesOf(own)], [span])] as const]
  })
  const lived = [...expected].map(
    ([deviceId, spans]) => [deviceId, heard.length === 0 ? [] : overlapOf(spans, [span])] as const,
  )
  return new Map<string, readonly Between[]>([...lived, ...heard])
}

function silencesOf(signs: readonly ToldEvent[]): Between[] {
  const heard = signs.map(({ at }) => at).toSorted((one, other) => one - other)
  return heard
    .slice(1)
    .map((until, index) => ({ from: heard[index] ?? until, until }))
    .filter(({ from, until }) => until - from <= believedMs)
}

/** What is told by pads, by when each was alive; where none was heard, or one that was to be was not, nothing is, as the figure is not known then. */
export function believed(pieces: readonly Piece[], alive: Alive): Between[] {
  if (isUnheard(alive)) return []
  return unionOf(
    pieces.flatMap((piece) => (isShort(piece) ? piece : overlapOf([piece], alive.get(piece.deviceId) ?? []))),
  )
}

/** The same of what devices of several kinds tell together. */
export function believedByAll(pieces: readonly Between[], kinds: readonly Alive[]): Between[] {
  if (kinds.some(isUnheard)) return []
  const all = byAll(kinds.flatMap((kind) => [...kind.values()]))
  return unionOf(pieces.flatMap((piece) => (isShort(piece) ? piece : overlapOf([piece], all))))
}

const isShort = ({ from, until }: Between) => until - from <= believedMs

const isUnheard = (alive: Alive) => alive.size === 0 || [...alive.values()].some(({ length }) => length === 0)

/** When all of some devices were alive; of none never. */
export const byAll = ([first = [], ...others]: readonly (readonly Between[])[]): readonly Between[] =>
  others.reduce<readonly Between[]>(overlapOf, first)
