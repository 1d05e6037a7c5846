import { z } from 'zod'
import { licencesSchema } from '../care/licences.ts'
import { establishmentChangeSchema, newEstablishmentSchema } from '../care/managed-establishment.ts'
import { idSchema } from '../ids.ts'
import { seenShiftChangeSchema } from '../time/shift-change.ts'
import { defineCall } from './call.ts'
import { whetherChanged } from './whether-changed.ts'

const ofEstablishment = z.object({ eid: idSchema })
const ofShift = z.object({ eid: idSchema, sid: idSchema })

export const createEstablishmentCall = defineCall({
  operationId: 'createEstablishment',
  method: 'post',
  path: '/api/establishment/:eid',
  summary: 'Make an establishment of one’s own, under a new id that the caller chooses',
  params: ofEstablishment,
  body: newEstablishmentSchema,
  answer: z.object({
    /** The key for its gateways, which is shown this once; null where this call was made before. */
    apiKey: z.string().nullable(),
  }),
  refusals: ['forbidden', 'establishmentExists', 'tooManyEstablishments', 'phoneImpossible', 'homeNameUnfit'],
})

export const changeEstablishmentCall = defineCall({
  operationId: 'changeEstablishment',
  method: 'patch',
  path: '/api/establishment/:eid',
  summary:
    'Change what is said of an establishment, or set it active or inactive; what is not sent stays. To keep sensor data for a shorter time its name is to be typed, and its other administrators are told',
  params: ofEstablishment,
  body: establishmentChangeSchema.extend({
    /** What it is called, typed by whoever confirms that sensor data is kept for a shorter time. */
    typedName: z.string().max(120).optional(),
  }),
  answer: whetherChanged,
  refusals: [
    'forbidden',
    'establishmentNotFound',
    'tooManyMembers',
    'phoneImpossible',
    'homeNameUnfit',
    'nameDiffers',
  ],
})

export const setLicencesCall = defineCall({
  operationId: 'setLicences',
  method: 'put',
  path: '/api/establishment/:eid/licences',
  summary: 'Set the licences of an establishment',
  params: ofEstablishment,
  body: licencesSchema,
  answer: whetherChanged,
  refusals: ['forbidden', 'establishmentNotFound'],
})

export const setShiftCall = defineCall({
  operationId: 'setShift',
  method: 'put',
  path: '/api/establishment/:eid/shift/:sid',
  summary: 'Add a shift to an establishment, or change it as it was seen',
  params: ofShift,
  body: seenShiftChangeSchema,
  answer: whetherChanged,
  refusals: ['forbidden', 'establishmentNotFound', 'tooManyShifts', 'shiftChanged', 'shiftNameTaken'],
})

export const deleteShiftCall = defineCall({
  operationId: 'deleteShift',
  method: 'delete',
  path: '/api/establishment/:eid/shift/:sid',
  summary:
    'Take a shift out of an establishment, unless a notification rule is limited to it or a step of its escalation tells whoever works it',
  params: ofShift,
  answer: whetherChanged,
  refusals: ['forbidden', 'establishmentNotFound', 'shiftInUse'],
})

export const removeEventsCall = defineCall({
  operationId: 'removeEvents',
  method: 'post',
  path: '/api/establishment/:eid/events/remove',
  summary:
    'Remove the sensor events of an establishment, part of them at a call: the caller goes on until no resident is left',
  params: ofEstablishment,
  body: z.strictObject({
    /** The establishment's, typed by whoever confirms it. */
    name: z.string().max(120),
    /** What the call before answered, or what is kept of a removal that was interrupted; null begins, which costs little then too. */
    after: idSchema.nullable(),
  }),
  answer: z.object({
    /** Days of devices that this call removed. */
    removed: z.number().int(),
    /** The last resident of whom nothing is left, in the order of their ids. */
    after: idSchema.nullable(),
    residents: z.number().int(),
    /** Of how many residents something may still be there; 0: it is done. */
    left: z.number().int(),
  }),
  refusals: ['forbidden', 'establishmentNotFound', 'nameDiffers'],
})
