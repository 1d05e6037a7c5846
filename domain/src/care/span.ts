import { z } from 'zod'
import { instantSchema } from '../ids.ts'

/** A span of time in which care is under way, epoch milliseconds: from its first instant until before its last. */
export const spanSchema = z.object({ from: instantSchema, until: instantSchema })
export type Span = z.infer<typeof spanSchema>
