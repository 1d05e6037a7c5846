import type { Delivery } from './delivery.ts'

/** An SMS about an alert, queued at `at`, epoch milliseconds, for tests. */
export function queuedSms(at: number, change: Partial<Delivery> = {}): Delivery {
  return {
    about: { kind: 'alert', alertIds: ['alert'], waveId: 'alert_opened' },
    channel: 'sms',
    recipient: { kind: 'user', uid: 'marie' },
    to: '+15145550123',
    locale: 'fr',
    subject: null,
    text: 'Ch. 214 Mme Roy : bouton d’appel, 02:14. Vigie',
    next: [],
    urgent: true,
    state: 'pending',
    attempts: 0,
    dueAt: at,
    uselessAfter: at + 3_600_000,
    leaseId: null,
    possibleRepeat: false,
    providerId: null,
    lastError: null,
    createdAt: at,
    acceptedAt: null,
    deliveredAt: null,
    ...change,
  }
}
