import type { Alert } from '@vigie/domain/alerts/alert'
import { getHandoverCall } from '@vigie/domain/api/handover-calls'
import { handedOver, type ResidentParts } from '@vigie/domain/care/handed-over'
import { type MoodRecord, moodTypes } from '@vigie/domain/care/mood-record'
import type { Note } from '@vigie/domain/care/note'
import { mayRead } from '@vigie/domain/care/note-acts'
import type { Device } from '@vigie/domain/devices/device'
import { paths } from '@vigie/domain/paths'
import type { Access } from '@vigie/domain/people/permissions'
import { roles } from '@vigie/domain/people/roles'
import type { Member } from '@vigie/domain/people/user'
import { handoverSpan } from '@vigie/domain/time/shift-span'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { callApi } from '../support/api.ts'
import { dayAndNightForNow } from '../support/day-and-night.ts'
import { db } from '../support/firestore.ts'
import { type FirestoreRelay, startFirestoreRelay } from '../support/firestore-relay.ts'
import type { FrameworkProcess } from '../support/framework-process.ts'
import { startFunction } from '../support/function-process.ts'
import { createHome } from '../support/home.ts'
import { newAlert } from '../support/outbox.ts'
import { join, signUp, type TestPerson } from '../support/people.ts'

const { ADMIN_ESTABLISHMENT, NURSE, READ_ONLY, READ_WRITE } = roles
const timeZone = 'America/Toronto'
const shifts = dayAndNightForNow()

/** A process of its own, of which is known what it asks of Firestore. */
let api: FrameworkProcess
let firestore: FirestoreRelay
/** Who reads, each by another right to private notes, and as what they are members. */
let readers: [person: TestPerson, roleId: 1 | 10 | 11][]
beforeAll(async () => {
  firestore = await startFirestoreRelay(process.env.FIRESTORE_EMULATOR_HOST ?? '')
  const environment = { FIRESTORE_EMULATOR_HOST: firestore.address }
  api = await startFunction({ name: 'api', kind: 'http', project: 'demo-vigie', environment })
  readers = [
    [await signUp({ role: NURSE }), READ_ONLY],
    [await signUp({ role: READ_WRITE }), READ_WRITE],
    [await signUp({ role: READ_ONLY }), READ_ONLY],
    [await signUp({ role: ADMIN_ESTABLISHMENT }), roles.ADMIN],
  ]
})
afterAll(async () => {
  await api.kill()
  firestore.close()
})

const asked = async (eid: string, person: TestPerson) => {
  const { status, data } = await callApi(person, getHandoverCall, { params: { eid } }, { origin: api.url })
  expect(status).toBe(200)
  return getHandoverCall.answer.parse(data).handover
}

const hour = 3_600_000
/** In hours from when the shift began, each once: what was noted at once has no order. */
const times = fc.uniqueArray(fc.integer({ min: -20 * 60, max: 20 * 60 }), { maxLength: 8 })
const resident = fc.record({
  archived: fc.constantFrom('never', 'before', 'asItBegan', 'lately'),
  called: fc.constantFrom('never', 'before', 'stillOpen', 'within', 'next'),
  notes: times,
  notesBy: fc.array(fc.record({ isPrivate: fc.boolean(), by: fc.nat(4) }), { minLength: 8, maxLength: 8 }),
  moods: times,
  moodsSaid: fc.array(
    fc.record({ type: fc.constantFrom(...moodTypes), data: fc.nat(3), isOlder: fc.boolean() }),
    { minLength: 8, maxLength: 8 },
  ),
  heard: fc.array(fc.option(fc.integer({ min: -100, max: 10 })), { maxLength: 2 }),
})
type Resident = typeof resident extends fc.Arbitrary<infer T> ? T : never

/** In minutes from when the shift began: when an alert was raised and when it was over, or null while it is not. */
const alertsOf = {
  before: [-20, -1],
  stillOpen: [-20, null],
  within: [20, 30],
  next: [20 * 60, null],
} as const

