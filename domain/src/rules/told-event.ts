import { z } from 'zod'
import type { Day } from '../devices/device.ts'
import { deviceTypeSchema } from '../devices/device-type.ts'
import { devEuiSchema, instantSchema } from '../ids.ts'
import { eventKindSchema } from '../sensors/event-kinds.ts'

/** One event as rules and summaries see it; `at` is when it happened, by its sensor's clock. */
export const toldEventSchema = z.object({
  deviceId: devEuiSchema,
  deviceType: deviceTypeSchema,
  kind: eventKindSchema,
  value: z.number().nullable(),
  at: instantSchema,
})
export type ToldEvent = z.infer<typeof toldEventSchema>

/** The name of an event among those of several devices and days, on which a gateway may give an id again; `key` is what eventKey gives. */
export const toldKey = (deviceId: string, date: string, key: string): string => `${date}~${deviceId}~${key}`

/** The events of day documents by their names, each once though a part repeats it. */
export function eventsOfDays(days: readonly Day[]): ReadonlyMap<string, ToldEvent> {
  const byKey = new Map<string, ToldEvent>()
  for (const { deviceId, type: deviceType, date, events } of days)
    for (const [key, { kind, value, at }] of Object.entries(events))
      byKey.set(toldKey(deviceId, date, key), { deviceId, deviceType, kind, value, at })
  return byKey
}

/** In the order in which they happened, the same whatever order they came in. */
export const inOrder = (events: readonly ToldEvent[]): ToldEvent[] =>
  events.toSorted(
    (one, other) =>
      one.at - other.at ||
      one.deviceId.localeCompare(other.deviceId) ||
      one.kind.localeCompare(other.kind) ||
      (one.value ?? 0) - (other.value ?? 0),
  )
