import type { Channel } from '@vigie/domain/alerts/channel'
import { costOf, type MessagePrices, type Sent } from '@vigie/domain/deliveries/sent'
import type { Locale } from '@vigie/domain/text'
import { localeTags } from '../../../../lib/time/words.ts'

const inCurrency = ({ currency }: MessagePrices) => ({ style: 'currency' as const, currency })

/** What the messages of a channel cost; null: no price is known. */
export function costWords(
  sent: Sent,
  channel: Channel,
  prices: MessagePrices | null,
  locale: Locale,
): string | null {
  const cost = costOf(sent, channel, prices)
  if (cost === null || prices === null) return null
  return new Intl.NumberFormat(localeTags[locale], inCurrency(prices)).format(cost)
}

/** What a month cost as far as prices are known; null: not at all. */
export function totalOf(sent: Sent, prices: MessagePrices | null) {
  const costs = (['email', 'sms', 'voice'] as const).flatMap((channel) => costOf(sent, channel, prices) ?? [])
  if (prices === null || costs.length === 0) return null
  return { amount: costs.reduce((sum, cost) => sum + cost, 0), format: inCurrency(prices) }
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
