import type { QuietHours } from '@vigie/domain/people/quiet-hours'
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

/** What is wrong, by field; nothing where it can be sent. */
export const faultsOf = ({ isOn, ...span }: QuietForm): SpanFaults => (isOn ? spanFaultsOf(span) : {})

/** Null: none. */
export const saidIn = ({ isOn, start, end }: QuietForm): QuietHours | null => (isOn ? { start, end } : null)
