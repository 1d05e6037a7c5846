import { triggerMetrics } from '../care/enums.ts'
import type { EventKind } from '../sensors/event-kinds.ts'
import type { Locale } from '../text.ts'
import { localTimeOfDay } from '../time/local-time.ts'
import { isOfItsDevice } from './absence-kinds.ts'
import { isDecidedAtEnd, isNoSign, isReading, unitOf } from './condition.ts'
import type { Usual } from './known-usual.ts'
import type { WindowCause } from './window-cause.ts'

const words = {
  fr: {
    times: (count: string) => `${count} fois`,
    since: (at: string) => `depuis ${at}`,
    between: (from: string, until: string) => `de ${from} à ${until}`,
    usual: (average: string) => `d’habitude ${average}`,
    notBack: (minutes: string) => `pas de retour depuis ${minutes} min`,
    notClosed: (minutes: string) => `pas refermée depuis ${minutes} min`,
  },
  en: {
    times: (count: string) => (count === '1' ? 'once' : `${count} times`),
    since: (at: string) => `since ${at}`,
    between: (from: string, until: string) => `from ${from} to ${until}`,
    usual: (average: string) => `usually ${average}`,
    notBack: (minutes: string) => `not back for ${minutes} min`,
    notClosed: (minutes: string) => `not closed for ${minutes} min`,
  },
} as const

const number = (value: number, locale: Locale) =>
  new Intl.NumberFormat(`${locale}-CA`, { maximumFractionDigits: 1, useGrouping: false }).format(value)

/**
 * What a conditional rule measured, and since when: "5 fois depuis 23:00"; of signs of life since when there is none, on which `day` where that is not today. Times are
 * the home's.
 */
export function amountWords(cause: WindowCause, locale: Locale, timeZone: string, day = ''): string {
  const { metric, measured, from, until, at } = cause
  const said = words[locale]
  const time = (instant: number) => localTimeOfDay(instant, timeZone)
  if (isNoSign(metric)) return said.since([day, time(at)].filter(Boolean).join(' '))
  const amount = number(measured, locale)
  if (isReading(metric)) return `${amount} ${unitOf(metric)} ${said.since(time(at))}`
  const counted = metric === triggerMetrics.TRIGGER_COUNT ? said.times(amount) : `${amount} ${unitOf(metric)}`
  const span = isDecidedAtEnd(cause) ? said.between(time(from), time(until)) : said.since(time(from))
  return `${counted} ${span}`
}

/** What is usual: "d’habitude 2,1". */
export const usualWords = ({ average }: Usual, locale: Locale): string =>
  words[locale].usual(number(average ?? 0, locale))

/** For how long what a rule waits for has not come: "pas de retour depuis 15 min". */
export function absentWords({ measured }: WindowCause, kind: EventKind, locale: Locale): string {
  const said = words[locale]
  return (isOfItsDevice(kind) ? said.notClosed : said.notBack)(number(measured, locale))
}