function alertOf(bid: string, from: number, called: keyof typeof alertsOf): Alert {
  const [raised, over] = alertsOf[called]
  const raisedAt = from + raised * 60_000
  const { times, ...alert } = newAlert({ beneficiaryId: bid, timeline: [] })
  return {
    ...alert,
    state: over === null ? 'open' : 'resolved',
    times: { ...times, raisedAt },
    lastActivityAt: over === null ? raisedAt : from + over * 60_000,
  }
}

/** What is known of somebody, as it is written by the server; `isOlder`: of before a mood said what had stood before it. */
function recordsOf(eid: string, from: number, { notes, notesBy, moods, moodsSaid, heard }: Resident) {
  const instant = (minutes: number) => from + minutes * 60_000
  const someNotes = notes.map((minutes, index): Note & { id: string } => {
    const said = notesBy[index]
    const by = readers[said?.by ?? 0]?.[0].uid ?? 'somebody'
    const visibility = said?.isPrivate ? 'private' : 'public'
    const about = {
      visibility,
      by,
      byName: by,
      writtenAt: null,
      updatedAt: null,
      establishmentId: eid,
    } as const
    return { id: `n${index}`, text: `Note ${index}`, at: instant(minutes), ...about }
  })
  const latest = new Map<string, number>()
  const someMoods = moods
    .toSorted((one, other) => one - other)
    .map((minutes, index): MoodRecord & { id: string } => {
      const { type = 'mood', data = 0, isOlder = false } = moodsSaid[index] ?? {}
      const before = latest.get(type) ?? null
      latest.set(type, data)
      const said = { id: `m${index}`, type, data, at: instant(minutes), by: 'alice', byName: 'Alice' }
      return { ...said, establishmentId: eid, ...(!isOlder && { before }) } as MoodRecord & { id: string }
    })
  const lastSeenAt = heard.map((hours) => (hours === null ? null : from + hours * hour))
  return { someNotes, someMoods, lastSeenAt }
}

/** The same as one would tell it who asked each resident's record for all there is, and looked at every time and right by themselves. */
async function oneByOne(eid: string, access: Access, span: { from: number; until: number }, now: number) {
  const isWithin = ({ at }: { at: number }) => at >= span.from && at < span.until
  const { docs } = await db.collection(paths.beneficiaries(eid)).get()
  const alerts = (await db.collection(paths.alerts(eid)).get()).docs
    .map((doc) => ({ ...(doc.data() as Alert), id: doc.id }))
    .filter(({ state, lastActivityAt }) => lastActivityAt >= span.from || state === 'open')
  const parts = await Promise.all(
    docs.map(async (one): Promise<ResidentParts> => {
      const bid = one.id
      const isArchived = one.get('state') === 'archived'
      const all = async <T>(path: string) =>
        (await db.collection(path).get()).docs.map((doc) => ({ ...(doc.data() as T), id: doc.id }))
      const moods = await all<MoodRecord>(paths.moods(eid, bid))
      const lastBefore = ({ type, at }: MoodRecord) =>
        moods
          .filter((other) => other.type === type && other.at < at)
          .toSorted((first, second) => first.at - second.at)
          .at(-1)?.data ?? null
      const notes = await all<Note>(paths.notes(eid, bid))
      return {
        resident: { bid, name: one.get('name'), room: one.get('room'), isArchived },
        alerts: alerts.filter(({ beneficiaryId }) => beneficiaryId === bid),
        tasks: [],
        left: [],
        done: [],
        notes: notes
          .filter((note) => isWithin(note) && mayRead({ access, beneficiaryId: bid }, note))
          .map(({ establishmentId: _, ...note }) => note),
        moods: moods.filter(isWithin).map((said) => ({ ...said, before: lastBefore(said) })),
        devices: await all<Device>(paths.devices(eid, bid)),
      }
    }),
  )
  const leftBefore = docs.filter(
    (one) => one.get('state') === 'archived' && one.get('lastUpdateAt') < span.from,
  )
  const ofNobody = leftBefore
    .map(({ id }) => id)
    .filter((bid) => alerts.every((one) => one.beneficiaryId !== bid))
  return handedOver(
    parts.filter((one) => !ofNobody.includes(one.resident.bid)),
    span,
    now,
    { timeZone, silent: null },
  )
}

