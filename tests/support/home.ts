import { createHash, randomBytes } from 'node:crypto'
import { type LiveRule, liveRuleSchema } from '@vigie/domain/alerts/notification-rule'
import { keysOf, knownKeys } from '@vigie/domain/care/api-keys'
import type { Beneficiary } from '@vigie/domain/care/beneficiary'
import type { Establishment } from '@vigie/domain/care/establishment'
import type { EstablishmentSettings } from '@vigie/domain/care/establishment-settings'
import { startedAnew } from '@vigie/domain/devices/assignment'
import type { Assignment } from '@vigie/domain/devices/device'
import type { DeviceType } from '@vigie/domain/devices/device-catalogue'
import { paths } from '@vigie/domain/paths'
import type { Member, User } from '@vigie/domain/people/user'
import { deviceEntry, personEntry, residentEntry } from '@vigie/domain/search/search-entry'
import { db } from './firestore.ts'
import { newDevEui, newId } from './ids.ts'
import { newPhone } from './outbox.ts'
import { newUser } from './people.ts'

/** An establishment of its own for one test; nothing in it is shared with another. */
export interface TestHome {
  eid: string
  apiKey: string
  addResident(change?: Partial<Beneficiary>): Promise<string>
  /** Puts a new device with a resident; returns its DevEUI. */
  addDevice(bid: string, type: DeviceType, location?: string, deviceId?: string): Promise<string>
  /** Adds an accepted READ_WRITE member with an e-mail address and a mobile number; returns the uid. */
  addMember(change?: { user?: Partial<User>; member?: Partial<Member> }): Promise<string>
  /** Adds a live rule that a home can have: throws where the schema refuses it. */
  addRule(rule: Pick<LiveRule, 'action' | 'deviceTypes'> & Partial<LiveRule>): Promise<string>
}

/** An active establishment on Montréal's clock, without shifts, whose alert chain was tried and answers. */
export async function createHome(change: Partial<Establishment> = {}): Promise<TestHome> {
  const eid = newId('home')
  const apiKey = randomBytes(24).toString('base64url')
  const establishment: Establishment = {
    name: `Résidence ${eid}`,
    address: '1 rue de l’Essai, Montréal',
    contact: { name: 'Accueil', phone: '+15145550199', email: 'accueil@vigie.example' },
    state: 'active',
    shifts: [],
    timeZone: 'America/Toronto',
    lastUpdateAt: Date.now(),
    counts: { beneficiaries: 0 },
    chain: { checkedAt: Date.now(), broken: null, mended: null },
    ...change,
  }
  const hash = createHash('sha256').update(apiKey).digest('hex')
  const keys = keysOf({ id: 'first', hash, madeAt: Date.now() })
  const settings: EstablishmentSettings = {
    apiKeys: knownKeys(keys),
    licences: { beds: 1_000, until: null },
  }
  const batch = db.batch()
  batch.set(db.doc(paths.establishment(eid)), establishment)
  batch.set(db.doc(paths.settings(eid)), settings)
  batch.set(db.doc(paths.keys(eid)), keys)
  await batch.commit()
  return {
    eid,
    apiKey,
    addResident: (resident) => addResident(eid, resident),
    addDevice: (bid, type, location, deviceId) => addDevice(eid, bid, type, location, deviceId),
    addMember: (member) => addMember(eid, member),
    addRule: (rule) => addRule(eid, rule),
  }
}

async function addResident(eid: string, change: Partial<Beneficiary> = {}): Promise<string> {
  const bid = newId('resident')
  const resident: Beneficiary = {
    name: 'Mme Roy',
    room: '214',
    state: 'active',
    email: null,
    phone: null,
    confirmedPhone: null,
    mood: null,
    health: null,
    appetite: null,
    avatar: null,
    color: '#0277bd',
    caregiverIds: [],
    lastUpdateAt: Date.now(),
    ...change,
  }
  const batch = db.batch()
  const { path, data } = residentEntry(eid, bid, resident)
  batch.set(db.doc(paths.beneficiary(eid, bid)), resident)
  batch.set(db.doc(path), data)
  await batch.commit()
  return bid
}

async function addDevice(
  eid: string,
  bid: string,
  type: DeviceType,
  location = 'Lit',
  deviceId = newDevEui(),
): Promise<string> {
  // It hung there before the test began, so that what happened a while ago is this resident's.
  const since = Date.now() - 7 * 86_400_000
  const assignment: Assignment = {
    establishmentId: eid,
    beneficiaryId: bid,
    type,
    location,
    since,
    former: [],
  }
  const batch = db.batch()
  batch.set(db.doc(paths.assignment(deviceId)), assignment)
  batch.set(db.doc(paths.device(eid, bid, deviceId)), startedAnew(assignment))
  const { path, data } = deviceEntry(eid, deviceId, assignment)
  batch.set(db.doc(path), data)
  await batch.commit()
  return deviceId
}

async function addMember(
  eid: string,
  change: { user?: Partial<User>; member?: Partial<Member> } = {},
): Promise<string> {
  const uid = newId('user')
  const user = newUser(uid, { phoneMobile: newPhone(), ...change.user })
  const member: Member = {
    uid,
    displayName: user.displayName,
    establishmentName: `Résidence ${eid}`,
    roleId: 11,
    role: user.roleId,
    state: 'accepted',
    beneficiaryIds: [],
    ...change.member,
  }
  const batch = db.batch()
  batch.set(db.doc(paths.user(uid)), user)
  batch.set(db.doc(paths.member(eid, uid)), member)
  const { path, data } = personEntry(eid, uid, member.displayName)
  batch.set(db.doc(path), data)
  await batch.commit()
  return uid
}

async function addRule(
  eid: string,
  rule: Pick<LiveRule, 'action' | 'deviceTypes'> & Partial<LiveRule>,
): Promise<string> {
  const nid = newId('rule')
  const now = Date.now()
  const whole: LiveRule = {
    type: 'live',
    name: 'Bouton d’appel',
    beneficiaryId: null,
    shiftIds: [],
    recipients: [{ kind: 'beneficiary' }],
    methods: ['sms'],
    activated: true,
    createdBy: 'test',
    createdAt: now,
    updatedAt: now,
    ...rule,
  }
  await db.doc(paths.notification(eid, nid)).set(liveRuleSchema.parse(whole))
  return nid
}
