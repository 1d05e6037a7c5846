import type { Transaction } from '@google-cloud/firestore'
import { type Channel, standsAlone } from '@vigie/domain/alerts/channel'
import type { About } from '@vigie/domain/deliveries/about'
import { type NewMessage, queuedDelivery } from '@vigie/domain/deliveries/new-delivery'
import { onceANumber } from '@vigie/domain/deliveries/shared-number'
import type { Queued } from '@vigie/domain/deliveries/wave-life'
import type { Rule } from '@vigie/domain/rules/rule'
import { type SilentDevice, silentOf, tellsOfSilence } from '@vigie/domain/rules/silence-cause'
import type { TechnicalAlert } from '@vigie/domain/supervision/technical-alert'
import { technicalEmail, technicalSms } from '@vigie/domain/supervision/technical-text'
import type { Locale } from '@vigie/domain/text'
import { type Addressee, addresseesOf } from '../alerts/addressees.ts'
import { whoIsThere } from '../alerts/present.ts'
import { getAlertPeople } from '../data/people.ts'
import { publicUrl } from '../settings.ts'

/** A silence that a home's supervision found, and the home's clock. */
interface Silence {
  eid: string
  technicalAlertId: string
  alert: TechnicalAlert
  timeZone: string
}

/**
 * The messages of a silence by the rules that tell of it, each person's once a channel, whichever rules name them, and each number's once. A voice tells of none: an SMS stands for it. Whoever is away
 * is passed over: administrators are told in any case. A
 * resident's own contact is told where it is about that resident alone.
 */
export async function silenceMessages(
  transaction: Transaction,
  silence: Silence,
  { rules, silent }: { rules: readonly Rule[]; silent: readonly SilentDevice[] },
  now: number,
): Promise<Queued[]> {
  const { eid, technicalAlertId } = silence
  const waveId = `silence-${technicalAlertId}`
  const messages = new Map<string, Queued>()
  for (const rule of rules.filter((one) => tellsOfSilence(one, silent))) {
    const beneficiaryId = silentOf(rule, silent)
    const about: About = { kind: 'silence', technicalAlertId, beneficiaryId, waveId }
    for (const addressee of await toldBy(transaction, eid, rule, { beneficiaryId, silent }, now)) {
      const queued = queuedDelivery(about, messageTo(addressee, silence, now), now)
      if (!messages.has(queued.id)) messages.set(queued.id, queued)
    }
  }
  return onceANumber([...messages.values()])
}

async function toldBy(
  transaction: Transaction,
  eid: string,
  rule: Rule,
  { beneficiaryId, silent }: { beneficiaryId: string | null; silent: readonly SilentDevice[] },
  now: number,
): Promise<Addressee[]> {
  const [{ beneficiaryId: any = '' } = {}] = silent
  const bid = beneficiaryId ?? any
  const recipients = rule.recipients.filter(({ kind }) => kind === 'user' || beneficiaryId !== null)
  const uids = recipients.flatMap((to) => (to.kind === 'user' ? [to.uid] : []))
  const people = await getAlertPeople(transaction, eid, bid, uids)
  const { there } = whoIsThere(recipients, people, now)
  const methods: Channel[] = rule.methods
    .filter(standsAlone)
    .map((method) => (method === 'voice' ? 'sms' : method))
  const place = { establishmentId: eid, beneficiaryId: bid, deviceId: '' }
  return addresseesOf(there, { rule: { ...rule, methods }, place }, people)
}

function messageTo(
  { recipient, channel, locale, to, others }: Addressee,
  { alert, timeZone }: Silence,
  at: number,
): NewMessage {
  const wording = (on: Channel) => wordingOf(on, alert, { at, timeZone }, locale)
  const next = others
    .filter((other) => other.channel !== 'voice' && standsAlone(other.channel))
    .map((other) => ({ channel: other.channel, to: other.address, ...wording(other.channel) }))
  return { recipient, channel, locale, to, ...wording(channel), next }
}

function wordingOf(
  on: Channel,
  alert: TechnicalAlert,
  { at, timeZone }: { at: number; timeZone: string },
  locale: Locale,
) {
  if (on !== 'email') return { subject: null, text: technicalSms(alert, { at, timeZone }, locale) }
  const facts = { alerts: [alert], establishmentName: null, at, timeZone, url: publicUrl.value() }
  return technicalEmail(facts, locale)
}
