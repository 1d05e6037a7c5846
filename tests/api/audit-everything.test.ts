import { randomUUID } from 'node:crypto'
import { firstPlan } from '@vigie/domain/alerts/escalation-plan'
import { type AuditAction, invitedUid } from '@vigie/domain/care/audit'
import { moods } from '@vigie/domain/care/enums'
import { paths } from '@vigie/domain/paths'
import { roles } from '@vigie/domain/people/roles'
import { currentTerms } from '@vigie/domain/people/terms'
import { handoverSpan } from '@vigie/domain/time/shift-span'
import { expect, it } from 'vitest'
import { sendApi } from '../support/api.ts'
import { dayAndNightForNow } from '../support/day-and-night.ts'
import { everyJsonCall } from '../support/every-call.ts'
import { db } from '../support/firestore.ts'
import { createHome } from '../support/home.ts'
import { newDevEui, newId } from '../support/ids.ts'
import { jpeg } from '../support/jpeg.ts'
import { newAlert, newDelivery } from '../support/outbox.ts'
import { join, signUp, type TestPerson } from '../support/people.ts'
import { doneRecord, newTask, saidDaily } from '../support/tasks.ts'

const { ADMIN, CAREGIVER, NURSE, READ_ONLY, READ_WRITE } = roles

const writing = everyJsonCall.filter(({ method }) => method !== 'get')

/** What leaves no entry, and why. */
const unnoted: Readonly<Record<string, string>> = {
  reportAlertShown: 'a screen does it, nobody; it stands on the alert',
  createAccount: 'nobody is signed in: noted once it is done, account-requests.test.ts',
  resetPassword: 'nobody is signed in, and nothing changes',
  verifyEmail: 'nothing changes: an e-mail goes out',
  confirmEmail: 'noted as user.email where Auth says something new: account-requests.test.ts',
  sendPhoneCode: 'nothing changes: an SMS goes out',
  tryChannel: 'nothing changes: a message goes out',
  verifyPhone: 'noted as phone.verify: phones.test.ts has the code',
  resendInvitation: 'noted as invitation.resend, ten minutes after it was sent: invitations.test.ts',
  putBeneficiaryFile: 'noted as document.add: documents-form.test.ts has the form',
  putEstablishmentFile: 'noted as document.add: documents-form.test.ts has the form',
  playBeneficiaryFile: 'nothing changes: a document is read',
  playEstablishmentFile: 'nothing changes: a document is read',
  getDraftKey: 'nothing of anybody’s record changes: a device may encrypt what is not sent yet',
  searchPrivately: 'nothing changes: it is asked by POST to keep what is looked for out of addresses',
  unlock: 'a screen is shown again to whom it belongs',
}

/** One act: the address and the body, who does it, and what is noted of it, with the residents it is about. */
type Act = readonly [
  operationId: string,
  by: TestPerson,
  address: string,
  body: unknown,
  action: AuditAction,
  about?: readonly string[],
]

