import { localDate, localTimeOfDay } from '../time/local-time.ts'

/** How many alerts there would have been in an hour, 0 to 23, of a date, on the home's clock. */
export interface HourOfAlerts {
  date: string
  hour: number
  alerts: number
}

/** Instants (epoch milliseconds, in order) by the hour of the home's clock in which they were; hours with none are left out. */
export function byHour(instants: readonly number[], timeZone: string): HourOfAlerts[] {
  const hours: HourOfAlerts[] = []
  for (const at of instants) {
    const [date, hour] = [localDate(at, timeZone), Number(localTimeOfDay(at, timeZone).slice(0, 2))]
    const known = hours.findLast((one) => one.date === date && one.hour === hour)
    if (known) known.alerts += 1
    else hours.push({ date, hour, alerts: 1 })
  }
  return hours
}
