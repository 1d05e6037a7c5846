import { z } from 'zod'
import { actorSchema } from '../alerts/alert.ts'
import { devEuiSchema, idSchema, instantSchema } from '../ids.ts'
import { spanSchema } from './span.ts'

/**
 * Care under way with a resident: meanwhile warnings about them are silenced, calls for help never are (docs/adr/0090-care-under-way.md).
 * It is over by itself.
 */
export const snoozeSchema = z.object({
  /** Named by whoever began it, so that the same press again begins nothing. */
  id: idSchema,
  /** The one device whose warnings are silenced; null: all of the resident's. */
  deviceId: devEuiSchema.nullable(),
  ...spanSchema.shape,
  /** Who began it; null: the button in their room did. */
  by: actorSchema.nullable(),
  /** Who ended it before its time, and when; null: nobody did. */
  ended: z.object({ at: instantSchema, by: actorSchema }).nullable(),
})
export type Snooze = z.infer<typeof snoozeSchema>

/** Whether it goes on, for whoever sees it at an instant: one that began a moment ago by our clock does, one that somebody ended does not. */
export const goesOn = ({ until, ended }: Snooze, at: number): boolean => ended === null && until > at
