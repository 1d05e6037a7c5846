import { randomUUID } from 'node:crypto'
import { firstPlan } from '@vigie/domain/alerts/escalation-plan'
import type { Establishment } from '@vigie/domain/care/establishment'
import type { MoodRecord } from '@vigie/domain/care/mood-record'
import type { Note } from '@vigie/domain/care/note'
import { paths } from '@vigie/domain/paths'
import type { Invitation } from '@vigie/domain/people/invitation'
import { roles } from '@vigie/domain/people/roles'
import { askedJob, type ReportJob } from '@vigie/domain/reports/report-job'
import { reportPaths } from '@vigie/domain/reports/report-paths'
import { keepDocument } from './documents.ts'
import { db } from './firestore.ts'
import { createHome } from './home.ts'
import { newId } from './ids.ts'
import { newInvitation } from './invitations.ts'
import { newAlert } from './outbox.ts'
import { join, signUp, type TestPerson } from './people.ts'
import { doneRecord, newTask } from './tasks.ts'

/**
 * A home with one of everything that the id of a path or a body may name, `ids` by the name of the parameter. `member` is a nurse
 * of it. `secret` stands in every record and file of it, but not in its name or an id; `privateSecret` in a private note alone.
 */
export async function fullHome() {
  const [secret, privateSecret] = [newId('secret'), newId('private')]
  const shift = {
    id: newId('shift'),
    name: secret,
    nameFR: secret,
    nameEN: secret,
    start: '23:00',
    end: '07:00',
  }
  const home = await createHome({ address: secret, shifts: [shift] } satisfies Partial<Establishment>)
  const { eid } = home
  const bid = await home.addResident({ name: secret, room: '214' })
  const member = { ...(await signUp({ role: roles.NURSE })), name: secret }
  await db.doc(paths.user(member.uid)).update({ displayName: secret })
  await join(eid, member, { roleId: roles.READ_WRITE })
  const deviceId = await home.addDevice(bid, 'NOVIKA-LW-BOUTON', secret)
  const ruleId = await home.addRule({
    action: 'buttonPressed',
    deviceTypes: ['NOVIKA-LW-BOUTON'],
    name: secret,
  })
  const ids = {
    eid,
    aid: newId('alert'),
    deviceId,
    bid,
    did: newId('delivery'),
    fid: newId('file'),
    sid: shift.id,
    /** Of a notification rule. */
    id: ruleId,
    iid: newId('invitation'),
    kid: newId('key'),
    moodId: newId('mood'),
    pushDeviceId: randomUUID(),
    /** A private one, of the nurse. */
    mid: newId('note'),
    tid: newId('task'),
    /** A report of the resident that the nurse asked for, and that failed. */
    rid: newId('report'),
    /** What of it is searched for. */
    term: secret,
    uid: member.uid,
    userId: member.uid,
  }
  const alert = newAlert({ beneficiaryId: bid, beneficiaryName: secret, ruleName: secret, deviceId })
  const { shifts: _, ...ownPlan } = firstPlan
  const done = { dueAt: 1, at: 1, by: member.uid, byName: secret }
  const mood: MoodRecord = {
    type: 'mood',
    data: 4,
    at: Date.now(),
    by: member.uid,
    byName: secret,
    establishmentId: eid,
  }
  const task = newTask(eid, bid, { title: secret, description: secret, addedByName: secret, recent: [done] })
  await Promise.all([
    db.doc(paths.task(eid, bid, ids.tid)).set(task),
    db
      .doc(paths.taskDone(eid, bid, ids.tid, '1'))
      .set({ ...doneRecord(eid, bid, ids.tid, done), title: secret }),
    db.doc(paths.mood(eid, bid, ids.moodId)).set(mood),
    db.doc(paths.alert(eid, ids.aid)).set(alert),
    db.doc(reportPaths.one(eid, ids.rid)).set(reportAskedBy(member.uid, bid, secret)),
    db.doc(paths.residentEscalation(eid, bid)).set({ ...ownPlan, activated: false, updatedAt: 1 }),
    db.doc(paths.day(eid, bid, '2026-01-01', deviceId)).set({ date: '2026-01-01', deviceId }),
    db.doc(paths.invitation(eid, ids.iid)).set(invitationFrom(member, secret)),
    db.doc(paths.note(eid, bid, ids.mid)).set(privateNote(member.uid, privateSecret)),
    keepDocument({ eid, bid, fid: ids.fid }, secret, letterOf(secret)),
    keepDocument({ eid, bid: null, fid: ids.fid }, secret, letterOf(secret)),
  ])
  return { ids, member, secret, privateSecret }
}

export type FullHome = Awaited<ReturnType<typeof fullHome>>

function invitationFrom({ uid, name }: TestPerson, secret: string): Invitation {
  return newInvitation(`${secret}@vigie.example`, {
    roleId: roles.READ_ONLY,
    establishmentName: secret,
    invitedBy: { uid, displayName: name },
    endsAt: Date.now() + 86_400_000,
  })
}

const reportAskedBy = (uid: string, beneficiaryId: string, name: string): ReportJob => ({
  ...askedJob(
    { kind: 'resident', beneficiaryId, from: '2026-01-01', to: '2026-01-31', locale: 'fr' },
    { uid, name },
    Date.now(),
  ),
  // Else it is taken up, and changes while a test looks.
  ...{ state: 'failed', why: 'fault' },
})

const privateNote = (by: string, text: string): Note => ({
  text,
  visibility: 'private',
  by,
  byName: text,
  at: Date.now(),
  writtenAt: null,
  updatedAt: null,
})

const letterOf = (secret: string) => ({
  title: secret,
  fileName: `${secret}.txt`,
  byName: secret,
  contentType: 'text/plain',
  size: secret.length,
})
