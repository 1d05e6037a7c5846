import { timeOfDaySchema } from '@vigie/domain/time/shift'

export type SpanFaults = Partial<{ start: 'timeRequired'; end: 'timeRequired' | 'endIsStart' }>

/** What is wrong with two times of day from and until which something is, by field; nothing where both are there and differ. */
export function spanFaultsOf({ start, end }: { start: string; end: string }): SpanFaults {
  const isTime = (time: string) => timeOfDaySchema.safeParse(time).success
  return {
    ...(!isTime(start) && { start: 'timeRequired' }),
    ...(isTime(end) ? start === end && { end: 'endIsStart' } : { end: 'timeRequired' }),
  }
}
