import { dayOf } from '../alerts/alert-text.ts'
import { foldForSms } from '../deliveries/sms-text.ts'
import { type DeviceType, deviceTypeInfo } from '../devices/device-catalogue.ts'
import { shortened } from '../shortened.ts'
import type { Locale } from '../text.ts'
import { localTimeOfDay } from '../time/local-time.ts'
import { withoutLinks } from '../without-links.ts'
import { offBy } from './off-by.ts'
import type { Raised } from './technical-life.ts'

export interface TechnicalFacts {
  alerts: readonly Pick<Raised, 'subject' | 'since'>[]
  /** Null where the home's record cannot be read. */
  establishmentName: string | null
  timeZone: string
  /** When this is written, epoch milliseconds. */
  at: number
  /** Where the product is. */
  url: string
}

const mostNamed = 20

/** The e-mail that tells administrators what of their equipment is silent or about to be; it names no resident. */
export function technicalEmail(facts: TechnicalFacts, locale: Locale): { subject: string; text: string } {
  const { alerts, establishmentName, url } = facts
  const { subject, clocksOnly, intro, clockAdvice, advice, atMost, more } = words[locale]
  const where = establishmentName === null ? '' : ` (${withoutLinks(establishmentName).trim()})`
  const named = alerts.slice(0, mostNamed).map((alert) => `– ${lineOf(alert, facts, locale)}`)
  const others = alerts.length > mostNamed ? [more(alerts.length - mostNamed)] : []
  const clocks = alerts.filter((alert) => 'aheadMs' in alert.subject)
  const isOther = clocks.length < alerts.length
  // What is to be done about a key stands beside it, and of whom it hears nobody is in danger yet.
  const isUnheard = alerts.some(({ subject: { kind } }) => kind !== 'gatewayKey' && !kind.endsWith('Clock'))
  const todo = [isUnheard && advice, clocks.length > 0 && clockAdvice, atMost].filter(Boolean).join(' ')
  const paragraphs = [isOther ? intro : clocksOnly, [...named, ...others].join('\n'), todo, url]
  return { subject: `${subject}${where}`, text: `${paragraphs.join('\n\n')}\n` }
}

/** The same of one of them as an SMS, what and since when first; nothing of it names a resident. */
export function technicalSms(
  alert: TechnicalFacts['alerts'][number],
  facts: Pick<TechnicalFacts, 'at' | 'timeZone'>,
  locale: Locale,
): string {
  const line = lineOf(alert, facts, locale, mostOfPlace)
  return foldForSms(`${line.charAt(0).toUpperCase()}${line.slice(1)}. Vigie`)
}

const dayMs = 24 * 3_600_000

/** What of a place fits in an SMS beside all else. */
const mostOfPlace = 90

function lineOf(
  { subject, since }: TechnicalFacts['alerts'][number],
  facts: Pick<TechnicalFacts, 'at' | 'timeZone'>,
  locale: Locale,
  longest = Number.POSITIVE_INFINITY,
): string {
  const { home, gateway, device, battery, signal, gatewayClock, gatewayKey, deviceClock } = words[locale]
  const when = sinceWhen(since, facts, locale)
  if (subject.kind === 'home') return home(subject.devices, when)
  if (subject.kind === 'gateway') return gateway(subject.devices, when)
  if (subject.kind === 'gatewayKey') {
    // With its day always: who reads it tomorrow must not take it for that day's.
    const atLeastADayLater = { ...facts, at: subject.until + dayMs }
    return gatewayKey(sinceWhen(subject.until, atLeastADayLater, locale))
  }
  const wrong =
    'aheadMs' in subject ? words[locale].wrong(subject.aheadMs < 0, offBy(subject.aheadMs, locale)) : ''
  if (subject.kind === 'gatewayClock') return gatewayClock(wrong, when)
  const where = placeOf(subject, locale, longest)
  if (subject.kind === 'deviceClock') return deviceClock(where, wrong, when)
  if (subject.kind === 'battery') return battery(where, Math.round(subject.percent))
  return subject.kind === 'signal' ? signal(where) : device(where, when)
}

/** What stands after "since": the time on the home's clock, with its day where it may be taken for one of today. */
export function sinceWhen(
  since: number,
  { at, timeZone }: Pick<TechnicalFacts, 'at' | 'timeZone'>,
  locale: Locale,
): string {
  const time = localTimeOfDay(since, timeZone)
  const day = dayOf({ occurredAt: since, saidAt: at }, 'short', locale, timeZone)
  return day === '' ? time : `${words[locale].onDay(day)}, ${time}`
}

/** Where a device is and what it is, of at most so many characters. */
export function placeOf(
  { room, location, type }: { room: string; location: string; type: DeviceType },
  locale: Locale,
  longest = Number.POSITIVE_INFINITY,
): string {
  const { name } = deviceTypeInfo(type)
  const inRoom = room.trim() === '' ? '' : `${words[locale].room} ${room}`
  const place = [inRoom, location, name[locale]].filter(Boolean).map(withoutLinks).join(', ')
  return place.length > longest ? shortened(place, longest) : place
}

