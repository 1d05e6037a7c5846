import type { z } from 'zod'
import type { RefusalReason } from './refusal.ts'
import { Refused } from './refused.ts'

/**
 * Reads a sensor's input with a schema. Throws Refused with what is wrong first; `what` names the input when it is not
 * the message's body.
 */
export function checkedInput<T extends z.ZodType>(
  schema: T,
  input: unknown,
  what = 'message',
  reason: RefusalReason = 'invalidEvent',
): z.infer<T> {
  const parsed = schema.safeParse(input)
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]
  throw new Refused(reason, `${[what, ...(issue?.path ?? [])].join('.')}: ${issue?.message}`)
}
