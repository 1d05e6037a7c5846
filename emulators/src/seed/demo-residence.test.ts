import { alertSchema } from '@vigie/domain/alerts/alert'
import { storedPlanSchema } from '@vigie/domain/alerts/escalation-plan'
import { liveRuleSchema } from '@vigie/domain/alerts/notification-rule'
import { establishmentKeysSchema } from '@vigie/domain/care/api-keys'
import { beneficiarySchema } from '@vigie/domain/care/beneficiary'
import { documentSchema, documentSpaceSchema } from '@vigie/domain/care/document'
import { establishmentSchema } from '@vigie/domain/care/establishment'
import { establishmentSettingsSchema } from '@vigie/domain/care/establishment-settings'
import { handoverMarksSchema } from '@vigie/domain/care/handover'
import { moodRecordSchema } from '@vigie/domain/care/mood-record'
import { noteSchema } from '@vigie/domain/care/note'
import { rowOf } from '@vigie/domain/care/note-acts'
import { doneRecordSchema, taskSchema } from '@vigie/domain/care/task'
import { taskStateAt } from '@vigie/domain/care/task-state'
import { assignmentSchema, daySchema, deviceSchema } from '@vigie/domain/devices/device'
import { deviceTypeInfo, deviceTypes } from '@vigie/domain/devices/device-catalogue'
import { upkeepSchema } from '@vigie/domain/devices/upkeep-days'
import { noticeSchema } from '@vigie/domain/notices/notice'
import { paths } from '@vigie/domain/paths'
import { invitationSchema } from '@vigie/domain/people/invitation'
import { can, personOf } from '@vigie/domain/people/permissions'
import { roles } from '@vigie/domain/people/roles'
import { memberSchema, userSchema } from '@vigie/domain/people/user'
import { searchEntrySchema } from '@vigie/domain/search/search-entry'
import { refusalSchema } from '@vigie/domain/sensors/refusal'
import { localDate } from '@vigie/domain/time/local-time'
import { handoverSpan } from '@vigie/domain/time/shift-span'
import { figuresMonthSchema } from '@vigie/domain/trends/day-figures'
import { whereaboutsMonthSchema } from '@vigie/domain/trends/kept-whereabouts'
import { describe, expect, it } from 'vitest'
import type { ZodType } from 'zod'
import { demoAccounts } from './demo-accounts.ts'
import { eventsOfDay, historyDays } from './demo-days.ts'
import { formerResidentOf, residentsOf } from './demo-devices.ts'
import { demoHomes, erables, maplewood } from './demo-homes.ts'
import { noticeDocuments } from './demo-notices.ts'
import { homeDocuments } from './home-documents.ts'
import { localMidnight } from './local-midnight.ts'
import { accountDocuments, invitationDocuments } from './seed-accounts.ts'

const now = Date.parse('2026-11-21T15:00:00Z')
const documents = [
  ...accountDocuments(now),
  ...invitationDocuments(now),
  ...demoHomes.flatMap((home) => [...homeDocuments(home, now, historyDays)]),
  ...noticeDocuments(now),
]

/** The schema of each collection, by the last collection's name in a path. */
const schemas: Record<string, ZodType> = {
  users: userSchema,
  establishments: establishmentSchema,
  members: memberSchema,
  invitations: invitationSchema,
  notifications: liveRuleSchema,
  alerts: alertSchema,
  beneficiaries: beneficiarySchema,
  moods: moodRecordSchema,
  notes: noteSchema,
  documents: documentSchema,
  handovers: handoverMarksSchema,
  tasks: taskSchema,
  done: doneRecordSchema,
  assignments: assignmentSchema,
  days: daySchema,
  devices: deviceSchema,
  upkeep: upkeepSchema,
  figures: figuresMonthSchema,
  whereabouts: whereaboutsMonthSchema,
  notices: noticeSchema,
  refusals: refusalSchema,
  searchEntries: searchEntrySchema,
}

/** Of the documents under `private`, each has its own. */
const ofPrivate: Record<string, ZodType> = {
  settings: establishmentSettingsSchema,
  keys: establishmentKeysSchema,
  space: documentSpaceSchema,
  escalation: storedPlanSchema,
}

function schemaOf(path: string): ZodType | undefined {
  const [id = '', collection = ''] = path.split('/').reverse()
  return collection === 'private' ? ofPrivate[id] : schemas[collection]
}

