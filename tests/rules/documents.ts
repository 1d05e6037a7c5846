import {
  figuresPaths,
  paths,
  pushPaths,
  stayPaths,
  taskLeftPaths,
  whereaboutsPaths,
} from '@vigie/domain/paths'
import type { Collection } from '@vigie/domain/people/permission-table'
import type { DocumentFacts } from '@vigie/domain/people/permissions'
import { reportPaths } from '@vigie/domain/reports/report-paths'
import type { Character, Home } from './cast.ts'
import { caregiversOf, deviceOf, type Resident, residents } from './residence.ts'

/** A document of the residence, and what `can` needs to know of it. */
export interface Target {
  collection: Collection
  path: string
  facts: DocumentFacts
}

/** At least one document of every collection of a home, seen by one person; their own profile only where they have one. */
export function documentsFor({ uid, profile }: Pick<Character, 'uid' | 'profile'>, home: Home): Target[] {
  const target = (collection: Collection, path: string, facts: DocumentFacts = {}) => ({
    collection,
    path,
    facts,
  })
  return [
    target('establishments', paths.establishment(home)),
    target('settings', paths.settings(home)),
    target('escalation', paths.escalation(home)),
    target('escalations', paths.residentEscalation(home, 'followed')),
    target('keys', paths.keys(home)),
    target('gateways', paths.gateway(home, 'gateway')),
    target('technicalAlerts', paths.technicalAlert(home, 'silent')),
    target('upkeep', paths.upkeep(home, deviceOf(home, 'followed'))),
    target('supervision', paths.watch(home)),
    target('supervision', paths.drill(home)),
    target('members', paths.member(home, 'someone'), { uid: 'someone' }),
    target('members', paths.member(home, uid), { uid }),
    target('users', paths.user('someone'), { uid: 'someone' }),
    ...(profile === null ? [] : [target('users', paths.user(uid), { uid })]),
    target('establishmentDocuments', `${paths.establishmentDocuments(home)}/film`),
    target('documentSpace', paths.documentSpace(home)),
    target('notifications', paths.notification(home, 'rule')),
    target('madeReports', reportPaths.one(home, 'of-someone'), { by: 'someone' }),
    target('madeReports', reportPaths.one(home, `of-${uid}`), { by: uid }),
    target('homeReports', reportPaths.one(home, `home-of-${uid}`), { by: uid }),
    target('homeReports', reportPaths.one(home, 'home-of-someone'), { by: 'someone' }),
    target('handovers', paths.handover(home, 'night', '1')),
    target('handovers', taskLeftPaths.one(home, 'followed', 'task', 1)),
    target('deliveries', paths.delivery(home, 'message')),
    target('claims', paths.claim(home, deviceOf(home, 'followed'))),
    target('waves', paths.wave(home, 'wave')),
    target('sentMonths', paths.sentMonth(home, '2026-11')),
    target('homeMonths', reportPaths.homeMonth(home, '2026-11')),
    target('ruleWindows', paths.ruleWindow(home, 'window')),
    target('alertGuards', paths.alertGuard(home, deviceOf(home, 'followed'))),
    target('accountRequests', paths.accountRequest('request')),
    target('phoneCodes', paths.phoneCode(uid)),
    target('phoneNumbers', paths.phoneNumber('number')),
    target('pushDevices', pushPaths.device('device')),
    target('pushPasses', pushPaths.pass('hash')),
    target('smsAnswers', paths.smsAnswer('SM1')),
    target('unlockCodes', paths.unlockCode(uid)),
    target('draftKeys', paths.draftKey(uid)),
    target('filePasses', paths.filePass('hash')),
    target('searchEntries', paths.searchEntry('user', home, uid)),
    target('timers', paths.timer('timer')),
    target('invitations', paths.invitation(home, 'invitation')),
    target('refusals', paths.refusal(`of-${home}`)),
    target('notices', paths.notice(`of-${home}`)),
    target('audit', paths.audit(`of-${home}`)),
    target('generalRefusals', paths.refusal('of-no-home')),
    target('generalAudit', paths.audit('of-no-home')),
    target('privateAudit', paths.privateAudit(`of-${home}`)),
    ...residents.flatMap((resident) => documentsOfResident(uid, home, resident)),
  ]
}

function documentsOfResident(uid: string, home: Home, resident: Resident): Target[] {
  const facts = { beneficiaryId: resident, caregiverIds: caregiversOf(resident, uid) }
  const deviceId = deviceOf(home, resident)
  const notes = paths.notes(home, resident)
  return [
    { collection: 'beneficiaries', path: paths.beneficiary(home, resident), facts },
    { collection: 'alerts', path: paths.alert(home, resident), facts },
    { collection: 'assignments', path: paths.assignment(deviceId), facts },
    { collection: 'devices', path: paths.device(home, resident, deviceId), facts },
    { collection: 'days', path: paths.day(home, resident, '2026-11-21', deviceId), facts },
    { collection: 'days', path: figuresPaths.month(home, resident, '2026-11'), facts },
    { collection: 'days', path: whereaboutsPaths.month(home, resident, '2026-11'), facts },
    { collection: 'formerDevices', path: stayPaths.one(home, resident, deviceId, 1), facts },
    { collection: 'moods', path: paths.mood(home, resident, 'mood'), facts },
    { collection: 'tasks', path: paths.task(home, resident, 'task'), facts },
    { collection: 'tasks', path: paths.taskDone(home, resident, 'task', '1'), facts },
    { collection: 'documents', path: `${paths.documents(home, resident)}/letter`, facts },
    { collection: 'notes', path: `${notes}/public`, facts },
    { collection: 'privateNotes', path: `${notes}/private`, facts: { ...facts, by: 'someone' } },
    { collection: 'privateNotes', path: `${notes}/private-${uid}`, facts: { ...facts, by: uid } },
  ]
}
