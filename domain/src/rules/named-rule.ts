import { z } from 'zod'

/** What a rule of either type is called: all that is told of it where it only stands in the way of something. */
export const namedRuleSchema = z.object({ name: z.string() })
