import { deviceTypeInfo } from '@vigie/domain/devices/device-catalogue'
import { demoHomes, maplewood } from '../seed/demo-homes.ts'
import type { SimulatedEvent } from './simulated-day.ts'

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

/** Form 1 of the event contract: the event as JSON, the key as an attribute (docs/gateway.md). */
function eventMessage({ device, saying }: SimulatedEvent, at: number): GatewayMessage {
  const { deviceId, eid } = device
  return {
    attributes: { gatewayId: `gateway-${eid}`, apiKey: apiKeyOf(eid) },
    json: {
      eventId: `${deviceId}-${at}-${saying.kind}`,
      deviceId,
      kind: saying.kind,
      value: saying.value,
      occurredAt: new Date(at).toISOString(),
      battery: 87,
      rssi: -97,
      snr: 7.5,
    },
  }
}

/** Form 2: an uplink as ChirpStack v4 publishes it, the reading in its decoded `object`, the key as a tag. */
function uplinkMessage({ device, saying }: SimulatedEvent, at: number): GatewayMessage {
  const { deviceId, type, eid } = device
  return {
    attributes: { event: 'up', devEui: deviceId, applicationId: 'demo' },
    json: {
      deduplicationId: `${deviceId}-${at}`,
      time: new Date(at).toISOString(),
      deviceInfo: { devEui: deviceId, deviceProfileName: type, tags: { apiKey: apiKeyOf(eid) } },
      fPort: 10,
      data: '',
      object: { kind: saying.kind, ...(saying.value === null ? {} : { value: saying.value }) },
      rxInfo: [{ gatewayId: `gateway-${eid}`, rssi: -97, snr: 7.5 }],
    },
  }
}

/**
 * What the home's gateway publishes for an event that happens at an instant (epoch milliseconds). One home's gateway
 * speaks form 1; the other's is a ChirpStack, which speaks form 2 for the devices that it decodes itself.
 */
export function gatewayMessage(event: SimulatedEvent, at: number): GatewayMessage {
  const { eid, type } = event.device
  const decodedByNetwork = deviceTypeInfo(type).decoder === 'object'
  return eid === maplewood.eid && decodedByNetwork ? uplinkMessage(event, at) : eventMessage(event, at)
}
