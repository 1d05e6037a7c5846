import { claimSchema } from '@vigie/domain/devices/claim'
import { assignmentSchema, daySchema, deviceSchema } from '@vigie/domain/devices/device'
import { paths } from '@vigie/domain/paths'
import { documentAt, listAt } from '../../../lib/firebase/asked.ts'

export const devicesSource = (eid: string, bid: string) => listAt(paths.devices(eid, bid), deviceSchema)

export const deviceSource = (eid: string, bid: string, deviceId: string) =>
  documentAt(paths.device(eid, bid, deviceId), deviceSchema)

/** A resident's events of one day on the home's clock, one document per device and part. */
export const daySource = (eid: string, bid: string, date: string) =>
  listAt(paths.days(eid, bid), daySchema, { where: [['date', '==', date]] })

/** Where each device of an establishment belongs: for its administrators only. */
export const assignmentsSource = (eid: string) =>
  listAt(paths.assignments, assignmentSchema, { where: [['establishmentId', '==', eid]] })

/** The devices that were not heard with a key of the establishment yet: for its administrators only. */
export const claimsSource = (eid: string) => listAt(paths.claims(eid), claimSchema)

/** Those of one resident. */
export const claimsOfSource = (eid: string, bid: string) =>
  listAt(paths.claims(eid), claimSchema, { where: [['beneficiaryId', '==', bid]] })
