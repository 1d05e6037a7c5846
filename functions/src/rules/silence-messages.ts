import type { Transaction } from '@google-cloud/firestore'
import { type Channel, standsAlone } from '@vigie/domain/alerts/channel'
import type { Recipient } from '@vigie/domain/alerts/notification-rule'
import type { About } from '@vigie/domain/deliveries/about'
import { type NewMessage, queuedDelivery } from '@vigie/domain/deliveries/new-delivery'
import { onceANumber } from '@vigie/domain/deliveries/shared-number'
import type { Queued } from '@vigie/domain/deliveries/wave-life'
import { personOf, standingOf } from '@vigie/domain/people/permissions'
import type { Rule } from '@vigie/domain/rules/rule'
import { type SilentDevice, silentOf, silentWith, tellsOfSilence } from '@vigie/domain/rules/silence-cause'
import { type FamilyFacts, familyEmail, familySms } from '@vigie/domain/supervision/family-text'
import type { TechnicalAlert } from '@vigie/domain/supervision/technical-alert'
import { technicalEmail, technicalSms } from '@vigie/domain/supervision/technical-text'
import type { Locale } from '@vigie/domain/text'
import { type Addressee, addresseesOf } from '../alerts/addressees.ts'
import { whoIsThere } from '../alerts/present.ts'
import { type AlertPeople, getAlertPeople } from '../data/people.ts'
import type { NewWave } from '../data/waves.ts'
import { publicUrl } from '../settings.ts'

/** A silence that a home's supervision found, and the home's clock. */
interface Silence {
  eid: string
  technicalAlertId: string
  alert: TechnicalAlert
  timeZone: string
}

/** Whom messages of a rule tell, and of what. */
interface Told {
  to: Addressee
  /** Set where they make no rounds: of this resident alone they are told. */
  family: FamilyFacts | null
}

/**
 * The messages of a silence by the rules that tell of it, in their waves, each person's once a channel, whichever rules name them, and each number's once. A voice tells of none: an SMS stands for
 * it. Whoever is away is passed over: administrators are told in any case. A resident's own contact and a relative are told of the devices of one resident alone, in words and a wave of their own.
 */
export async function silenceMessages(
  transaction: Transaction,
  silence: Silence,
  { rules, silent }: { rules: readonly Rule[]; silent: readonly SilentDevice[] },
  now: number,
): Promise<NewWave[]> {
  const { technicalAlertId } = silence
  const waveId = `silence-${technicalAlertId}`
  const residents = [...new Set(silent.map((device) => device.beneficiaryId))]
  const messages = new Map<string, Queued>()
  for (const rule of rules.filter((one) => tellsOfSilence(one, silent))) {
    const beneficiaryId = silentOf(rule, silent)
    for (const { to, family } of await toldBy(transaction, silence, rule, { beneficiaryId, silent }, now)) {
      const about: About = {
        ...{ kind: 'silence', technicalAlertId, beneficiaryId },
        // Who follows two residents, and the contact of each of them, is told of both.
        waveId: family ? `${waveId}-of-${residents.indexOf(beneficiaryId ?? '')}` : waveId,
      }
      const wordsOn = (on: Channel) => wordingOf(on, silence, family, now, to.locale)
      const queued = queuedDelivery(about, messageTo(to, wordsOn), now)
      if (!messages.has(queued.id)) messages.set(queued.id, queued)
    }
  }
  const byWave = Map.groupBy(messages.values(), ({ delivery }) => delivery.about.waveId)
  return [...byWave].map(([id, all]) => ({ waveId: id, alertIds: [], deliveries: onceANumber(all) }))
}

async function toldBy(
  transaction: Transaction,
  { eid, alert, timeZone }: Silence,
  rule: Rule,
  { beneficiaryId, silent }: { beneficiaryId: string | null; silent: readonly SilentDevice[] },
  now: number,
): Promise<Told[]> {
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
  const family = {
    ...{ devices: silentWith(rule, bid, silent), room: people.resident.room },
    ...{ since: alert.since, at: now, timeZone },
  }
  return addresseesOf(there, { rule: { ...rule, methods }, place }, people).flatMap((to) => {
    if (!isFamily(to.recipient, people)) return { to, family: null }
    // Of several residents a relative is told nothing: some of them are others' (docs/adr/0107-silence-is-supervised.md).
    return beneficiaryId === null ? [] : { to, family }
  })
}

/** Whether somebody makes no rounds in the home: a relative, or a resident's own contact. */
function isFamily(recipient: Recipient, { colleagues }: AlertPeople): boolean {
  if (recipient.kind === 'beneficiary') return true
  const { user = null, member = null } = colleagues.get(recipient.uid) ?? {}
  const person = personOf(recipient.uid, user, user?.emailVerified ?? false)
  return standingOf({ person, membership: member }) === 'caregiver'
}

function messageTo(
  { recipient, channel, locale, to, others }: Addressee,
  wordsOn: (channel: Channel) => ReturnType<typeof wordingOf>,
): NewMessage {
  const next = others
    .filter((other) => other.channel !== 'voice' && standsAlone(other.channel))
    .map((other) => ({ channel: other.channel, to: other.address, ...wordsOn(other.channel) }))
  return { recipient, channel, locale, to, ...wordsOn(channel), next }
}

function wordingOf(
  on: Channel,
  { alert, timeZone }: Silence,
  family: FamilyFacts | null,
  at: number,
  locale: Locale,
): { subject: string | null; text: string } {
  if (on !== 'email') {
    const text = family ? familySms(family, locale) : technicalSms(alert, { at, timeZone }, locale)
    return { subject: null, text }
  }
  if (family) return familyEmail(family, locale)
  const facts = { alerts: [alert], establishmentName: null, at, timeZone, url: publicUrl.value() }
  return technicalEmail(facts, locale)
}
