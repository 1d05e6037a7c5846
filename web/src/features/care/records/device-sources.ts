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

/** Where one of them belongs, if it is the establishment's: a list of one, since nobody may ask for that of another home. */
export const assignmentSource = (eid: string, deviceId: string) =>
  listAt(paths.assignments, assignmentSchema, {
    where: [
      ['establishmentId', '==', eid],
      ['__name__', '==', deviceId],
    ],
  })

/** What one device told of a resident since a date, one document per day and part. */
export const daysOfDeviceSource = (eid: string, bid: string, deviceId: string, from: string) =>
  listAt(paths.days(eid, bid), daySchema, {
    where: [
      ['deviceId', '==', deviceId],
      ['date', '>=', from],
    ],
  })

/** The devices that were not heard with a key of the establishment yet: for its administrators only. */
export const claimsSource = (eid: string) => listAt(paths.claims(eid), claimSchema)

/** Those of one resident. */
export const claimsOfSource = (eid: string, bid: string) =>
  listAt(paths.claims(eid), claimSchema, { where: [['beneficiaryId', '==', bid]] })