const members = new Map(
  documents.flatMap(({ path, data }) =>
    path.includes('/members/') ? [[path, memberSchema.parse(data)]] : [],
  ),
)

/** What somebody may do in a home, by their membership. */
function accessOf(eid: string, uid: string) {
  const membership = members.get(paths.member(eid, uid)) ?? null
  const profile = { roleId: membership?.role ?? null, operator: false, disabled: false }
  return { person: personOf(uid, profile, true), membership }
}

describe('demo residence', () => {
  it('has two homes with 24 and 10 residents', () => {
    expect(residentsOf(erables)).toHaveLength(24)
    expect(residentsOf(maplewood)).toHaveLength(10)
  })

  it('has every device type of the catalogue at least once, under ids of their own', () => {
    const devices = demoHomes.flatMap(residentsOf).flatMap((resident) => resident.devices)
    expect(new Set(devices.map(({ type }) => type))).toEqual(new Set(deviceTypes))
    expect(new Set(devices.map(({ deviceId }) => deviceId)).size).toBe(devices.length)
  })

  it('has a resident in each home with whom care is under way', () => {
    const cared = documents.filter(({ data }) => 'snoozes' in data)
    expect(cared).toHaveLength(2)
  })

  it('has staff of every role, and an account that the operator provisioned', () => {
    const held = new Set(demoAccounts.map(({ profile }) => profile.roleId))
    expect(held).toEqual(new Set([...Object.values(roles), null]))
  })

  it('holds only what the domain allows', () => {
    for (const { path, data } of documents) {
      const schema = schemaOf(path)
      expect(schema, path).toBeDefined()
      expect(schema?.safeParse(data).error, path).toBeUndefined()
    }
  })

  it('is the same for the same instant', () => {
    expect([...homeDocuments(maplewood, now, 7)]).toEqual([...homeDocuments(maplewood, now, 7)])
  })

  it('has figures and nights of each date before its days, back to 90 days ago', () => {
    const of = (collection: string) =>
      documents.filter(({ path }) => path.includes(`/${residentsOf(erables)[0]?.bid}/${collection}/`))
    const figures = of('figures').flatMap(({ data }) => Object.entries(figuresMonthSchema.parse(data).days))
    const dates = figures.map(([date]) => date).toSorted()
    expect([dates[0], dates.at(-1)]).toEqual(['2026-08-24', '2026-10-23'])
    expect(dates).toHaveLength(61)
    expect(figures.filter(([, { nightExits }]) => nightExits !== null).length).toBeGreaterThan(45)
    const nights = of('whereabouts').flatMap(({ data }) =>
      Object.keys(whereaboutsMonthSchema.parse(data).days),
    )
    expect(nights.toSorted()).toEqual(dates)
  })

  it('remembers 30 days and nothing of the future', () => {
    const days = documents
      .filter(({ path }) => path.includes('/days/'))
      .map(({ data }) => daySchema.parse(data))
    const dates = days.map(({ date }) => date).toSorted()
    expect(dates[0]).toBe('2026-10-23')
    expect(dates.at(-1)).toBe('2026-11-21')
    expect(
      Math.max(...days.flatMap(({ events }) => Object.values(events).map(({ at }) => at))),
    ).toBeLessThanOrEqual(now)
  })

  it('has 90 days of moods, each by somebody who may note it', () => {
    const days = new Set<string>()
    for (const { path, data } of documents) {
      const [, eid = '', , bid = '', collection] = path.split('/')
      if (collection !== 'moods') continue
      const { by, at } = moodRecordSchema.parse(data)
      expect(can(accessOf(eid, by), 'create', 'moods', { beneficiaryId: bid }), path).toBe(true)
      expect(at).toBeLessThanOrEqual(now)
      days.add(localDate(at, 'America/Toronto'))
    }
    expect(days.size).toBe(90)
  })

  it('has 90 days of notes, private ones too, each by somebody who may write it', () => {
    const kinds = new Map<string, number>()
    const days = new Set<string>()
    for (const { path, data } of documents) {
      const [, eid = '', , bid = '', collection] = path.split('/')
      if (collection !== 'notes') continue
      const { by, visibility, at, updatedAt } = noteSchema.parse(data)
      expect(can(accessOf(eid, by), 'create', rowOf(visibility), { beneficiaryId: bid, by }), path).toBe(true)
      expect(Math.max(at, updatedAt ?? 0)).toBeLessThanOrEqual(now)
      kinds.set(`${eid} ${visibility}`, (kinds.get(`${eid} ${visibility}`) ?? 0) + 1)
      days.add(localDate(at, 'America/Toronto'))
    }
    for (const { eid } of demoHomes) {
      expect(kinds.get(`${eid} public`)).toBeGreaterThan(200)
      expect(kinds.get(`${eid} private`)).toBeGreaterThan(20)
    }
    expect(days.size).toBe(90)
  })

  it('has tasks that stand in every way, done by staff who may, of which each record is counted', () => {
    const tasks = documents.flatMap(({ path, data }) =>
      path.split('/').at(-2) === 'tasks' ? [{ path, task: taskSchema.parse(data) }] : [],
    )
    const records = documents.flatMap(({ path, data }) =>
      path.includes('/done/') ? [{ path, done: doneRecordSchema.parse(data) }] : [],
    )
    const states = tasks.map(({ task }) => taskStateAt(task, now, 'America/Toronto', false).state)
    expect(new Set(states)).toEqual(new Set(['overdue', 'due', 'later', 'deactivated', 'over']))
    for (const { path, task } of tasks) {
      expect(task.nbDone, path).toBe(records.filter((one) => one.path.startsWith(`${path}/`)).length)
    }
    expect(records.length).toBeGreaterThan(1_000)
    expect(Math.max(...records.map(({ done }) => done.at))).toBeLessThanOrEqual(now)
    const staff = new Set(
      demoAccounts.filter(({ profile }) => profile.roleId !== roles.CAREGIVER).map(({ uid }) => uid),
    )
    expect(records.filter(({ done }) => !staff.has(done.by))).toEqual([])
  })

  it('has somebody in each home who is archived, without devices, and not counted', () => {
    for (const home of demoHomes) {
      const { bid } = formerResidentOf(home)
      const found = (path: string) => documents.find((one) => one.path === path)?.data
      expect(found(paths.beneficiary(home.eid, bid))).toMatchObject({ state: 'archived' })
      expect(found(paths.establishment(home.eid))).toMatchObject({
        counts: { beneficiaries: residentsOf(home).length },
      })
      expect(documents.some(({ path }) => path.startsWith(`${paths.devices(home.eid, bid)}/`))).toBe(false)
      expect(documents.some(({ path }) => path.startsWith(`${paths.notes(home.eid, bid)}/`))).toBe(true)
    }
  })

  it('has the handover of the shift before read by staff, once that shift was over', () => {
    for (const { eid, establishment } of demoHomes) {
      const { shifts, timeZone } = establishment
      const span = handoverSpan(shifts, now, timeZone)
      const path = paths.handover(eid, span?.shift.id ?? '', String(span?.from))
      const marks = handoverMarksSchema.parse(documents.find((one) => one.path === path)?.data)
      expect(marks.readBy.length).toBeGreaterThan(0)
      for (const { uid, at } of marks.readBy) {
        expect(at).toBeGreaterThan(marks.until)
        expect(can(accessOf(eid, uid), 'update', 'handovers')).toBe(true)
      }
    }
  })

  it('sends only kinds that the device type can send', () => {
    for (const device of demoHomes.flatMap(residentsOf).flatMap((resident) => resident.devices)) {
      const events = eventsOfDay(device, '2026-11-20', 'America/Toronto', now)
      for (const { kind } of events) expect(deviceTypeInfo(device.type).kinds).toContain(kind)
    }
  })
})

describe('localMidnight', () => {
  it.each([
    ['2026-11-21', '2026-11-21T05:00:00Z'],
    ['2026-03-08', '2026-03-08T05:00:00Z'],
    ['2026-03-09', '2026-03-09T04:00:00Z'],
    ['2026-11-01', '2026-11-01T04:00:00Z'],
  ])('finds the start of %s in Toronto, summer time or not', (date, instant) => {
    expect(localMidnight(date, 'America/Toronto')).toBe(Date.parse(instant))
    expect(localDate(localMidnight(date, 'America/Toronto'), 'America/Toronto')).toBe(date)
  })
})
