import type { Changes } from '@vigie/domain/api/trend-calls'
import type { MoodType } from '@vigie/domain/care/mood-record'
import { numberIn } from '@vigie/domain/number-in'
import type { Locale } from '@vigie/domain/text'
import { hoursWords } from '@vigie/domain/trends/amounts'
import type { CareChange, CareCount } from '@vigie/domain/trends/care-change-of'
import type { Change, ChangingFigure } from '@vigie/domain/trends/change-of'
import type { TFunction } from 'i18next'
import { startOfDate } from '../../../lib/time/start-of-date.ts'
import { dated } from '../../../lib/time/words.ts'

interface Telling {
  t: TFunction
  locale: Locale
  /** A date in words. */
  day: (date: string) => string
}

/** Tells a date of a home's clock with its weekday: "samedi 21 novembre". */
export const dayWords = (timeZone: string, locale: Locale) => (date: string) =>
  dated(startOfDate(date, timeZone), locale, { timeZone, weekday: 'long', day: 'numeric', month: 'long' })

/** What changed in words, by sensors and by what staff recorded, with the numbers. */
export function changedWords(
  { changed, care }: { changed: readonly Change[]; care: readonly CareChange[] },
  { t, locale, day }: Telling,
): string[] {
  const amount = ({ figure }: Change, value: number) =>
    figure === 'nightExits'
      ? numberIn(locale, { maximumFractionDigits: 1 }).format(value)
      : hoursWords(value * 3_600_000, locale)
  const times = ({ poor, all }: CareCount) => t('changes.care.times', { poor, all })
  return [
    ...changed.map((one) =>
      t(`changes.of.${one.figure}`, {
        ...{ since: day(one.since), now: amount(one, one.now), usual: amount(one, one.usual) },
        days: t('changes.days', { count: one.days }),
      }),
    ),
    ...care.map(({ type, is, since, now, usual }) =>
      t(`changes.care.${is}.${type}`, { since: day(since), now: times(now), usual: times(usual) }),
    ),
  ]
}

/** What did not change, and of what too little is known to say. */
export function unchangedWords({ steady, notKnown, care }: Changes, t: TFunction): string[] {
  const names = (figures: readonly (ChangingFigure | MoodType)[]) =>
    figures.map((figure) => t(`changes.names.${figure}`)).join(', ')
  const [same, unsaid] = [
    [...steady, ...care.steady],
    [...notKnown, ...care.notKnown],
  ]
  return [
    ...(same.length > 0 ? [t('changes.steady', { names: names(same) })] : []),
    ...(unsaid.length > 0 ? [t('changes.notKnown', { names: names(unsaid) })] : []),
  ]
}