it('every writing call leaves one entry of who did what; each that leaves none says why', async () => {
  const shifts = dayAndNightForNow()
  const home = await createHome({ shifts })
  const before = handoverSpan(shifts, Date.now(), 'America/Toronto')
  const [root, nurse, guest, leaver] = [
    await signUp({ role: ADMIN }),
    await signUp({ role: NURSE }),
    await signUp({ role: READ_WRITE }),
    await signUp({ role: READ_WRITE }),
  ]
  await join(home.eid, nurse, { roleId: READ_WRITE })
  await db.doc(paths.user(nurse.uid)).update({ terms: null })
  const [bid, second] = [await home.addResident(), await home.addResident()]
  const relative = await signUp({ role: CAREGIVER })
  await join(home.eid, relative, { roleId: READ_ONLY, beneficiaryIds: [bid] })
  const heard = await home.addDevice(bid, 'NOVIKA-LW-BOUTON')
  const [claimed, ofMany] = [newDevEui(), newDevEui()]
  for (const aid of ['a', 'b']) {
    await db.doc(paths.alert(home.eid, aid)).set(newAlert({ beneficiaryId: bid }))
  }
  await db.doc(paths.day(home.eid, bid, '2026-01-01', heard)).set({ date: '2026-01-01' })
  const startAt = Date.now() + 3_600_000
  const done = { dueAt: 1, at: startAt - 7_200_000, by: nurse.uid, byName: 'Alice' }
  await db.doc(paths.task(home.eid, bid, 't2')).set(newTask(home.eid, bid, { recent: [done], nbDone: 1 }))
  await db.doc(paths.taskDone(home.eid, bid, 't2', '1')).set(doneRecord(home.eid, bid, 't2', done))
  const alert = (await db.doc(paths.alert(home.eid, 'a')).get()).data()
  await db.doc(paths.alert(home.eid, 'c')).set(newAlert({ beneficiaryId: second }))
  const failed = newDelivery({
    about: { kind: 'alert', alertIds: ['c'], waveId: 'c_opened' },
    recipient: { kind: 'user', uid: nurse.uid },
    channel: 'sms',
    state: 'failed',
    dueAt: null,
  })
  await db.doc(paths.delivery(home.eid, 'd')).set(failed)
  const [eid, made] = [home.eid, newId('made')]
  const of = (path: string) => `/api/establishment/${eid}/${path}`
  const pushDevice = `/api/user/pushDevice/${randomUUID()}`
  const ofHome = (path: string) => `/api/${path}?establishmentId=${eid}`
  const rule = {
    name: 'Bouton',
    beneficiaryId: bid,
    deviceTypes: ['NOVIKA-LW-BOUTON'],
    action: 'buttonPressed',
    shiftIds: ['night'],
    recipients: [{ kind: 'user', uid: nurse.uid }],
    methods: ['email'],
    updatedAt: null,
  }
  const device = { type: 'NOVIKA-LW-BOUTON', beneficiaryId: bid, location: 'Lit' }
  const escalation = {
    ...firstPlan,
    activated: false,
    steps: [{ uids: [], onShift: true, methods: ['sms'], afterMinutes: 2 }],
  }
  const { shifts: _, ...ownEscalation } = escalation
  await db.doc(paths.residentEscalation(home.eid, second)).set({ ...ownEscalation, updatedAt: 1 })
  const shift = { nameFR: 'Fin de nuit', nameEN: 'Late night', start: '23:00', end: '07:00' }
  const invitation = {
    locale: 'fr',
    roleId: READ_ONLY,
    beneficiaryIds: [],
    email: `${guest.uid}@vigie.example`,
  }
  const contact = { name: '', phone: '', email: '' }
  const newHome = { name: 'Villa', address: '', contact, timeZone: 'America/Toronto' }
  const acts: readonly Act[] = [
    [
      'setBeneficiary',
      root,
      of('beneficiary/new'),
      { name: 'M. Lavoie', room: '7', seen: null },
      'beneficiary.set',
      ['new'],
    ],
    [
      'setBeneficiaryState',
      root,
      of('beneficiary/new'),
      { state: 'archived' },
      'beneficiary.archive',
      ['new'],
    ],
    ['setBeneficiaryState', root, of('beneficiary/new'), { state: 'active' }, 'beneficiary.restore', ['new']],
    [
      'setBeneficiaryPhoto',
      root,
      of(`beneficiary/${bid}/photo`),
      { image: jpeg().toString('base64'), color: '#112233' },
      'beneficiary.photo',
      [bid],
    ],
    ['deleteBeneficiaryPhoto', root, of(`beneficiary/${bid}/photo`), {}, 'beneficiary.photo', [bid]],
    ['openedBeneficiary', nurse, of(`beneficiary/${bid}/opened`), {}, 'beneficiary.open', [bid]],
    [
      'recordMood',
      nurse,
      of(`beneficiary/${bid}/mood`),
      { type: 'mood', data: moods.GOOD, id: 'm' },
      'mood.set',
      [bid],
    ],
    ['undoMood', nurse, of(`beneficiary/${bid}/mood/m`), {}, 'mood.undo', [bid]],
    [
      'makeResidentReport',
      nurse,
      of(`beneficiary/${bid}/report/rep`),
      { from: '2026-10-01', to: '2026-10-31', locale: 'fr' },
      'report.make',
      [bid],
    ],
    ['makeHomeReport', root, of('report/month'), { month: '2026-10', locale: 'fr' }, 'report.make'],
    [
      'beginSnooze',
      nurse,
      of(`beneficiary/${bid}/snooze/s`),
      { deviceId: null, minutes: 15, pressedAt: Date.now() },
      'snooze.begin',
      [bid],
    ],
    ['endSnooze', nurse, of(`beneficiary/${bid}/snooze/s`), { isEnded: true }, 'snooze.end', [bid]],
    ['endSnooze', nurse, of(`beneficiary/${bid}/snooze/s`), { isEnded: false }, 'snooze.resume', [bid]],
    [
      'setNote',
      nurse,
      of(`beneficiary/${bid}/message/n`),
      { text: 'A bien dormi.', visibility: 'public' },
      'note.set',
      [bid],
    ],
    ['deleteNote', nurse, of(`beneficiary/${bid}/message/n`), {}, 'note.delete', [bid]],
    [
      'announceBeneficiaryFile',
      nurse,
      of(`beneficiary/${bid}/file/f`),
      { title: 'Lettre', fileName: 'lettre.pdf', contentType: 'application/pdf', size: 9 },
      'document.add',
      [bid],
    ],
    [
      'renameBeneficiaryFile',
      nurse,
      of(`beneficiary/${bid}/file/f`),
      { title: 'Autre', updatedAt: null },
      'document.rename',
      [bid],
    ],
    ['deleteBeneficiaryFile', nurse, of(`beneficiary/${bid}/file/f`), {}, 'document.delete', [bid]],
    [
      'announceEstablishmentFile',
      root,
      of('file/f'),
      { title: 'Plan', fileName: 'plan.pdf', contentType: 'application/pdf', size: 9 },
      'document.add',
    ],
    [
      'renameEstablishmentFile',
      root,
      of('file/f'),
      { title: 'Plan des étages', updatedAt: null },
      'document.rename',
    ],
    ['deleteEstablishmentFile', root, of('file/f'), {}, 'document.delete'],
    ['acknowledgeAlert', nurse, of('alert/a/acknowledge'), { timesLetGo: 0 }, 'alert.acknowledge', [bid]],
    [
      'resolveAlert',
      nurse,
      of('alert/a/resolve'),
      { resolution: 'helped', lastCallAt: alert?.lastCallAt },
      'alert.resolve',
      [bid],
    ],
    [
      'markHandoverRead',
      nurse,
      of('handover/read'),
      { shiftId: before?.shift.id, from: before?.from },
      'handover.read',
    ],
    ['setTask', nurse, of(`beneficiary/${bid}/task/t`), saidDaily(startAt), 'task.set', [bid]],
    ['doTask', nurse, of(`beneficiary/${bid}/task/t/done`), { dueAt: startAt }, 'task.done', [bid]],
    [
      'undoTask',
      nurse,
      of(`beneficiary/${bid}/task/t2/undone`),
      { dueAt: 1, at: done.at },
      'task.undone',
      [bid],
    ],
    [
      'activateTask',
      nurse,
      of(`beneficiary/${bid}/task/t/activation`),
      { activated: false },
      'task.deactivate',
      [bid],
    ],
    [
      'activateTask',
      nurse,
      of(`beneficiary/${bid}/task/t/activation`),
      { activated: true },
      'task.activate',
      [bid],
    ],
    ['deleteTask', nurse, of(`beneficiary/${bid}/task/t`), {}, 'task.delete', [bid]],
    ['acknowledgeAlert', nurse, of('alert/b/acknowledge'), { timesLetGo: 0 }, 'alert.acknowledge', [bid]],
    ['releaseAlerts', nurse, '/api/user/releasealerts', {}, 'alert.release', [bid]],
    ['createEstablishment', root, `/api/establishment/${made}`, newHome, 'establishment.create'],
    [
      'changeEstablishment',
      root,
      `/api/establishment/${eid}`,
      { address: 'ailleurs' },
      'establishment.change',
    ],
    ['setLicences', root, of('licences'), { beds: 12, until: null }, 'licences.set'],
    ['retryDelivery', root, of('delivery/d/retry'), { attempts: 0 }, 'delivery.retry', [second]],
    ['setEscalation', root, of('escalation'), { plan: escalation, updatedAt: null }, 'escalation.set'],
    [
      'setResidentEscalation',
      root,
      of(`beneficiary/${bid}/escalation`),
      { plan: ownEscalation, updatedAt: null },
      'escalation.set',
      [bid],
    ],
    [
      'removeResidentEscalation',
      root,
      of(`beneficiary/${second}/escalation`),
      { updatedAt: 1 },
      'escalation.remove',
      [second],
    ],
    ['setAway', root, of('away'), { userId: nurse.uid, away: { until: null } }, 'member.away'],
    ['setOwnAway', nurse, '/api/user/away', { away: null }, 'member.back'],
    ['setPushDevice', nurse, pushDevice, { token: 'fGhtR8aNiUY:APA91bF4pXq9' }, 'profile.update'],
    ['dropPushDevice', nurse, pushDevice, {}, 'profile.update'],
    ['setShift', root, of('shift/night'), shift, 'shift.set'],
    ['setNotification', root, ofHome('notifications'), { id: 'r', rule }, 'rule.set', [bid]],
    [
      'activateNotification',
      root,
      ofHome('notificationActivation'),
      { id: 'r', activated: false },
      'rule.deactivate',
      [bid],
    ],
    ['deleteNotification', root, ofHome('notifications/r'), {}, 'rule.delete', [bid]],
    ['deleteShift', root, of('shift/night'), {}, 'shift.delete'],
    ['rotateApiKey', root, of('apiKey/next'), { overlapHours: 0 }, 'apiKey.rotate'],
    ['claimDevice', root, of(`device/${claimed}`), device, 'device.claim', [bid]],
    [
      'claimDevices',
      root,
      of('devices'),
      { devices: [{ ...device, deviceId: ofMany }] },
      'device.claim',
      [bid],
    ],
    [
      'changeDevice',
      root,
      of(`device/${heard}`),
      { type: device.type, location: 'Salon' },
      'device.describe',
      [bid],
    ],
    ['moveDevice', root, of(`device/${heard}/move`), { beneficiaryId: second }, 'device.move', [bid, second]],
    ['retireDevice', root, of(`device/${heard}`), {}, 'device.retire', [second]],
    ['retireDevice', root, of(`device/${claimed}`), {}, 'device.withdraw', [bid]],
    ['invite', root, of('invite'), { ...invitation, id: 'one' }, 'invitation.create'],
    ['cancelInvitation', root, of('invitation/one'), {}, 'invitation.cancel'],
    ['invite', root, of('invite'), { ...invitation, id: 'two' }, 'invitation.create'],
    [
      'answerInvitation',
      guest,
      of('invitation'),
      { invitationId: 'two', accept: false },
      'invitation.refuse',
    ],
    ['invite', root, of('invite'), { ...invitation, id: 'three' }, 'invitation.create'],
    [
      'answerInvitation',
      guest,
      of('invitation'),
      { invitationId: 'three', accept: true },
      'invitation.accept',
    ],
    ['changeRole', root, of('role'), { userId: guest.uid, roleId: READ_WRITE }, 'member.level'],
    [
      'changeFollowed',
      root,
      of('followed'),
      { userId: relative.uid, add: [second] },
      'member.followed',
      [second],
    ],
    ['revokeMember', root, of(`revoke/${guest.uid}`), {}, 'member.revoke'],
    ['changeProfile', nurse, `/api/users/${nurse.uid}`, { locale: 'en' }, 'profile.update'],
    ['giveRole', root, `/api/users/${guest.uid}/role`, { roleId: NURSE }, 'user.role'],
    ['setUnlockCode', nurse, '/api/user/unlockcode', { code: '402817' }, 'unlockCode.set'],
    ['acceptTerms', nurse, '/api/user/terms', { version: currentTerms }, 'terms.accept'],
    ['endSessions', nurse, '/api/user/endsessions', {}, 'sessions.end'],
    ['deleteUser', root, `/api/users/${leaver.uid}`, {}, 'user.delete'],
    [
      'removeEvents',
      root,
      of('events/remove'),
      { name: `Résidence ${eid}`, after: null },
      'events.remove',
      [bid],
    ],
  ]
  const told = [...acts.map(([operationId]) => operationId), ...Object.keys(unnoted)]
  expect([...new Set(told)].toSorted()).toEqual(writing.map(({ operationId }) => operationId).toSorted())

  // A report that was asked for is made after the answer, and has its own entry of the month that it read, whenever that is.
  const ofReport = 'report.open'
  const entriesOf = async ({ uid }: TestPerson) => {
    // Who refuses an invitation is not told to the home.
    const all = db.collection(paths.audits).where('uid', 'in', [uid, invitedUid])
    const docs = (await all.get()).docs.filter(
      (one) => one.get('uid') === uid || one.get('establishmentId') === eid,
    )
    return new Map(docs.map((one) => [one.id, [one.get('action'), one.get('beneficiaryIds')]]))
  }
  for (const [operationId, by, address, body, action, about = []] of acts) {
    const before = await entriesOf(by)
    const method = writing.find((call) => call.operationId === operationId)?.method.toUpperCase() ?? ''
    const { status, data } = await sendApi(by, address, { method, body: JSON.stringify(body) })
    expect([status, data], operationId).toEqual([200, expect.anything()])
    const after = [...(await entriesOf(by))].filter(([id, [noted]]) => !before.has(id) && noted !== ofReport)
    const noted = after.map(([, entry]) => entry).toSorted((one, other) => one[1].length - other[1].length)
    // What is removed of each resident is noted of the whole home before.
    const ofHome = operationId === 'removeEvents' ? [[action, []]] : []
    expect(noted, operationId).toEqual([...ofHome, [action, about]])
  }
})
