import { z } from 'zod'
import { deviceLocationSchema, newDeviceSchema } from '../devices/claim.ts'
import { addedDevEuiSchema } from '../devices/dev-eui.ts'
import { deviceTypeSchema } from '../devices/device-type.ts'
import { devEuiSchema, idSchema } from '../ids.ts'
import { defineCall } from './call.ts'

const deviceParams = z.object({ eid: idSchema, deviceId: devEuiSchema })

export const claimDeviceCall = defineCall({
  operationId: 'claimDevice',
  method: 'post',
  path: '/api/establishment/:eid/device/:deviceId',
  summary:
    'Add a device to a resident: it is claimed until it is heard with a key of the establishment. The same again changes nothing',
  params: z.object({ eid: idSchema, deviceId: addedDevEuiSchema }),
  body: newDeviceSchema,
  answer: z.object({
    deviceId: devEuiSchema,
    /** Whether it was heard already. */
    heard: z.boolean(),
    changed: z.boolean(),
  }),
  refusals: [
    'forbidden',
    'beneficiaryNotFound',
    'beneficiaryArchived',
    'deviceAlreadyAdded',
    'tooManyClaims',
  ],
})

/** The most devices that one call adds. */
export const mostDevicesAtOnce = 500

/** Why one of many devices is not added. */
const whyNotAdded = [
  'beneficiaryNotFound',
  'beneficiaryArchived',
  'deviceAlreadyAdded',
  'tooManyClaims',
] as const

export const claimDevicesCall = defineCall({
  operationId: 'claimDevices',
  method: 'post',
  path: '/api/establishment/:eid/devices',
  summary: 'Add many devices, as each would be by itself; the same again changes nothing',
  params: z.object({ eid: idSchema }),
  body: z.strictObject({
    devices: z
      .array(newDeviceSchema.extend({ deviceId: addedDevEuiSchema }))
      .min(1)
      .max(mostDevicesAtOnce),
  }),
  bodyLimit: 400_000,
  answer: z.object({
    /** What became of each, in their order. */
    devices: z.array(
      z.object({
        deviceId: devEuiSchema,
        outcome: z.enum(['added', 'unchanged', ...whyNotAdded]),
      }),
    ),
  }),
  refusals: ['forbidden'],
})

export const changeDeviceCall = defineCall({
  operationId: 'changeDevice',
  method: 'patch',
  path: '/api/establishment/:eid/device/:deviceId',
  summary: 'Say of what type a device is, or where it hangs: what is not said stays',
  params: deviceParams,
  body: z.strictObject({ type: deviceTypeSchema, location: deviceLocationSchema }).partial(),
  answer: z.object({ deviceId: devEuiSchema, changed: z.boolean() }),
  refusals: ['forbidden', 'deviceNotFound'],
})

export const retireDeviceCall = defineCall({
  operationId: 'retireDevice',
  method: 'delete',
  path: '/api/establishment/:eid/device/:deviceId',
  summary:
    'Take a device away from its establishment, which keeps what it told; of one that was not heard yet, withdraw the claim',
  params: deviceParams,
  answer: z.object({
    deviceId: devEuiSchema,
    /** False when the establishment did not have it. */
    changed: z.boolean(),
  }),
  refusals: ['forbidden'],
})

export const moveDeviceCall = defineCall({
  operationId: 'moveDevice',
  method: 'post',
  path: '/api/establishment/:eid/device/:deviceId/move',
  summary: 'Give a device to another resident of its establishment',
  params: deviceParams,
  body: z.object({ beneficiaryId: idSchema }),
  answer: z.object({
    deviceId: devEuiSchema,
    beneficiaryId: idSchema,
    /** False when it was there already. */
    changed: z.boolean(),
  }),
  refusals: ['forbidden', 'deviceNotFound', 'beneficiaryNotFound', 'beneficiaryArchived'],
})
