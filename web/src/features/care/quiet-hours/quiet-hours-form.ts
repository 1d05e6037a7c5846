import type { QuietHours } from '@vigie/domain/people/quiet-hours'
import { z } from 'zod'
import type { TypedOver } from '../../../lib/page/typed-over.ts'
import { type SpanFaults, spanFaultsOf } from '../../../lib/time/span-faults.ts'

/** What stands in a form of quiet hours. */
export interface QuietForm {
  isOn: boolean
  start: string
  end: string
}

/** Those of a night, until something is said. */
const usual: QuietHours = { start: '22:00', end: '07:00' }

export const formOf = (hours: QuietHours | null | undefined): QuietForm => ({
  isOn: !!hours,
  ...(hours ?? usual),
})

const quietFormSchema = z.object({ isOn: z.boolean(), start: z.string(), end: z.string() })
const keptSchema = z.object({ began: quietFormSchema, form: quietFormSchema, seen: quietFormSchema })

/** What a device kept of one that was typed over; null: it cannot be gone on with. */
export const keptIn = (kept: unknown): TypedOver<QuietForm> | null => keptSchema.safeParse(kept).data ?? null

/** What is wrong, by field; nothing where it can be sent. */
export const faultsOf = ({ isOn, ...span }: QuietForm): SpanFaults => (isOn ? spanFaultsOf(span) : {})

/** Null: none. */
export const saidIn = ({ isOn, start, end }: QuietForm): QuietHours | null => (isOn ? { start, end } : null)
