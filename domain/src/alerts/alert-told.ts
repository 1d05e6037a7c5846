import { z } from 'zod'
import { deviceTypeSchema } from '../devices/device-type.ts'
import { instantSchema } from '../ids.ts'
import type { WaveStep } from './alert-calls.ts'

const steps = ['opened', 'repeated', 'calledAgain', 'released', 'escalated', 'unresolved'] as const

/** Of what a message about an alert tells, what the alert itself does not keep: who, where and what are as the alert has them by then. */
export const alertToldSchema = z.object({
  step: z.enum(steps satisfies readonly WaveStep[]),
  deviceType: deviceTypeSchema,
  occurredAt: instantSchema,
  late: z.boolean(),
  clockWrong: z.boolean(),
  /** The home's. */
  timeZone: z.string().max(60),
  /** Whether its SMS says that a 1 takes it. */
  mayAnswer: z.boolean(),
  /** Opens the alert. */
  url: z.string().max(500),
})
export type AlertTold = z.infer<typeof alertToldSchema>
