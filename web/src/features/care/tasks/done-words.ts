import type { TaskDone } from '@vigie/domain/care/task'
import { localDate } from '@vigie/domain/time/local-time'
import { dayAndTime, timeOfDay } from '../../../lib/time/words.ts'
import type { Telling } from './plan-words.ts'

/**
 * By whom and when an occurrence was done: "Faite par Alice Tremblay, 08:05".
 * @param besideAt an instant told beside it, whose day is not told again; null: none
 */
export function doneWords(
  { at, by, byName }: TaskDone,
  uid: string,
  { t, locale, timeZone, now }: Telling,
  besideAt: number | null = null,
): string {
  const isTold = besideAt !== null && localDate(besideAt, timeZone) === localDate(at, timeZone)
  const when = isTold ? timeOfDay(at, timeZone) : dayAndTime(at, now, timeZone, locale)
  return by === uid ? t('tasks.doneByYou', { when }) : t('tasks.doneBy', { when, name: byName })
}
