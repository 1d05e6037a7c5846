import {
  figuresPaths,
  paths,
  pushPaths,
  stayPaths,
  taskLeftPaths,
  whereaboutsPaths,
} from '@vigie/domain/paths'
import { reportPaths } from '@vigie/domain/reports/report-paths'
import { type Character, type Home, homes, membershipOf, profileOf } from './cast.ts'

/** Two residents in each home: one whose own list of caregivers has everybody, one whose has nobody who asks. */
export const residents = ['followed', 'unfollowed'] as const
export type Resident = (typeof residents)[number]

/** The name of the device of a resident; a DevEUI is 16 hexadecimal digits. */
export function deviceOf(home: Home, resident: Resident): string {
  return `a84041f2c1d2e${homes.indexOf(home)}f${residents.indexOf(resident)}`
}

type Documents = Record<string, Readonly<Record<string, unknown>>>

/** What the database holds before a test, by path; fields that no rule reads are left out. */
export function residenceOf(people: readonly Character[]): Documents {
  const profiles = people.flatMap(({ uid, profile }) =>
    profile === null ? [] : [[paths.user(uid), { ...profile, locale: 'fr' }] as const],
  )
  return Object.assign(
    Object.fromEntries(profiles),
    { [paths.user('someone')]: { ...profileOf(11), locale: 'fr' } },
    { [paths.refusal('of-no-home')]: { establishmentId: null, reason: 'unknownDevice' } },
    { [paths.notice('of-no-home')]: { establishmentId: null, reason: 'unknownDevice' } },
    { [paths.audit('of-no-home')]: { establishmentId: null } },
    { [paths.accountRequest('request')]: { kind: 'password' } },
    { [paths.phoneNumber('number')]: { sentAt: [] } },
    { [paths.smsAnswer('SM1')]: { expireAt: 0 } },
    { [paths.filePass('hash')]: { address: '/api' } },
    { [paths.smsAnswer('SM1')]: { expireAt: 0 } },
    { [pushPaths.device('device')]: { uid: 'nurse' } },
    { [pushPaths.pass('hash')]: { uid: 'nurse' } },
    { [paths.timer('timer')]: { kind: 'escalation' } },
    Object.fromEntries(people.map(({ uid }) => [paths.phoneCode(uid), { sentAt: [] }])),
    Object.fromEntries(people.map(({ uid }) => [paths.unlockCode(uid), { wrongAt: [] }])),
    Object.fromEntries(people.map(({ uid }) => [paths.draftKey(uid), { key: 'key' }])),
    ...homes.map((home) => homeOf(home, people)),
  )
}

function homeOf(home: Home, people: readonly Character[]): Documents {
  const documents: Documents = {
    [paths.establishment(home)]: { name: home, state: 'active' },
    [paths.settings(home)]: { licences: { until: null } },
    [paths.escalation(home)]: { activated: true },
    [paths.residentEscalation(home, 'followed')]: { activated: true },
    [paths.keys(home)]: { former: [] },
    [paths.documentSpace(home)]: { bytes: 0 },
    [paths.gateway(home, 'gateway')]: { gatewayId: 'gateway' },
    [paths.technicalAlert(home, 'silent')]: { since: 0 },
    [paths.upkeep(home, deviceOf(home, 'followed'))]: { days: {} },
    [paths.watch(home)]: { devices: {} },
    [paths.drill(home)]: { token: 'secret' },
    [paths.invitation(home, 'invitation')]: { email: 'nadia@vigie.example', state: 'pending' },
    [paths.member(home, 'someone')]: { ...membershipOf(11, 11), uid: 'someone' },
    [`${paths.establishmentDocuments(home)}/film`]: { title: 'film' },
    [paths.notification(home, 'rule')]: { type: 'live' },
    ...Object.fromEntries(
      ['someone', ...people.map(({ uid }) => uid)].flatMap((by) => [
        [reportPaths.one(home, `of-${by}`), { kind: 'resident', beneficiaryId: 'followed', by }],
        [reportPaths.one(home, `home-of-${by}`), { kind: 'home', beneficiaryId: null, by }],
      ]),
    ),
    [paths.handover(home, 'night', '1')]: { readBy: [] },
    [taskLeftPaths.one(home, 'followed', 'task', 1)]: { beneficiaryId: 'followed', at: 1 },
    [paths.delivery(home, 'message')]: { state: 'pending' },
    [paths.claim(home, deviceOf(home, 'followed'))]: { deviceId: deviceOf(home, 'followed') },
    [paths.wave(home, 'wave')]: { dueAt: null },
    [paths.sentMonth(home, '2026-11')]: { days: {} },
    [reportPaths.homeMonth(home, '2026-11')]: { reckoning: 1 },
    [paths.ruleWindow(home, 'window')]: { events: {} },
    [paths.alertGuard(home, deviceOf(home, 'followed'))]: { latest: [] },
    ...Object.fromEntries(
      people.map(({ uid }) => [paths.searchEntry('user', home, uid), { establishmentId: home }]),
    ),
    [paths.refusal(`of-${home}`)]: { establishmentId: home, reason: 'wrongApiKey' },
    [paths.notice(`of-${home}`)]: { establishmentId: home, reason: 'wrongApiKey' },
    [paths.audit(`of-${home}`)]: { establishmentId: home, beneficiaryIds: ['followed'] },
    [paths.privateAudit(`of-${home}`)]: { establishmentId: home, beneficiaryIds: ['followed'] },
  }
  for (const { uid, memberships } of people) {
    const membership = memberships[home]
    if (membership !== undefined) documents[paths.member(home, uid)] = { ...membership, uid }
  }
  return Object.assign(documents, ...residents.map((resident) => residentOf(home, resident, people)))
}

function residentOf(home: Home, resident: Resident, people: readonly Character[]): Documents {
  const caregiverIds = resident === 'followed' ? people.map((person) => person.uid) : ['someone']
  const deviceId = deviceOf(home, resident)
  const note = (visibility: 'public' | 'private', by: string) => ({ visibility, by, text: 'note' })
  return {
    [paths.beneficiary(home, resident)]: { name: resident, caregiverIds },
    [paths.alert(home, resident)]: { beneficiaryId: resident, state: 'open' },
    [paths.assignment(deviceId)]: { establishmentId: home, beneficiaryId: resident },
    [paths.device(home, resident, deviceId)]: { lastSeenAt: null },
    [paths.day(home, resident, '2026-11-21', deviceId)]: { events: {} },
    [figuresPaths.month(home, resident, '2026-11')]: { days: {}, hours: {} },
    [whereaboutsPaths.month(home, resident, '2026-11')]: { days: {} },
    [stayPaths.one(home, resident, deviceId, 1)]: { deviceId, from: 1, until: 2 },
    [paths.mood(home, resident, 'mood')]: { type: 'mood', data: 0 },
    [paths.task(home, resident, 'task')]: { title: 'task', establishmentId: home },
    [paths.taskDone(home, resident, 'task', '1')]: { dueAt: 1, establishmentId: home },
    [`${paths.documents(home, resident)}/letter`]: { title: 'letter' },
    [`${paths.notes(home, resident)}/public`]: note('public', 'someone'),
    [`${paths.notes(home, resident)}/private`]: note('private', 'someone'),
    ...Object.fromEntries(
      people.map(({ uid }) => [`${paths.notes(home, resident)}/private-${uid}`, note('private', uid)]),
    ),
  }
}

/** A resident's own list of caregivers, as far as the person who asks is concerned. */
export function caregiversOf(resident: Resident, uid: string): string[] {
  return resident === 'followed' ? ['someone', uid] : ['someone']
}
