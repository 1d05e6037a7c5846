import type { Task, TaskDone } from '@vigie/domain/care/task'
import { localDate } from '@vigie/domain/time/local-time'
import { ageInWords, dayAndTime, namedDayAndTime, timeOfDay } from '../../../lib/time/words.ts'
import { actorName, authorName } from '../alerts/actor-name.ts'
import type { Telling } from './plan-words.ts'

/**
 * By whom and when an occurrence was done: "Faite par Alice Tremblay, 08:05".
 * @param besideAt an instant told beside it, whose day is not told again; null: none
 */
export function doneWords(
  done: TaskDone,
  uid: string,
  { t, locale, timeZone, now }: Telling,
  besideAt: number | null = null,
): string {
  const { at } = done
  const when = () => {
    if (besideAt === null) return dayAndTime(at, now, timeZone, locale)
    // A time of day alone beside another day would be read as that day's: a late dose as an early one.
    return localDate(besideAt, timeZone) === localDate(at, timeZone)
      ? timeOfDay(at, timeZone)
      : namedDayAndTime(at, now, timeZone, locale)
  }
  return byWhom(done, uid, when(), t)
}

/** The same of what was done while one looked: "Faite par vous, à l’instant". */
export const justDoneWords = (done: TaskDone, uid: string, { t, locale, now }: Telling): string =>
  byWhom(done, uid, ageInWords(done.at, now, locale), t)

const byWhom = (done: TaskDone, uid: string, when: string, t: Telling['t']): string =>
  done.by === uid ? t('tasks.doneByYou', { when }) : t('tasks.doneBy', { when, name: authorName(done, t) })

/**
 * Of a task in a list, that it says what a relative says, as the opened task does: who changed it last, or else said what it says, be it by
 * adding it, where that is a relative; null: staff. Staff who only deactivate it do not make its words theirs.
 */
export function relativeWords(
  task: Pick<Task, 'changedBy' | 'saidBy' | 'addedByName' | 'addedByRelative' | 'addedAt'>,
  telling: Telling,
): string | null {
  const { changedBy, saidBy, addedByName, addedByRelative, addedAt } = task
  if (changedBy?.isRelative) return changedWords(task, telling)
  if (saidBy !== undefined) return saidBy.isRelative ? changedWords({ changedBy: saidBy }, telling) : null
  if (!addedByRelative) return null
  const { t, now, timeZone, locale } = telling
  const name = actorName({ name: addedByName, isRelative: addedByRelative }, t)
  return t('tasks.addedBy', { name, when: dayAndTime(addedAt, now, timeZone, locale) })
}

/** Who last said something else of a task, and when: "Modifiée par Isabelle Gagnon (proche), 04:21"; null: nobody, or before it was kept. */
export function changedWords(
  { changedBy }: Pick<Task, 'changedBy'>,
  { t, now, timeZone, locale }: Telling,
): string | null {
  if (changedBy === undefined) return null
  const when = dayAndTime(changedBy.at, now, timeZone, locale)
  return t('tasks.changedBy', { name: actorName(changedBy, t), when })
}
