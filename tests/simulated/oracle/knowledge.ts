import type { DeviceType } from '@vigie/domain/devices/device-catalogue'
import type { EventKind } from '@vigie/domain/sensors/event-kinds'
import type { Story } from '../simulate.ts'
import type { Said } from '../three-days.ts'

const minute = 60_000
const hour = 60 * minute

/** Nobody else's words: what asks for help (docs/gateway.md). */
const callsForHelp: ReadonlySet<EventKind> = new Set([
  'buttonPressed',
  'zipperDetached',
  'fall',
  'wanderingDetected',
])
export const isCall = (kind: EventKind): boolean => callsForHelp.has(kind)

/** An event, when it happened, and from when on it may have been known and was known for sure. */
export interface Heard {
  deviceId: string
  type: DeviceType
  bid: string
  kind: EventKind
  value: number | null
  at: number
  publishedAt: number
  mayBeKnown: number
  isKnown: number
}

const never = Number.POSITIVE_INFINITY

/** All that was ever said, as the log has it: by when which was brought, and taken. */
export function heardIn({ history, said, tries, world }: Story): Heard[] {
  const before = history.map((one) => heardOf(one, -never, -never))
  const since = said.map((one) => {
    const real = (tries.get(one) ?? []).filter(({ at }) => !world.isDown(at) && isTakenIn(one, at))
    const taken = real.filter(({ isTaken }) => isTaken).map(({ at }) => at)
    return heardOf(one, Math.min(never, ...real.map(({ at }) => at)), Math.min(never, ...taken))
  })
  return [...before, ...since]
}

/** Older than twelve hours it is refused, unless somebody asks for help. */
const isTakenIn = ({ kind, at }: Said, receivedAt: number) => isCall(kind) || receivedAt - at <= 12 * hour

function heardOf(one: Said, mayBeKnown: number, isKnown: number): Heard {
  const { sensor, kind, value, publishedAt } = one
  // A call whose clock says it is older than that is taken to have happened as it was published.
  const at = isCall(kind) && publishedAt - one.at > 12 * hour ? publishedAt : one.at
  const { deviceId, type, bid } = sensor
  return { deviceId, type, bid, kind, value, at, publishedAt, mayBeKnown, isKnown }
}

/** Over ten minutes old when it came. */
export const isLate = (at: number, receivedAt: number): boolean => receivedAt - at > 10 * minute
