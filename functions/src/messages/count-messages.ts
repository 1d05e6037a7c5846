import { type MessageCosts, monthsTold } from '@vigie/domain/api/message-cost-calls'
import { readPrices, type Sent } from '@vigie/domain/deliveries/sent'
import {
  datesToCount,
  monthOf,
  monthsUntil,
  type SentMonth,
  sumOf,
} from '@vigie/domain/deliveries/sent-month'
import { spanOn } from '@vigie/domain/rules/window-span'
import { localDate } from '@vigie/domain/time/local-time'
import * as logger from 'firebase-functions/logger'
import { activeHomes } from '../data/active-homes.ts'
import { readShifts } from '../data/homes.ts'
import { keepSent, readSent, readSentMonths } from '../data/sent-months.ts'
import { messagePrices } from '../settings.ts'

/** What can still be counted is of this month and the one before. */
const monthsLookedAt = 2

/**
 * Counts what every home sent on each day that is over and is not counted yet, while its messages are kept. Each home for itself: one that fails is tried
 * the next day. `now` is epoch milliseconds.
 */
export async function countMessages(now: number): Promise<void> {
  for await (const homes of activeHomes()) {
    for (const eid of homes) await countHome(eid, now).catch((error: unknown) => logger.error(error, { eid }))
  }
}

/** The same of one home; done again it changes nothing. */
export async function countHome(eid: string, now: number): Promise<void> {
  const home = await readShifts(eid)
  if (home === null) return
  const today = localDate(now, home.timeZone)
  const months = await readSentMonths(eid, monthsUntil(today, monthsLookedAt))
  // One after the other: of a home that was never counted there are four weeks.
  for (const date of uncounted(months, today)) {
    await keepSent(eid, date, await readSent(eid, spanOn(date, null, home.timeZone)))
  }
}

/** The dates that are over, can still be counted and are not, by what is kept of their months. */
const uncounted = (months: ReadonlyMap<string, SentMonth>, today: string): string[] =>
  datesToCount(new Set([...months.values()].flatMap(({ days }) => Object.keys(days))), today)

/**
 * What a home sent in each of its latest months, by what is counted and, of the days that are not yet, by the messages themselves. `now` is epoch milliseconds.
 */
export async function messageCosts(
  eid: string,
  now: number,
): Promise<MessageCosts | { why: 'establishmentNotFound' }> {
  const home = await readShifts(eid)
  if (home === null) return { why: 'establishmentNotFound' }
  const today = localDate(now, home.timeZone)
  const months = await readSentMonths(eid, monthsUntil(today, monthsTold))
  const counted = [...months.values()].flatMap(({ days }) => Object.entries(days))
  const read = await readEach(eid, [...uncounted(months, today), today], home.timeZone)
  const days: (readonly [string, Sent])[] = [...counted, ...read]
  const isAny = ({ email, sms, voice }: Sent) => email + sms + voice > 0
  const byMonth = Map.groupBy(days, ([date]) => monthOf(date))
  const since =
    days
      .filter(([, sent]) => isAny(sent))
      .map(([date]) => date)
      .toSorted()[0] ?? null
  const told = [...byMonth]
    .map(([month, ofMonth]) => ({ month, ...sumOf(ofMonth.map(([, sent]) => sent)) }))
    .filter(isAny)
    .toSorted((one, other) => (one.month < other.month ? 1 : -1))
  return { months: told.slice(0, monthsTold), since, prices: pricesSaid() }
}

const readEach = (eid: string, dates: readonly string[], timeZone: string) =>
  Promise.all(dates.map(async (date) => [date, await readSent(eid, spanOn(date, null, timeZone))] as const))

function pricesSaid() {
  const said = messagePrices.value()
  const prices = readPrices(said)
  if (prices === null && said !== '') logger.error('MESSAGE_PRICES cannot be read (docs/deploy.md)')
  return prices
}
