import type { Delivery } from './delivery.ts'
import { claim, type ProviderReport } from './delivery-life.ts'
import type { SendFailure } from './delivery-policy.ts'
import type { AlertState } from './usefulness.ts'

/** An open alert. For tests. */
export const nobodyOnIt: AlertState = { state: 'open', acknowledgedAt: null, resolvedAt: null }

/** A try that a provider refused, to be made again. For tests. */
export const down: SendFailure = {
  kind: 'transient',
  maybeSent: false,
  retryAfterMs: null,
  reason: 'http 500',
}

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

/** A message as it is while somebody tries it. For tests. */
export function claimed(delivery: Delivery, leaseId: string, at: number): Delivery {
  const turn = claim(delivery, [nobodyOnIt], leaseId, at)
  if (turn.turn !== 'send') throw new Error(`may not send: ${turn.turn}`)
  return { ...delivery, ...turn.change }
}

/** What a provider says of a message that it took. For tests. */
export const reportOf = (status: ProviderReport['status'], attempt = 1): ProviderReport => ({
  status,
  attempt,
  providerId: 'SM1',
  reason: status === 'undelivered' ? 'twilio 30003' : null,
})
