import type { Locale } from '../text.ts'
import { localTimeOfDay } from '../time/local-time.ts'
import type { Notice, NoticeReason } from './notice.ts'

const causes: Readonly<Record<Locale, Readonly<Record<NoticeReason, string>>>> = {
  fr: {
    missingApiKey: 'la passerelle n’envoie pas de clé d’API',
    wrongApiKey: 'la clé d’API de la passerelle n’est pas celle de l’établissement',
    unknownDevice: 'l’appareil n’appartient à aucun résident',
    establishmentInactive: 'l’établissement est inactif',
    unreadableRecord: 'ce qui est enregistré de l’appareil ou de son établissement est illisible',
  },
  en: {
    missingApiKey: 'the gateway sends no API key',
    wrongApiKey: 'the gateway’s API key is not the establishment’s',
    unknownDevice: 'the device belongs to no resident',
    establishmentInactive: 'the establishment is inactive',
    unreadableRecord: 'what is stored of the device or its establishment cannot be read',
  },
}

/** Why calls for help are refused, to stand in a sentence. */
export const noticeCause = (reason: NoticeReason, locale: Locale): string => causes[locale][reason]

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
  const cause = noticeCause(notice.reason, locale)
  const at = localTimeOfDay(notice.lastAt, timeZone)
  const devices = notice.deviceIds.map((id) => deviceIn(notice, id, locale)).join('; ')
  const gateways = [...new Set(notice.gatewayIds.map((name) => gatewayIn(name, locale)))].join(', ')
  const where = establishmentName === null ? '' : ` (${establishmentName.replace(/\s+/g, ' ').trim()})`
  return locale === 'fr'
    ? {
        subject: `Vigie : des appels à l’aide sont refusés${where}`,
        text: `${[
          `À ${at}, un appel à l’aide a été refusé : ${cause}.`,
          'Aucune alerte n’a été créée, personne d’autre n’est prévenu. Allez voir la personne, puis corrigez la cause.',
          devices && `Appareils : ${devices}`,
          gateways && `Passerelles : ${gateways}`,
          'Tant que cela dure, vous recevez ce message au plus une fois par heure.',
          url,
        ]
          .filter(Boolean)
          .join('\n\n')}\n`,
      }
    : {
        subject: `Vigie: calls for help are being refused${where}`,
        text: `${[
          `At ${at}, a call for help was refused: ${cause}.`,
          'No alert was raised and nobody else is told. Go and see the person, then mend the cause.',
          devices && `Devices: ${devices}`,
          gateways && `Gateways: ${gateways}`,
          'As long as this lasts you get this message at most once an hour.',
          url,
        ]
          .filter(Boolean)
          .join('\n\n')}\n`,
      }
}

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
 * A gateway chooses its name, even one that is nobody's, and the mail it stands in is ours: only what looks like an id is
 * repeated, so that no stranger writes a sentence, an address or a telephone number to administrators.
 */
const gatewayIn = (name: string, locale: Locale) =>
  /^(?=.*[A-Za-z])[\w:-]{1,40}$/.test(name) ? name : nameOnScreen[locale]
