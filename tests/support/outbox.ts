import type { Firestore } from '@google-cloud/firestore'
import type { Alert } from '@vigie/domain/alerts/alert'
import type { Delivery } from '@vigie/domain/deliveries/delivery'
import { paths } from '@vigie/domain/paths'
import { newDevEui, newId } from './ids.ts'

/** An alert somebody is to be told of, and the message that does. */
export interface QueuedMessage {
  eid: string
  aid: string
  did: string
  /** Its recipient, nobody else's in the whole suite. */
  to: string
  /** Epoch milliseconds. */
  queuedAt: number
}

/** Writes an open alert and a message of its outbox, due at once, in one batch as ingest does. */
export async function queueMessage(
  db: Firestore,
  change: Partial<Delivery> & Pick<Delivery, 'channel'>,
): Promise<QueuedMessage> {
  const eid = newId('home')
  const aid = newId('alert')
  const did = `${aid}_opened_${newId('user')}_${change.channel}`
  const to = change.to ?? (change.channel === 'email' ? `${newId('nurse')}@vigie.example` : newPhone())
  const batch = db.batch()
  batch.create(db.doc(paths.alert(eid, aid)), newAlert())
  batch.create(db.doc(paths.delivery(eid, did)), newDelivery({ alertId: aid, to, ...change }))
  await batch.commit()
  return { eid, aid, did, to, queuedAt: Date.now() }
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
    caregiverIds: [],
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
    times: { occurredAt: now, publishedAt: now, receivedAt: now, raisedAt: now, shownAt: null },
    acknowledgedBy: null,
    acknowledgedAt: null,
    formerTaker: null,
    resolvedBy: null,
    resolvedAt: null,
    timeline: [{ step: 'opened', at: now }],
    ...change,
  }
}

function newDelivery(change: Partial<Delivery> & Pick<Delivery, 'alertId' | 'channel'>): Delivery {
  const now = Date.now()
  return {
    step: 'opened',
    recipient: { kind: 'user', uid: 'marie' },
    to: null,
    locale: 'fr',
    subject: change.channel === 'email' ? 'Ch. 214 Mme Roy : bouton d’appel, 02:14' : null,
    text: "Ch. 214 Mme Roy : bouton d'appel, 02:14. Vigie",
    state: 'pending',
    attempts: 0,
    dueAt: now,
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

/** A number nobody has, in E.164. */
export const newPhone = (): string => `+1514${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}`
