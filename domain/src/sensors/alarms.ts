import { z } from 'zod'

/** The alarms of a device that tells two apart, each of which calls for help: one that goes on as the other is another call (docs/adr/0013-states-and-changes.md). */
export const alarmSchema = z.enum(['sos', 'alert'])
export type Alarm = z.infer<typeof alarmSchema>
