import { periodicities, taskTypes } from '@vigie/domain/care/enums'
import type { Task } from '@vigie/domain/care/task'
import { formattedCompleted } from '@vigie/domain/care/task-life'
import { lastOccurrence, type TaskPlan } from '@vigie/domain/care/task-plan'
import { localeTags } from '@vigie/domain/number-in'
import type { Locale } from '@vigie/domain/text'
import { localDate } from '@vigie/domain/time/local-time'
import type { TFunction } from 'i18next'
import { dayAndTime, plainDate, timeOfDay } from '../../../lib/time/words.ts'

/** On whose clock and in which language something is told, and when. */
export interface Telling {
  readonly t: TFunction
  readonly locale: Locale
  /** The home's. */
  readonly timeZone: string
  readonly now: number
}

const units = {
  [periodicities.MINUTES]: 'minutes',
  [periodicities.HOURS]: 'hours',
  [periodicities.DAYS]: 'days',
} as const

/** How often a task was done, "Fait 3 / 8": which is not torn apart where a line ends. */
export function completionWords(task: TaskPlan & Pick<Task, 'nbDone'>, t: TFunction): string {
  return t('tasks.completion', { completion: formattedCompleted(task).replaceAll(' ', '\u00a0') })
}

/** When a task comes, in plain words: "Chaque jour à 08:00, jusqu’au 3 mars". */
export function planWords(task: TaskPlan & Pick<Task, 'endsBy'>, telling: Telling): string {
  const { t, locale, timeZone, now } = telling
  const { startAt, type, startEvery, periodicity } = task
  if (type === taskTypes.PONCTUAL || startEvery === null || periodicity === null) {
    return t('tasks.plan.once', { when: dayAndTime(startAt, now, timeZone, locale) })
  }
  const time = timeOfDay(startAt, timeZone)
  const isWeekly = periodicity === periodicities.DAYS && startEvery === 7
  const step = isWeekly
    ? t('tasks.plan.weekday', { weekday: weekdayOf(startAt, telling), time })
    : t(`tasks.plan.${units[periodicity]}`, { count: startEvery, time })
  const isToCome = localDate(startAt, timeZone) > localDate(now, timeZone)
  const plan = isToCome
    ? t('tasks.plan.from', { plan: step, date: plainDate(startAt, now, timeZone, locale) })
    : step
  if (task.endsBy === 'count') return t('tasks.plan.times', { plan, count: task.repeat ?? 0 })
  const last = lastOccurrence(task, timeZone)
  return last === null ? plan : t('tasks.plan.until', { plan, date: plainDate(last, now, timeZone, locale) })
}

const weekdayOf = (at: number, { locale, timeZone }: Telling): string =>
  new Intl.DateTimeFormat(localeTags[locale], { timeZone, weekday: 'long' }).format(at)
