import { z } from 'zod'
import { devEuiSchema, instantSchema } from '../ids.ts'
import { deviceTypeSchema } from './device-type.ts'

/** `…/beneficiaries/{bid}/formerDevices/{deviceId}_{from}`: that a resident had a device, from one instant until another (docs/adr/0128-a-figure-rests-on-what-was-there.md). */
export const formerDeviceSchema = z.object({
  deviceId: devEuiSchema,
  type: deviceTypeSchema,
  from: instantSchema,
  until: instantSchema,
  /** Where it hung at last; missing of what was taken away before this was kept. */
  location: z.string().max(80).optional(),
  /** When it is known to have lived by then. */
  lived: z.array(z.object({ from: z.number(), until: z.number() })),
})
export type FormerDevice = z.infer<typeof formerDeviceSchema>
