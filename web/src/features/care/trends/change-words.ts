import type { Changes } from '@vigie/domain/api/trend-calls'
import type { Locale } from '@vigie/domain/text'
import type { Change, ChangingFigure } from '@vigie/domain/trends/change-of'
import type { TFunction } from 'i18next'
import { startOfDate } from '../../../lib/time/start-of-date.ts'
import { dated } from '../../../lib/time/words.ts'
import { hoursWords, numberOf } from './amounts.ts'

interface Telling {
  t: TFunction
  locale: Locale
  /** A date in words. */
  day: (date: string) => string
}

/** Tells a date of a home's clock with its weekday: "samedi 21 novembre". */
export const dayWords = (timeZone: string, locale: Locale) => (date: string) =>
  dated(startOfDate(date, timeZone), locale, { timeZone, weekday: 'long', day: 'numeric', month: 'long' })

/** What changed in words, and what did not, or is not known; the numbers stand beside it. */
export function changeWords(
  { changed, steady, notKnown }: Changes,
  { t, locale, day }: Telling,
): { said: string[]; more: string[] } {
  const amount = ({ figure }: Change, value: number) =>
    figure === 'nightExits'
      ? numberOf(locale, { maximumFractionDigits: 1 }).format(value)
      : hoursWords(value * 3_600_000, locale)
  const names = (figures: readonly ChangingFigure[]) =>
    figures.map((figure) => t(`changes.names.${figure}`)).join(', ')
  return {
    said: changed.map((one) =>
      t(`changes.of.${one.figure}`, {
        ...{ since: day(one.since), now: amount(one, one.now), usual: amount(one, one.usual) },
        days: t('changes.days', { count: one.days }),
      }),
    ),
    more: [
      ...(steady.length > 0 ? [t('changes.steady', { names: names(steady) })] : []),
      ...(notKnown.length > 0 ? [t('changes.notKnown', { names: names(notKnown) })] : []),
    ],
  }
}
