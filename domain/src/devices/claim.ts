import { z } from 'zod'
import { devEuiSchema, idSchema, instantSchema } from '../ids.ts'
import { shownLineFault, shownLineSchema } from '../people/shown-name.ts'
import type { Assignment } from './device.ts'
import { deviceTypeSchema } from './device-type.ts'

const longestLocation = 80

/** Where a device is, in the home's words, as whoever says it may write it: one line, of which all can be seen; it may be empty. */
export const deviceLocationSchema = shownLineSchema(longestLocation)

const faults = { tooLong: 'locationTooLong', notShown: 'locationNotShown' } as const

/** What is wrong with such a place; null: nothing. */
export function locationFault(location: string): (typeof faults)[keyof typeof faults] | null {
  const fault = shownLineFault(location, longestLocation)
  return fault && faults[fault]
}

/** What somebody who adds a device says of it. Unknown fields are refused. */
export const newDeviceSchema = z.strictObject({
  type: deviceTypeSchema,
  beneficiaryId: idSchema,
  location: deviceLocationSchema,
})
export type NewDevice = z.infer<typeof newDeviceSchema>

/**
 * `establishments/{eid}/claims/{deviceId}`: a device that a home says is its own and that was not heard with its key yet. It
 * takes nothing from anybody (docs/adr/0044-a-device-is-claimed-until-it-is-heard.md).
 */
export const claimSchema = z.object({
  ...newDeviceSchema.shape,
  /** Whatever it holds: a claim whose place was said before all of one had to be seen can still be heard. */
  location: z.string().max(longestLocation),
  deviceId: devEuiSchema,
  /** Who said so, and when. */
  by: idSchema,
  at: instantSchema,
})
export type Claim = z.infer<typeof claimSchema>

/**
 * How many devices of a home may wait to be heard: many times what one sets up in a day. What asks at the same time may go over it
 * by a call's worth.
 */
export const mostClaims = 1_000

/** Whether two say the same of a device. */
export function saysTheSame(one: NewDevice, other: NewDevice): boolean {
  return (
    one.type === other.type && one.beneficiaryId === other.beneficiaryId && one.location === other.location
  )
}

/**
 * The assignment of a claimed device of which a message with the home's key was published at `publishedAt`: it was theirs then,
 * whatever the clocks say of which came first.
 */
export function assignmentOf(
  establishmentId: string,
  { beneficiaryId, type, location, at }: Claim,
  publishedAt: number,
): Assignment {
  return { establishmentId, beneficiaryId, type, location, since: Math.min(at, publishedAt), former: [] }
}
