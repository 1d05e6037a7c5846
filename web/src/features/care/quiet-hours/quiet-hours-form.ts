import type { QuietHours } from '@vigie/domain/people/quiet-hours'
import { timeOfDaySchema } from '@vigie/domain/time/shift'

/** What stands in a form of quiet hours. */
export interface QuietForm {
  isOn: boolean
  start: string
  end: string
}

export type QuietFaults = Partial<{ start: 'timeRequired'; end: 'timeRequired' | 'endIsStart' }>

/** Those of a night, until something is said. */
const usual: QuietHours = { start: '22:00', end: '07:00' }

export const formOf = (hours: QuietHours | null | undefined): QuietForm => ({
  isOn: !!hours,
  ...(hours ?? usual),
})

/** What is wrong, by field; nothing where it can be sent. */
export function faultsOf({ isOn, start, end }: QuietForm): QuietFaults {
  if (!isOn) return {}
  const isTime = (time: string) => timeOfDaySchema.safeParse(time).success
  return {
    ...(!isTime(start) && { start: 'timeRequired' }),
    ...(isTime(end) ? start === end && { end: 'endIsStart' } : { end: 'timeRequired' }),
  }
}

/** Null: none. */
export const saidIn = ({ isOn, start, end }: QuietForm): QuietHours | null => (isOn ? { start, end } : null)
