import type { Channel } from '@vigie/domain/alerts/channel'
import type { Recipient } from '@vigie/domain/alerts/notification-rule'
import type { AlertGuard } from '../data/alert-guard.ts'
import type { StoredRule } from '../data/homes.ts'
import type { AlertPeople, Colleague } from '../data/people.ts'
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

/** A member of staff who has a phone, and may take alerts. For tests. */
export const staffOf = (uid: string): Colleague => ({
  user: {
    email: `${uid}@vigie.example`,
    emailVerified: true,
    phone: null,
    phoneMobile: '+15145550101',
    verifiedPhones: ['+15145550101'],
    locale: 'fr',
    roleId: 11,
    operator: false,
    disabled: false,
  },
  member: { state: 'accepted', roleId: 11, role: 11, beneficiaryIds: [] },
})

/** The same with Anne, a member of staff. For tests. */
export const withAnne: AlertPeople = { ...people, colleagues: new Map([['anne', staffOf('anne')]]) }

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
