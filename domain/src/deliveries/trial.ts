import type { Channel } from '../alerts/channel.ts'
import type { Locale } from '../text.ts'
import { foldForSms } from './sms-text.ts'

const minute = 60_000

/** A person tries each of their channels once in so long, in milliseconds, and all together so often in `withinMs`: each costs money. */
export const trialsAllowed = { onceEveryMs: minute, count: 10, withinMs: 24 * 60 * minute } as const

/** A trial of one of a person's channels, and when it was asked for, epoch milliseconds. */
export interface Trial {
  channel: Channel
  at: number
}

/** Why no trial goes out, and how long that lasts, in milliseconds. */
export interface TrialRefused {
  why: 'trialJustSent' | 'tooManyTrials'
  waitMs: number
}

/** Why a person may not try a channel at `now`, epoch milliseconds, by what they have tried before; null: they may. */
export function trialRefused(channel: Channel, before: readonly Trial[], now: number): TrialRefused | null {
  const { onceEveryMs, count, withinMs } = trialsAllowed
  const latest = Math.max(0, ...before.flatMap((one) => (one.channel === channel ? one.at : [])))
  if (now < latest + onceEveryMs) return { why: 'trialJustSent', waitMs: latest + onceEveryMs - now }
  const counted = before.map(({ at }) => at).filter((at) => at > now - withinMs)
  if (counted.length < count) return null
  return { why: 'tooManyTrials', waitMs: Math.min(...counted) + withinMs - now }
}

const words: Readonly<Record<Locale, Readonly<Record<Channel, string>> & { subject: string }>> = {
  fr: {
    subject: 'Vigie : un essai, rien à faire',
    sms: 'Vigie : ceci est un essai, vous n’avez rien à faire. Les textos de Vigie arrivent sur ce téléphone.',
    voice:
      'Bonjour. Ceci est un essai de Vigie, vous n’avez rien à faire. Les appels de Vigie arrivent sur ce téléphone. Au revoir.',
    push: 'Ceci est un essai, rien à faire',
    email:
      'Ceci est un essai, que vous avez demandé dans Vigie. Vous n’avez rien à faire : les courriels de Vigie arrivent à cette adresse.',
  },
  en: {
    subject: 'Vigie: a trial, nothing to do',
    sms: 'Vigie: this is a trial, there is nothing for you to do. SMS of Vigie arrive on this phone.',
    voice:
      'Hello. This is a trial of Vigie, there is nothing for you to do. Calls of Vigie arrive on this phone. Goodbye.',
    push: 'This is a trial, nothing to do',
    email:
      'This is a trial, which you asked for in Vigie. There is nothing for you to do: e-mails of Vigie arrive at this address.',
  },
}

/** What a trial says on its channel: that it is one, and that there is nothing to do. */
export function trialText(channel: Channel, locale: Locale): { subject: string | null; text: string } {
  const { subject, [channel]: text } = words[locale]
  if (channel === 'email') return { subject, text }
  return { subject: null, text: channel === 'sms' ? foldForSms(text) : text }
}
