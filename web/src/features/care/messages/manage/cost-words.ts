import {
  costOf,
  type MessagePrices,
  type PaidChannel,
  paidChannels,
  type Sent,
} from '@vigie/domain/deliveries/sent'
import { localeTags } from '@vigie/domain/number-in'
import type { Locale } from '@vigie/domain/text'

/** What is less than a cent is not said to be nothing. */
const inCurrency = ({ currency }: MessagePrices, amount: number) => ({
  ...{ style: 'currency' as const, currency },
  ...(amount > 0 && amount < 0.01 && { maximumFractionDigits: 4 }),
})

/** What the messages of a channel cost; null: no price is known. */
export function costWords(
  sent: Sent,
  channel: PaidChannel,
  prices: MessagePrices | null,
  locale: Locale,
): string | null {
  const cost = costOf(sent, channel, prices)
  if (cost === null || prices === null) return null
  return new Intl.NumberFormat(localeTags[locale], inCurrency(prices, cost)).format(cost)
}

/** What a month cost as far as prices are known; null: not at all. */
export function totalOf(sent: Sent, prices: MessagePrices | null) {
  const costs = paidChannels.flatMap((channel) => costOf(sent, channel, prices) ?? [])
  if (prices === null || costs.length === 0) return null
  const amount = costs.reduce((sum, cost) => sum + cost, 0)
  return { amount, format: inCurrency(prices, amount) }
}

// Noon there is that date on any clock.
const inWords = (date: string, locale: Locale, format: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(localeTags[locale], { ...format, timeZone: 'UTC' }).format(
    Date.parse(`${date}T12:00:00Z`),
  )

/** « novembre 2026 » */
export const monthWords = (month: string, locale: Locale): string =>
  inWords(`${month}-01`, locale, { month: 'long', year: 'numeric' })

export const dateWords = (date: string, locale: Locale): string =>
  inWords(date, locale, { dateStyle: 'long' })