/** When each was archived, in milliseconds from when the shift began; who never was had something changed long ago. */
const changed = { never: -hour, before: -1, asItBegan: 0, lately: hour }

async function homeWith(residents: readonly Resident[]) {
  const home = await createHome({ shifts })
  const { eid } = home
  const span = handoverSpan(shifts, Date.now(), timeZone)
  if (span === null) throw new Error('There is no shift before this one')
  for (const [person, roleId] of readers) await join(eid, person, { roleId })
  await Promise.all(
    residents.map(async (one, index) => {
      const state = one.archived === 'never' ? 'active' : 'archived'
      const lastUpdateAt = span.from + changed[one.archived]
      const bid = await home.addResident({
        name: `Mme ${index}`,
        room: `${100 + index}`,
        state,
        lastUpdateAt,
      })
      const { someNotes, someMoods, lastSeenAt } = recordsOf(eid, span.from, one)
      const batch = db.batch()
      for (const { id, ...note } of someNotes) batch.set(db.doc(paths.note(eid, bid, id)), note)
      for (const { id, ...mood } of someMoods) batch.set(db.doc(paths.mood(eid, bid, id)), mood)
      if (one.called !== 'never')
        batch.set(db.doc(paths.alert(eid, `of-${index}`)), alertOf(bid, span.from, one.called))
      await batch.commit()
      for (const at of state === 'archived' ? [] : lastSeenAt) {
        const deviceId = await home.addDevice(bid, 'NOVIKA-LW-BANDE')
        await db.doc(paths.device(eid, bid, deviceId)).update({ lastSeenAt: at })
      }
    }),
  )
  return { eid, span }
}

it('tells each reader what one finds who asks resident by resident, of who left or called then too, private notes as they may read them', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(resident, { minLength: 1, maxLength: 5 }), async (residents) => {
      const { eid, span } = await homeWith(residents)
      for (const [person, roleId] of readers) {
        const membership = (await db.doc(paths.member(eid, person.uid)).get()).data() as Member
        expect(membership.roleId).toBe(roleId)
        const access: Access = {
          person: {
            uid: person.uid,
            roleId: person.role,
            operator: false,
            disabled: false,
            emailVerified: true,
          },
          membership,
        }
        const handover = await asked(eid, person)
        expect(handover).toMatchObject({ unreadable: 0, isCut: false })
        const expected = await oneByOne(eid, access, span, handover?.at ?? 0)
        const { told, since, quiet, unheard } = handover ?? {}
        expect({ told, since, quiet, unheard }).toEqual(expected)
      }
    }),
    { numRuns: 12 },
  )
})

it('asks Firestore as often for many residents as for few, and for each of their records once', async () => {
  const [nurse] = readers[0] as [TestPerson, number]
  const one: Resident = {
    archived: 'never',
    called: 'never',
    notes: [1, 2],
    notesBy: [],
    moods: [-30, 3, 4, 5],
    moodsSaid: [],
    heard: [1],
  }
  const gone: Resident = { ...one, archived: 'before', called: 'stillOpen' }
  const few = await homeWith(Array.from({ length: 2 }, () => [one, gone]).flat())
  const many = await homeWith(Array.from({ length: 40 }, () => [one, gone]).flat())
  // What an instance asks for the first time only.
  await asked(few.eid, nurse)
  const costOf = async ({ eid }: { eid: string }) => {
    const before = { ...firestore.counts }
    await asked(eid, nurse)
    const { calls, reads } = firestore.counts
    return { calls: calls - before.calls, reads: reads - before.reads }
  }
  const [ofFew, ofMany] = [await costOf(few), await costOf(many)]
  expect(ofMany.calls).toBe(ofFew.calls)
  // Of each resident their record, two notes, three moods of the shift, and a device or an alert, each once.
  expect(ofMany.reads - ofFew.reads).toBe(38 * 2 * 7)
})
