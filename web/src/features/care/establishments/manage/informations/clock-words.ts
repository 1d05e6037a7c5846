import { localTimeOfDay } from '@vigie/domain/time/local-time'
import { useTranslation } from 'react-i18next'
import { useNow } from '../../../../../lib/time/use-now.ts'
import { unknownTime } from '../../../../../lib/time/words.ts'

/** What time it would be in a home by another clock than it has, and what goes by that. */
export function useClockWords(was: string, then: string): string {
  const { t } = useTranslation()
  const now = useNow()
  return t('manage.otherClock', { time: timeBy(then, now), now: timeBy(was, now) })
}

/** The time of day by a clock; that it is not known, where this browser does not know the clock: a newer server may. */
function timeBy(timeZone: string, at: number): string {
  try {
    return localTimeOfDay(at, timeZone)
  } catch (error) {
    if (error instanceof RangeError) return unknownTime
    throw error
  }
}
