import type { EventKind } from '@vigie/domain/sensors/event-kinds'
import type { TestHome } from './home.ts'
import { newId } from './ids.ts'

/** A message for the topic `sensor-events`. */
export interface TestMessage {
  attributes: Record<string, string>
  data: string
  messageId: string
  /** When it was published, epoch milliseconds, if not as it is delivered. */
  publishedAt?: number
}

/** One event in form 1 of the event contract, as the gateway of a home publishes it; happened just now. */
export function eventMessage(
  { apiKey }: Pick<TestHome, 'apiKey'>,
  event: { deviceId: string; kind: EventKind; eventId?: string; value?: number; occurredAt?: number },
): TestMessage {
  const { occurredAt = Date.now(), eventId = newId('event'), value = null } = event
  const body = {
    ...event,
    eventId,
    value,
    occurredAt: new Date(occurredAt).toISOString(),
    battery: 87,
    rssi: -97,
  }
  return {
    attributes: { gatewayId: 'gateway-1', apiKey },
    data: JSON.stringify(body),
    messageId: newId('message'),
  }
}

/** What the ChirpStack of a home publishes for one of its devices: an uplink of some content, and one that is a frame on a port, in hexadecimal digits. Times are epoch milliseconds. */
export function uplinksOf({ apiKey }: Pick<TestHome, 'apiKey'>, deviceId: string) {
  const uplink = (time: number, body: object): TestMessage => ({
    attributes: { event: 'up' },
    messageId: newId('message'),
    data: JSON.stringify({
      deduplicationId: newId('uplink').replaceAll('_', '-'),
      time: new Date(time).toISOString(),
      deviceInfo: { devEui: deviceId, tags: { apiKey } },
      rxInfo: [{ rssi: -80, snr: 5 }],
      ...body,
    }),
  })
  const frame = (time: number, fPort: number, hex: string, counted: object = {}) =>
    uplink(time, { fPort, data: Buffer.from(hex.replaceAll(' ', ''), 'hex').toString('base64'), ...counted })
  return { uplink, frame }
}
