import type { Notice } from '@vigie/domain/notices/notice'
import { localDate } from '@vigie/domain/time/local-time'
import { atClockTime } from '../../../lib/time/words.ts'
import type { Telling } from '../tasks/plan-words.ts'

/** From when to when calls for help became no alert, as one says it: « à 22:10 », each with its date where they are of two days. */
export function lostSpan(
  { firstAt, lastAt }: Pick<Notice, 'firstAt' | 'lastAt'>,
  { now, timeZone, locale }: Pick<Telling, 'now' | 'timeZone' | 'locale'>,
): { first: string; last: string } {
  const isOneDate = localDate(firstAt, timeZone) === localDate(lastAt, timeZone)
  const at = (instant: number) => atClockTime(instant, isOneDate ? now : Infinity, timeZone, locale)
  return { first: at(firstAt), last: at(lastAt) }
}
