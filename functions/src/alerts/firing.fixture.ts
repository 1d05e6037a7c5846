import type { Channel } from '@vigie/domain/alerts/channel'
import type { Recipient } from '@vigie/domain/alerts/notification-rule'
import type { AlertGuard } from '../data/alert-guard.ts'
import type { StoredRule } from '../data/homes.ts'
import type { AlertPeople } from '../data/people.ts'
import type { Firing } from './firing.ts'

/** When everything happens in the tests of alerts. */
export const now = Date.parse('2026-11-21T02:00:00Z')

/** The guard of a device that never called. For tests. */
export const emptyGuard: AlertGuard = { latest: [], seen: [] }

/** A resident with a phone of their own, and no colleague that is known. For tests. */
export const people: AlertPeople = {
  resident: {
    name: 'Mme Roy',
    room: '214',
    email: null,
    phone: '+15145550100',
    confirmedPhone: '+15145550100',
  },
  colleagues: new Map(),
}

export const asUsers = (uids: readonly string[]): Recipient[] => uids.map((uid) => ({ kind: 'user', uid }))

/** A rule on call buttons. For tests. */
export const ruleOf = (
  id: string,
  recipients: readonly Recipient[],
  methods: readonly Channel[] = ['sms'],
): StoredRule => ({
  id,
  type: 'live',
  name: id,
  beneficiaryId: null,
  deviceTypes: ['NOVIKA-LW-BOUTON'],
  action: 'buttonPressed',
  shiftIds: [],
  recipients: [...recipients],
  namesAll: recipients.length > 0,
  methods: [...methods],
  activated: true,
  createdBy: 'admin',
  createdAt: 0,
  updatedAt: 0,
})

/** A rule that fires on a press of Mme Roy's button. For tests. */
export const firingOf = (rule: StoredRule, eventId: string, occurredAt = now): Firing => ({
  place: { establishmentId: 'home', beneficiaryId: 'roy', deviceId: 'a84041f2c1d2e3f4' },
  deviceType: 'NOVIKA-LW-BOUTON',
  deviceLocation: 'Lit',
  timeZone: 'America/Toronto',
  publishedAt: now,
  timing: 'live',
  clockWrong: false,
  belongsAt: now,
  saidAt: occurredAt,
  receivedAt: now,
  rule,
  event: {
    eventId,
    deviceId: 'a84041f2c1d2e3f4',
    kind: 'buttonPressed',
    value: null,
    occurredAt,
    battery: null,
    rssi: null,
    snr: null,
  },
})