interface Words {
  subject: string
  intro: string
  /** Instead, where clocks alone are told of. */
  clocksOnly: string
  advice: string
  clockAdvice: string
  atMost: string
  room: string
  /** What stands after "since". */
  onDay: (day: string) => string
  home: (devices: number, when: string) => string
  gateway: (devices: number, when: string) => string
  device: (where: string, when: string) => string
  battery: (where: string, percent: number) => string
  signal: (where: string) => string
  /** How a clock is wrong, as its verb. */
  wrong: (isBehind: boolean, by: string) => string
  gatewayClock: (wrong: string, when: string) => string
  /** `end`: when the key ends. */
  gatewayKey: (end: string) => string
  deviceClock: (where: string, wrong: string, when: string) => string
  more: (count: number) => string
}

const words: Readonly<Record<Locale, Words>> = {
  fr: {
    subject: 'Vigie : des appareils à vérifier',
    intro: 'Vigie ne reçoit plus ce qu’elle devrait, ou cessera bientôt de le recevoir :',
    advice:
      'Ce qui ne s’entend pas n’alerte personne. Allez voir les personnes concernées, puis les appareils.',
    clocksOnly: 'Vigie reçoit des messages dont l’heure est fausse :',
    clockAdvice:
      'Tant qu’une horloge est fausse, seuls les appels à l’aide alertent : une sortie du lit, une porte, un mouvement n’alertent personne. Faites des rondes d’ici là.',
    atMost: 'Vous recevez ce message au plus une fois par heure.',
    room: 'chambre',
    onDay: (day) => `le ${day}`,
    home: (devices, when) =>
      `rien n’est reçu de toute la résidence depuis ${when} (${devices} ${devices > 1 ? 'appareils' : 'appareil'}) : vérifiez le courant, l’Internet et les passerelles`,
    gateway: (devices, when) =>
      `rien n’est reçu d’une passerelle depuis ${when} (${devices} ${devices > 1 ? 'appareils' : 'appareil'}) : son nom est dans Vigie`,
    device: (where, when) => `${where} : silencieux depuis ${when}`,
    battery: (where, percent) => `${where} : pile à changer (${percent} %)`,
    signal: (where) => `${where} : reçu de plus en plus faiblement`,
    wrong: (isBehind, by) => `${isBehind ? 'retarde' : 'avance'} d’environ ${by}`,
    gatewayClock: (wrong, when) =>
      `l’horloge d’une passerelle ${wrong} depuis ${when} : mettez-la à l’heure (NTP); son nom est dans Vigie`,
    gatewayKey: (end) =>
      `une passerelle publie encore avec une ancienne clé d’API (fin : ${end}) : donnez la nouvelle à la passerelle ou, dans ChirpStack, à chacun de ses appareils, sinon ce qui vient avec l’ancienne, appels à l’aide compris, sera refusé; son nom est dans Vigie`,
    deviceClock: (where, wrong, when) =>
      `${where} : son horloge ${wrong} depuis ${when}, mettez-la à l’heure`,
    more: (count) => `– et ${count} de plus`,
  },
  en: {
    subject: 'Vigie: devices to be checked',
    intro: 'Vigie does not receive what it should, or will soon not receive it any more:',
    advice: 'What is not heard alerts nobody. Go and see the people concerned, then the devices.',
    clocksOnly: 'Vigie receives messages that tell a wrong time:',
    clockAdvice:
      'As long as a clock is wrong, only calls for help alert: somebody who leaves their bed, a door, a movement alert nobody. Make rounds until then.',
    atMost: 'You get this message at most once an hour.',
    room: 'room',
    onDay: (day) => day,
    home: (devices, when) =>
      `nothing is received of the whole home since ${when} (${devices} ${devices > 1 ? 'devices' : 'device'}): check power, Internet and gateways`,
    gateway: (devices, when) =>
      `nothing is received of a gateway since ${when} (${devices} ${devices > 1 ? 'devices' : 'device'}): its name is in Vigie`,
    device: (where, when) => `${where}: silent since ${when}`,
    battery: (where, percent) => `${where}: battery to be changed (${percent}%)`,
    signal: (where) => `${where}: received ever more weakly`,
    wrong: (isBehind, by) => `is about ${by} ${isBehind ? 'slow' : 'fast'}`,
    gatewayClock: (wrong, when) =>
      `the clock of a gateway ${wrong} since ${when}: set it right (NTP); its name is in Vigie`,
    gatewayKey: (end) =>
      `a gateway still publishes with a former API key (end: ${end}): give the new one to the gateway or, in ChirpStack, to each of its devices, else what comes with the former one, calls for help too, will be refused; its name is in Vigie`,
    deviceClock: (where, wrong, when) => `${where}: its clock ${wrong} since ${when}, set it right`,
    more: (count) => `– and ${count} more`,
  },
}
