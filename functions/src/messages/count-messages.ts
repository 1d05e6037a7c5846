import { type getMessageCostsCall, monthsTold } from '@vigie/domain/api/message-cost-calls'
import { readPrices, type Sent } from '@vigie/domain/deliveries/sent'
import { datesToCount, monthOf, monthsUntil, sumOf } from '@vigie/domain/deliveries/sent-month'
import { spanOn } from '@vigie/domain/rules/window-span'
import { localDate } from '@vigie/domain/time/local-time'
import * as logger from 'firebase-functions/logger'
import type { z } from 'zod'
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
  const days = await uncounted(eid, home.timeZone, now)
  // One after the other: of a home that was never counted there are four weeks.
  for (const date of days.filter((one) => one !== localDate(now, home.timeZone))) {
    await keepSent(eid, date, await readSent(eid, spanOn(date, null, home.timeZone)))
  }
}

/** The dates of which the messages are to be read: those that can still be counted and are not, and today. */
async function uncounted(eid: string, timeZone: string, now: number): Promise<string[]> {
  const today = localDate(now, timeZone)
  const months = await readSentMonths(eid, monthsUntil(today, monthsLookedAt))
  const counted = new Set([...months.values()].flatMap(({ days }) => Object.keys(days)))
  return [...datesToCount(counted, today), today]
}

/**
 * What a home sent in each of its latest months, by what is counted and, of the days that are not yet, by the messages themselves. `now` is epoch milliseconds.
 */
export async function messageCosts(
  eid: string,
  now: number,
): Promise<z.infer<typeof getMessageCostsCall.answer> | { why: 'establishmentNotFound' }> {
  const home = await readShifts(eid)
  if (home === null) return { why: 'establishmentNotFound' }
  const [months, dates] = await Promise.all([
    readSentMonths(eid, monthsUntil(localDate(now, home.timeZone), monthsTold)),
    uncounted(eid, home.timeZone, now),
  ])
  const counted = [...months.values()].flatMap(({ days }) => Object.entries(days))
  const read = await readEach(eid, dates, home.timeZone)
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
