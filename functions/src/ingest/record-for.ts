import type { Device } from '@vigie/domain/devices/device'
import type { ReceivedEvent } from '@vigie/domain/sensors/event-timing'
import { stateOf } from './device-writer.ts'

/** The record by which it is told what of this is news; null where none is needed, or it cannot be had: all of it is, then. */
export async function recordFor(
  received: readonly ReceivedEvent[],
  path: string,
  arrived: number,
): Promise<Device | null> {
  if (!received.some(({ event }) => event.asState)) return null
  const known = await stateOf(path, arrived).catch(() => null)
  return known?.data ?? null
}
