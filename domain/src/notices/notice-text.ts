import { foldForSms, shortenTo } from '../deliveries/sms-text.ts'
import { shortened } from '../shortened.ts'
import type { Locale } from '../text.ts'
import { localDate, localTimeOfDay } from '../time/local-time.ts'
import { withoutLinks } from '../without-links.ts'
import { mayNameFewer, mostDevices, type Notice } from './notice.ts'
import { type NamedPlace, placesOf } from './notice-places.ts'
import { noticeWords } from './notice-words.ts'

export interface NoticeFacts {
  notice: Notice
  /** Null where it concerns no establishment that is known. */
  establishmentName: string | null
  timeZone: string
  /** Where the product is. */
  url: string
}

/** The e-mail that tells administrators, of several devices also when each called last; it names no resident. */
export function noticeEmail(facts: NoticeFacts, locale: Locale): { subject: string; text: string } {
  const { notice, establishmentName, timeZone, url } = facts
  const { subject, happened, advice } = noticeWords(notice.reason, locale)
  const at = localTimeOfDay(notice.lastAt, timeZone)
  // Of more the text might be longer than a message may be, and none would go out.
  const places = placesOf(notice)
  const named = places.slice(0, mostDevices)
  const when = ({ place }: NamedPlace) =>
    named.length > 1 && place?.at !== undefined ? `, ${whenLast(place.at, notice, timeZone)}` : ''
  const devices = named.map((one) => `${deviceIn(one, locale)}${when(one)}`).join('; ')
  const gateways = [...new Set(notice.gatewayIds.map((name) => gatewayIn(name, locale)))].join(', ')
  const where = establishmentName === null ? '' : ` (${withoutLinks(establishmentName).trim()})`
  const { devicesAre, latestDevicesAre, gatewaysAre, goesOn } = labels[locale]
  const isWhole = !mayNameFewer(notice) && named.length === places.length
  const label = isWhole ? devicesAre : latestDevicesAre(named.length)
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

/** When one of several called last: the time of day, with the date where it is another than that of the latest. */
function whenLast(at: number, { lastAt }: Notice, timeZone: string): string {
  const [date, ofLatest] = [localDate(at, timeZone), localDate(lastAt, timeZone)]
  const time = localTimeOfDay(at, timeZone)
  return date === ofLatest ? time : `${date} ${time}`
}

/** As many characters as the name of a home keeps in an SMS, whatever else it says. */
const homeKeeps = 30

/**
 * The same as an SMS of at most 160 characters, for whom the e-mail did not reach: where somebody has to go and see, by the
 * device that was heard last, and at which home; no resident, no gateway. "Vigie : un appel à l'aide est refusé, 02:14, chambre 214,
 * Tete de lit et 2 de plus (Les Érables). Allez voir."
 */
export function noticeSms(
  { notice, establishmentName, timeZone }: NoticeFacts,
  locale: Locale,
): { subject: null; text: string } {
  const { colon, goAndSee, andOthers } = inShort[locale]
  const [latest, ...others] = placesOf(notice)
  const at = localTimeOfDay(notice.lastAt, timeZone)
  const before = foldForSms(`Vigie${colon} ${noticeWords(notice.reason, locale).short}, ${at}`)
  const place = latest === undefined ? '' : foldForSms(`, ${placeOf(latest, locale) || latest.deviceId}`)
  const more = others.length === 0 ? '' : andOthers(others.length)
  const home = establishmentName === null ? '' : foldForSms(plain(establishmentName.trim()))
  const [open, close] = home === '' ? ['', `. ${goAndSee}`] : [' (', `). ${goAndSee}`]
  const shortHome = ' '.repeat(Math.min(home.length, homeKeeps))
  const start = `${before}${shortenTo(place, before, `${more}${open}${shortHome}${close}`)}${more}${open}`
  return { subject: null, text: `${start}${shortenTo(home, start, close)}${close}` }
}

const inShort = {
  fr: { colon: ' :', goAndSee: 'Allez voir.', andOthers: (count: number) => ` et ${count} de plus` },
  en: { colon: ':', goAndSee: 'Go and see.', andOthers: (count: number) => ` and ${count} more` },
} as const satisfies Record<Locale, unknown>

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
const retired: Readonly<Record<Locale, string>> = { fr: 'retiré', en: 'retired' }
const mostOfNear = 60
/** That a place is that of a device which is probably the same. */
const near: Readonly<Record<Locale, string>> = {
  fr: 'à un chiffre près',
  en: 'one digit off',
}

/** A device by the place where somebody has to go and see, with its number; by its number alone where that is not known. */
function deviceIn(named: NamedPlace, locale: Locale): string {
  const where = placeOf(named, locale)
  return where === '' ? named.deviceId : `${where} (${named.deviceId})`
}

/** Empty where it is not known. */
function placeOf({ place }: NamedPlace, locale: Locale): string {
  if (place === null) return ''
  const room = place.room.trim() === '' ? '' : `${rooms[locale]} ${place.room}`
  // With what is said beside it, as many go into one message as of the others.
  const location = place.isNear ? shortened(place.location, mostOfNear) : place.location
  const where = [room, location].filter(Boolean).map(plain).join(', ')
  if (where === '') return ''
  return [where, place.isRetired && retired[locale], place.isNear && near[locale]].filter(Boolean).join(', ')
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
