import { z } from 'zod'
import type { Channel } from '../alerts/channel.ts'

const count = z.number().int().min(0)

/** What providers took of a home's messages: how many by each channel, and of how many segments its SMS were, which is what they are paid by. */
export const sentSchema = z.object({ email: count, sms: count, segments: count, voice: count })
export type Sent = z.infer<typeof sentSchema>

/** The channels that are paid for: a notification costs nothing. */
export const paidChannels = ['email', 'sms', 'voice'] as const satisfies Channel[]
export type PaidChannel = (typeof paidChannels)[number]

/** What a message costs: an e-mail, a segment of an SMS, a call; null: nobody has said. */
export const messagePricesSchema = z.object({
  currency: z.string().regex(/^[A-Z]{3}$/),
  ...{
    email: z.number().min(0).nullable(),
    sms: z.number().min(0).nullable(),
    voice: z.number().min(0).nullable(),
  },
})
export type MessagePrices = z.infer<typeof messagePricesSchema>

/** Prices as a deploy says them: "CAD email=0.001 sms=0.011 voice=0.02", what is not known left out. Null: none, or what cannot be read. */
export function readPrices(text: string): MessagePrices | null {
  const [currency, ...said] = text.trim().split(/\s+/)
  const each = said.map((one) => /^(email|sms|voice)=(\d+(?:\.\d+)?)$/.exec(one))
  if (said.length === 0 || each.includes(null)) return null
  const known = Object.fromEntries(each.map((one) => [one?.[1], Number(one?.[2])]))
  const prices = { email: null, sms: null, voice: null, ...known }
  return messagePricesSchema.safeParse({ currency, ...prices }).data ?? null
}

/** What the messages of a channel cost; null: no price is known. */
export function costOf(sent: Sent, channel: PaidChannel, prices: MessagePrices | null): number | null {
  const price = prices?.[channel] ?? null
  return price === null ? null : price * (channel === 'sms' ? sent.segments : sent[channel])
}
