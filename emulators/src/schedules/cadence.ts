import { Cron } from 'croner'
import type { Schedule } from './schedule.ts'

const minuteMs = 60_000
const everyPattern = /^every (\d+) (minute|min|hour)s?$/

/**
 * Gives, for an instant, the first one strictly after it at which `schedule` runs (both in ms since the epoch).
 * `every N minutes|hours` runs on the multiples of that length since the epoch. Throws for any other App Engine
 * form, a cron that is not five fields, an unknown time zone, and a date that never comes.
 */
export function cadenceOf({ name, schedule, timeZone }: Schedule): (after: number) => number {
  const every = everyPattern.exec(schedule.trim())
  if (every) {
    const step = Number(every[1]) * (every[2] === 'hour' ? 60 : 1) * minuteMs
    if (step === 0) throw new Error(`${name}: "${schedule}" has no length`)
    return (after) => (Math.floor(after / step) + 1) * step
  }
  if (schedule.trim().startsWith('every ')) {
    throw new Error(
      `${name}: "${schedule}" is not run locally: write it as cron, or as "every N minutes|hours"`,
    )
  }
  const cron = new Cron(schedule, { timezone: timeZone, mode: '5-part' })
  const next = (after: number) => {
    const run = cron.nextRun(new Date(after))
    if (!run) throw new Error(`${name}: "${schedule}" never comes`)
    return run.getTime()
  }
  // Here rather than at the first run, so that a schedule that cannot be is told at once.
  next(Date.now())
  return next
}
