import { type Periodicity, periodicities } from '@vigie/domain/care/enums'

/** The ways in which a task comes. */
export const repetitions = ['once', 'indefinitely', 'until', 'count'] as const
export type Repetition = (typeof repetitions)[number]

export const unitsOf = {
  minutes: periodicities.MINUTES,
  hours: periodicities.HOURS,
  days: periodicities.DAYS,
} as const satisfies Record<string, Periodicity>
export type Unit = keyof typeof unitsOf
