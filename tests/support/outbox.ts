import type { Firestore, WriteBatch } from '@google-cloud/firestore'
import type { Alert } from '@vigie/domain/alerts/alert'
import type { Delivery } from '@vigie/domain/deliveries/delivery'
import type { Wave } from '@vigie/domain/deliveries/wave'
import { paths } from '@vigie/domain/paths'
import type { Member } from '@vigie/domain/people/user'
import { newDevEui, newId } from './ids.ts'
import { newUser } from './people.ts'

/** An alert somebody is to be told of, and the message that does. */
export interface QueuedMessage {
  eid: string
  aid: string
  did: string
  waveId: string
  /** Its recipient, nobody else's in the whole suite. */
  to: string
  /** Epoch milliseconds. */
  queuedAt: number
}

/** Writes an open alert and a wave of one message, due at once, in one batch as ingest does. */
export async function queueMessage(
  db: Firestore,
  change: Partial<Delivery> & Pick<Delivery, 'channel'>,
): Promise<QueuedMessage> {
  const [message] = await queueMessages(db, [change])
  if (message === undefined) throw new Error('nothing was queued')
  return message
}

/** The same with several messages in the wave, each to a recipient of its own, who may have it. */
export async function queueMessages(
  db: Firestore,
  changes: readonly (Partial<Delivery> & Pick<Delivery, 'channel'>)[],
): Promise<QueuedMessage[]> {
  const eid = newId('home')
  const aid = newId('alert')
  const waveId = `${aid}_opened`
  const about: Delivery['about'] = { kind: 'alert', alertIds: [aid], waveId }
  const queuedAt = Date.now()
  const messages = changes.map((change) => {
    const uid = change.recipient?.kind === 'user' ? change.recipient.uid : newId('user')
    const to = change.to ?? (change.channel === 'email' ? `${newId('nurse')}@vigie.example` : newPhone())
    const did = `${waveId}_${uid}_${change.channel}`
    const delivery = newDelivery({ about, recipient: { kind: 'user', uid }, to, ...change })
    return { eid, aid, did, waveId, to, queuedAt, delivery }
  })
  const wave: Wave = {
    first: waveId,
    alertIds: [aid],
    deliveryIds: messages.map(({ did }) => did),
    createdAt: queuedAt,
    dueAt: queuedAt + 60_000,
  }
  const batch = db.batch()
  batch.create(db.doc(paths.establishment(eid)), { state: 'active' })
  batch.create(db.doc(paths.alert(eid, aid)), newAlert({ waveId }))
  for (const { did, delivery } of messages) {
    batch.create(db.doc(paths.delivery(eid, did)), delivery)
    addRecipient(db, batch, eid, delivery)
  }
  batch.create(db.doc(paths.wave(eid, waveId)), wave)
  await batch.commit()
  return messages
}

/** A member of staff, with the addresses that the message names. */
function addRecipient(
  db: Firestore,
  batch: WriteBatch,
  eid: string,
  { recipient, next, ...first }: Delivery,
) {
  if (recipient.kind !== 'user') return
  const { uid } = recipient
  const on = (channel: Delivery['channel']) => [first, ...next].find((each) => each.channel === channel)?.to
  const email = on('email') ?? `${uid}@vigie.example`
  const member: Member = {
    uid,
    displayName: uid,
    establishmentName: eid,
    roleId: 11,
    role: 11,
    state: 'accepted',
    beneficiaryIds: [],
  }
  batch.set(db.doc(paths.user(uid)), newUser(uid, { email, phoneMobile: on('sms') ?? on('voice') ?? null }))
  batch.set(db.doc(paths.member(eid, uid)), member)
}

/** An alert that was just raised. */
export function newAlert(change: Partial<Alert> = {}): Alert {
  const now = Date.now()
  return {
    ruleId: 'rule',
    ruleName: 'Boutons d’appel',
    beneficiaryId: 'roy',
    beneficiaryName: 'Mme Roy',
    room: '214',
    deviceId: newDevEui(),
    deviceType: 'NOVIKA-LW-BOUTON',
    deviceLocation: 'Lit',
    eventId: newId('event'),
    kind: 'buttonPressed',
    value: null,
    late: false,
    clockWrong: false,
    state: 'open',
    occurrences: 1,
    lastOccurredAt: now,
    lastCallAt: now,
    lastActivityAt: now,
    waves: 1,
    waveId: null,
    lastWaveAt: now,
    nobodyReachedAt: null,
    escalation: null,
    nobodyAnsweredAt: null,
    times: { occurredAt: now, publishedAt: now, receivedAt: now, raisedAt: now, shownAt: null },
    acknowledgedBy: null,
    acknowledgedAt: null,
    relatives: [],
    formerTaker: null,
    resolvedBy: null,
    resolvedAt: null,
    timeline: [{ step: 'opened', at: now }],
    ...change,
  }
}

/** A message that is due now. */
export function newDelivery(
  change: Partial<Delivery> & Pick<Delivery, 'about' | 'recipient' | 'channel'>,
): Delivery {
  const now = Date.now()
  return {
    to: null,
    locale: 'fr',
    subject: change.channel === 'email' ? 'Ch. 214 Mme Roy : bouton d’appel, 02:14' : null,
    text: "Ch. 214 Mme Roy : bouton d'appel, 02:14. Vigie",
    next: [],
    urgent: true,
    state: 'pending',
    attempts: 0,
    dueAt: now,
    uselessAfter: now + 3_600_000,
    leaseId: null,
    possibleRepeat: false,
    providerId: null,
    lastError: null,
    createdAt: now,
    acceptedAt: null,
    deliveredAt: null,
    ...change,
  }
}

/** A number nobody has, in E.164: of more digits than there are in Montréal, of which a run would draw one twice. */
export const newPhone = (): string => `+1514${String(Math.floor(Math.random() * 1e10)).padStart(10, '0')}`
