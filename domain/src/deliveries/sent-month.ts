import { z } from 'zod'
import type { Channel } from '../alerts/channel.ts'
import { daysAfter } from '../rules/window-span.ts'
import { deliverySchema } from './delivery.ts'
import { textToSend } from './delivery-text.ts'
import { type Sent, sentSchema } from './sent.ts'
import { smsSegments } from './sms-text.ts'

/** `establishments/{eid}/sentMonths/{yyyy-mm}`: what was sent on each day of a month that is over, on the home's clock; it names nobody. Server only. */
export const sentMonthSchema = z.object({ days: z.record(z.iso.date(), sentSchema) })
export type SentMonth = z.infer<typeof sentMonthSchema>

/** What of a message says what it cost. */
export const sentMessageSchema = deliverySchema.pick({
  ...{ channel: true, locale: true, subject: true, text: true, possibleRepeat: true, about: true },
})

/** What some messages come to, each taken by its provider. One that only tries the chain sends nothing. */
export function sentOf(messages: readonly z.infer<typeof sentMessageSchema>[]): Sent {
  const sent = messages.filter(({ about }) => about.kind !== 'drill')
  const by = (channel: Channel) => sent.filter((message) => message.channel === channel)
  const segments = by('sms').reduce((sum, message) => sum + smsSegments(textToSend(message).text), 0)
  return { email: by('email').length, sms: by('sms').length, segments, voice: by('voice').length }
}

export const sumOf = (all: readonly Sent[]): Sent =>
  all.reduce(
    (sum, one) => ({
      ...{ email: sum.email + one.email, sms: sum.sms + one.sms },
      ...{ segments: sum.segments + one.segments, voice: sum.voice + one.voice },
    }),
    { email: 0, sms: 0, segments: 0, voice: 0 },
  )

/** Messages are kept for 30 days (`keptMs`): until two days before their end a day can still be counted. */
const daysCountable = 28

/** The dates that are over and can still be counted, the first one first, but for those that are counted. */
export const datesToCount = (counted: ReadonlySet<string>, today: string): string[] =>
  Array.from({ length: daysCountable }, (_, index) => daysAfter(today, index - daysCountable)).filter(
    (date) => !counted.has(date),
  )

/** The month of a date, "yyyy-mm". */
export const monthOf = (date: string): string => date.slice(0, 7)

/** The month of a date and so many in all before it, the latest one first. */
export function monthsUntil(date: string, count: number): string[] {
  const [year = 0, month = 0] = date.split('-').map(Number)
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.UTC(year, month - 1 - index, 1)).toISOString().slice(0, 7),
  )
}
