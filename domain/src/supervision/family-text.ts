import { foldForSms } from '../deliveries/sms-text.ts'
import type { SilentDevice } from '../rules/silence-cause.ts'
import type { Locale } from '../text.ts'
import { withoutLinks } from '../without-links.ts'
import { placeOf, sinceWhen, type TechnicalFacts } from './technical-text.ts'

/** What of a resident is not heard, and since when; of nobody else's (docs/adr/0111-a-silence-is-told-by-rules-too.md). */
export interface FamilyFacts extends Pick<TechnicalFacts, 'at' | 'timeZone'> {
  devices: readonly Pick<SilentDevice, 'type' | 'location'>[]
  room: string
  /** Epoch milliseconds. */
  since: number
}

/** The e-mail that tells whoever follows a resident, and makes no rounds, which of their devices are not heard; it names nobody. */
export function familyEmail(facts: FamilyFacts, locale: Locale): { subject: string; text: string } {
  const { devices, room, since } = facts
  const { subject, intro, unknown, advice } = words[locale]
  const lines = devices.map((device) => `– ${placeOf({ ...device, room }, locale)}`)
  const paragraphs = [intro(sinceWhen(since, facts, locale)), lines.join('\n'), `${unknown} ${advice}`]
  return { subject, text: `${paragraphs.join('\n\n')}\n` }
}

/** What of a place fits in an SMS beside all else. */
const mostOfPlace = 60

/** The same as an SMS; of several devices it says how many. */
export function familySms({ devices, room, ...facts }: FamilyFacts, locale: Locale): string {
  const { silent, several, advice } = words[locale]
  const [first] = devices
  const one = first && devices.length === 1 ? placeOf({ ...first, room }, locale, mostOfPlace) : null
  const line = silent(
    one ?? several(devices.length, withoutLinks(room)),
    sinceWhen(facts.since, facts, locale),
  )
  return foldForSms(`${line.charAt(0).toUpperCase()}${line.slice(1)}. ${advice} Vigie`)
}

interface Words {
  subject: string
  intro: (when: string) => string
  unknown: string
  advice: string
  silent: (what: string, when: string) => string
  several: (devices: number, room: string) => string
}

const words: Readonly<Record<Locale, Words>> = {
  fr: {
    subject: 'Vigie : des capteurs de votre proche ne sont plus reçus',
    intro: (when) => `Depuis ${when}, Vigie ne reçoit plus rien de :`,
    unknown: 'Ne rien recevoir ne veut pas dire que tout va bien.',
    advice: 'Pour des nouvelles, téléphonez à la résidence.',
    silent: (what, when) => `${what} : rien n’est reçu depuis ${when}`,
    several: (devices, room) => `${devices} appareils${room.trim() === '' ? '' : `, chambre ${room.trim()}`}`,
  },
  en: {
    subject: 'Vigie: sensors of your loved one are not received',
    intro: (when) => `Since ${when}, Vigie has received nothing from:`,
    unknown: 'Receiving nothing does not mean that all is well.',
    advice: 'For news, phone the residence.',
    silent: (what, when) => `${what}: nothing is received since ${when}`,
    several: (devices, room) => `${devices} devices${room.trim() === '' ? '' : `, room ${room.trim()}`}`,
  },
}
