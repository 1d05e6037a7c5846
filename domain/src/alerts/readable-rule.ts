import { z } from 'zod'
import { deviceTypeSchema } from '../devices/device-type.ts'
import { channelSchema } from './channel.ts'
import { type LiveRule, liveRuleSchema, recipientSchema } from './notification-rule.ts'

const { type, action, activated, tellsSilence, name, beneficiaryId, shiftIds } = liveRuleSchema.shape
const { createdBy, createdAt, updatedAt, updatedBy } = liveRuleSchema.shape

/** The entries of a list that can be read. */
const readable = <T extends z.ZodType>(entry: T) =>
  z.array(z.unknown()).transform((entries) =>
    entries.flatMap((one): z.infer<T>[] => {
      const parsed = entry.safeParse(one)
      return parsed.success ? [parsed.data] : []
    }),
  )

const forgivingSchema = z.object({
  type,
  action,
  activated,
  deviceTypes: readable(deviceTypeSchema),
  name: name.catch('?'),
  beneficiaryId: beneficiaryId.catch(null),
  shiftIds: shiftIds.catch([]),
  recipients: readable(recipientSchema).catch([]),
  methods: readable(channelSchema)
    .refine((channels) => channels.length > 0)
    .catch(['sms', 'email']),
  createdBy: createdBy.catch('unknown'),
  createdAt: createdAt.catch(0),
  updatedAt: updatedAt.catch(0),
  updatedBy: updatedBy.catch(undefined),
  // What cannot be read rather alerts.
  tellsSilence: tellsSilence.catch(true),
})

const namesAllSchema = z.object({ recipients: z.array(recipientSchema).min(1) })

/** Whether a stored live rule names somebody, and each whom it names can be read. */
export function namesAll(data: unknown): boolean {
  return namesAllSchema.safeParse(data).success
}

/**
 * What can be read of a stored live rule, so that one spoilt field does not silence the calls it is for: a field that
 * cannot be read takes the value that rather alerts, also where that is for more residents or hours than was meant. Null
 * where it cannot be known which events of which device types it is about.
 */
export function readableRule(data: unknown): LiveRule | null {
  const parsed = forgivingSchema.safeParse(data)
  return parsed.success && parsed.data.deviceTypes.length > 0 ? parsed.data : null
}
