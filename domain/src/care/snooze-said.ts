import { z } from 'zod'
import { devEuiSchema, instantSchema } from '../ids.ts'
import { snoozeMinutes } from './snooze-time.ts'

/** What somebody says who begins it. `pressedAt`: by their clock, as near to ours as they know. */
export const snoozeSaidSchema = z.strictObject({
  deviceId: devEuiSchema.nullable(),
  minutes: z.int().min(snoozeMinutes.least).max(snoozeMinutes.most),
  pressedAt: instantSchema,
})
export type SnoozeSaid = z.infer<typeof snoozeSaidSchema>
