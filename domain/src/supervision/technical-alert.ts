import { z } from 'zod'
import { deviceTypeSchema } from '../devices/device-type.ts'
import { devEuiSchema, idSchema, instantSchema } from '../ids.ts'

/** A device, and where somebody has to go to it. */
const place = {
  deviceId: devEuiSchema,
  beneficiaryId: idSchema,
  type: deviceTypeSchema,
  location: z.string().max(80),
  /** The resident's; empty where it is not known. */
  room: z.string().max(20),
}

/** What a technical alert is about. */
export const technicalSubjectSchema = z.discriminatedUnion('kind', [
  /** Nothing at all is heard of the home; so many devices it has. */
  z.object({ kind: z.literal('home'), devices: z.number().int().min(0) }),
  /** Nothing comes through a gateway; so many devices were last heard by it. */
  z.object({ kind: z.literal('gateway'), gatewayId: z.string().max(120), devices: z.number().int().min(0) }),
  z.object({ kind: z.literal('device'), ...place }),
  z.object({ kind: z.literal('battery'), ...place, percent: z.number() }),
  z.object({ kind: z.literal('signal'), ...place }),
  /** All that comes through a gateway tells a time that is off by so much, below zero: behind. No warning of it alerts. */
  z.object({ kind: z.literal('gatewayClock'), gatewayId: z.string().max(120), aheadMs: z.number() }),
  /** A gateway publishes with a key that is taken until then, and no longer. */
  z.object({ kind: z.literal('gatewayKey'), gatewayId: z.string().max(120), until: instantSchema }),
  /** As of a gateway, the clock of one device. */
  z.object({ kind: z.literal('deviceClock'), ...place, aheadMs: z.number() }),
])
export type TechnicalSubject = z.infer<typeof technicalSubjectSchema>

/**
 * `establishments/{eid}/technicalAlerts/{id}`: something of a home's own equipment is silent or about to be, from–until. It concerns
 * whoever administers the home, sounds nowhere, and is over by itself (docs/adr/0107-silence-is-supervised.md).
 */
export const technicalAlertSchema = z.object({
  subject: technicalSubjectSchema,
  /** Since when: of a silence, when it was last heard. */
  since: instantSchema,
  raisedAt: instantSchema,
  endedAt: instantSchema.nullable(),
})
export type TechnicalAlert = z.infer<typeof technicalAlertSchema>

/** What of it names it among those of a home that are going on: one at a time. */
export function technicalKey(subject: TechnicalSubject): string {
  if (subject.kind === 'home') return 'home'
  return `${subject.kind}:${'gatewayId' in subject ? subject.gatewayId : subject.deviceId}`
}
