import { deviceTypeInfo } from '@vigie/domain/devices/device-catalogue'
import type { Saying } from '../seed/day-of-device.ts'
import type { DemoDevice } from '../seed/demo-devices.ts'
import { demoHomes, maplewood } from '../seed/demo-homes.ts'
import { batteryOf } from '../seed/device-health.ts'
import { randomOf } from '../seed/random.ts'
import type { SimulatedEvent } from './simulated-residence.ts'

/** A message as a gateway publishes it to the topic `sensor-events`. */
export interface GatewayMessage {
  attributes: Record<string, string>
  json: object
}

const apiKeys = new Map(demoHomes.map(({ eid, apiKey }) => [eid, apiKey]))

function apiKeyOf(eid: string): string {
  const apiKey = apiKeys.get(eid)
  if (apiKey === undefined) throw new Error(`${eid} is not a demo home`)
  return apiKey
}

/** What a gateway measures of a device, more or less the same each time. */
const radioOf = (deviceId: string, at: number) => {
  const random = randomOf(`${deviceId} radio ${at}`)
  return {
    rssi: -78 - (Number.parseInt(deviceId.slice(-3), 16) % 30) - random.between(0, 5),
    snr: random.between(8, 20) / 2,
  }
}

/** Form 1 of the event contract: the event as JSON, the key as an attribute (docs/gateway.md). */
function eventMessage({ deviceId, eid }: DemoDevice, saying: Saying, at: number): GatewayMessage {
  return {
    attributes: { gatewayId: `gateway-${eid}`, apiKey: apiKeyOf(eid) },
    json: {
      eventId: `${deviceId}-${at}-${saying.kind}`,
      deviceId,
      kind: saying.kind,
      value: saying.value,
      occurredAt: new Date(at).toISOString(),
      battery: batteryOf(deviceId, at),
      ...radioOf(deviceId, at),
    },
  }
}

/** Form 2: an uplink as ChirpStack v4 publishes it, the key as a tag. */
function uplinkMessage({ deviceId, type, eid }: DemoDevice, said: object, at: number): GatewayMessage {
  return {
    attributes: { event: 'up', devEui: deviceId, applicationId: 'demo' },
    json: {
      deduplicationId: `${deviceId}-${at}`,
      time: new Date(at).toISOString(),
      deviceInfo: { devEui: deviceId, deviceProfileName: type, tags: { apiKey: apiKeyOf(eid) } },
      ...said,
      rxInfo: [{ gatewayId: `gateway-${eid}`, ...radioOf(deviceId, at) }],
    },
  }
}

/** What a device sends to show that it is there: of the one that is decoded by its bytes its own heartbeat, of each other none of its events. */
function heartbeatOf({ deviceId, type }: DemoDevice, at: number): object {
  const battery = batteryOf(deviceId, at)
  return deviceTypeInfo(type).decoder === 'LW004-PB'
    ? { fPort: 2, data: Buffer.from([battery, 0, 0]).toString('base64') }
    : { fPort: 10, data: '', object: { events: [], battery } }
}

/**
 * What the home's gateway publishes for an event that happens at an instant (epoch milliseconds). One home's gateway
 * speaks form 1; the other's is a ChirpStack, which speaks form 2 for the devices that it decodes itself. Heartbeats have form 2 alone.
 */
export function gatewayMessage({ device, saying }: SimulatedEvent, at: number): GatewayMessage {
  if (saying === null) return uplinkMessage(device, heartbeatOf(device, at), at)
  const decodedByNetwork = deviceTypeInfo(device.type).decoder === 'object'
  if (device.eid !== maplewood.eid || !decodedByNetwork) return eventMessage(device, saying, at)
  const { kind, value } = saying
  const object = { kind, battery: batteryOf(device.deviceId, at), ...(value === null ? {} : { value }) }
  return uplinkMessage(device, { fPort: 10, data: '', object }, at)
}
