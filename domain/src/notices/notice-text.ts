import type { Locale } from '../text.ts'
import { localTimeOfDay } from '../time/local-time.ts'
import { mostDevicesNamed, type Notice } from './notice.ts'
import { noticeWords } from './notice-words.ts'

export interface NoticeFacts {
  notice: Notice
  /** Null where it concerns no establishment that is known. */
  establishmentName: string | null
  timeZone: string
  /** Where the product is. */
  url: string
}

/** The e-mail that tells administrators; it names no resident. */
export function noticeEmail(facts: NoticeFacts, locale: Locale): { subject: string; text: string } {
  const { notice, establishmentName, timeZone, url } = facts
  const { subject, happened, advice } = noticeWords(notice.reason, locale)
  const at = localTimeOfDay(notice.lastAt, timeZone)
  const devices = notice.deviceIds.map((id) => deviceIn(notice, id, locale)).join('; ')
  const gateways = [...new Set(notice.gatewayIds.map((name) => gatewayIn(name, locale)))].join(', ')
  const where = establishmentName === null ? '' : ` (${establishmentName.replace(/\s+/g, ' ').trim()})`
  const { devicesAre, latestDevicesAre, gatewaysAre, goesOn } = labels[locale]
  const count = notice.deviceIds.length
  const label = count < mostDevicesNamed(notice) ? devicesAre : latestDevicesAre(count)
  const paragraphs = [
    happened(at),
    advice,
    devices && `${label} ${devices}`,
    gateways && `${gatewaysAre} ${gateways}`,
    goesOn,
    url,
  ]
  return { subject: `${subject}${where}`, text: `${paragraphs.filter(Boolean).join('\n\n')}\n` }
}

const labels = {
  fr: {
    devicesAre: 'Appareils :',
    latestDevicesAre: (count: number) => `Les ${count} derniers appareils (il peut y en avoir d’autres) :`,
    gatewaysAre: 'Passerelles :',
    goesOn: 'Tant que cela dure, vous recevez ce message au plus une fois par heure.',
  },
  en: {
    devicesAre: 'Devices:',
    latestDevicesAre: (count: number) => `The latest ${count} devices (there may be more):`,
    gatewaysAre: 'Gateways:',
    goesOn: 'As long as this lasts you get this message at most once an hour.',
  },
} as const satisfies Record<Locale, unknown>

const rooms: Readonly<Record<Locale, string>> = { fr: 'chambre', en: 'room' }

/** A device by the place where somebody has to go and see, with its number; by its number alone where that is not known. */
function deviceIn({ places }: Notice, deviceId: string, locale: Locale): string {
  const place = places[deviceId]
  if (place === undefined) return deviceId
  const room = place.room.trim() === '' ? '' : `${rooms[locale]} ${place.room}`
  const where = [room, place.location].filter(Boolean).map(plain).join(', ')
  return where === '' ? deviceId : `${where} (${deviceId})`
}

/** On one line, and nothing that a mail program makes a link of. */
const plain = (name: string) => name.replace(/[^\p{L}\p{M}\p{N} ,:_’'-]+/gu, '?')

const nameOnScreen: Readonly<Record<Locale, string>> = {
  fr: '(nom à lire dans Vigie)',
  en: '(name to be read in Vigie)',
}

/**
 * A gateway chooses its name, even one that is nobody's, and the mail it stands in is ours: only an EUI-64 is repeated, so
 * that no stranger writes words, an address or a telephone number to administrators, in one name or in ten.
 */
const gatewayIn = (name: string, locale: Locale) =>
  /^(?=.*[a-f])[\da-f]{16}$/i.test(name) ? name : nameOnScreen[locale]
