import { alertSchema } from '@vigie/domain/alerts/alert'
import { liveRuleSchema } from '@vigie/domain/alerts/notification-rule'
import { establishmentKeysSchema } from '@vigie/domain/care/api-keys'
import { beneficiarySchema } from '@vigie/domain/care/beneficiary'
import { establishmentSchema, establishmentSettingsSchema } from '@vigie/domain/care/establishment'
import { moodRecordSchema } from '@vigie/domain/care/mood-record'
import { assignmentSchema, daySchema, deviceSchema } from '@vigie/domain/devices/device'
import { deviceTypeInfo, deviceTypes } from '@vigie/domain/devices/device-catalogue'
import { noticeSchema } from '@vigie/domain/notices/notice'
import { invitationSchema } from '@vigie/domain/people/invitation'
import { roles } from '@vigie/domain/people/roles'
import { memberSchema, userSchema } from '@vigie/domain/people/user'
import { localDate } from '@vigie/domain/time/local-time'
import { describe, expect, it } from 'vitest'
import type { ZodType } from 'zod'
import { demoAccounts } from './demo-accounts.ts'
import { eventsOfDay, historyDays } from './demo-days.ts'
import { residentsOf } from './demo-devices.ts'
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
  assignments: assignmentSchema,
  days: daySchema,
  devices: deviceSchema,
  notices: noticeSchema,
}

/** Of the documents under `private`, each has its own. */
const ofPrivate: Record<string, ZodType> = {
  settings: establishmentSettingsSchema,
  keys: establishmentKeysSchema,
}

function schemaOf(path: string): ZodType | undefined {
  const [id = '', collection = ''] = path.split('/').reverse()
  return collection === 'private' ? ofPrivate[id] : schemas[collection]
}

describe('demo residence', () => {
  it('has two homes with 24 and 10 residents', () => {
    expect(residentsOf(erables)).toHaveLength(24)
    expect(residentsOf(maplewood)).toHaveLength(10)
  })

  it('has every device type of the catalogue at least once, under ids of their own', () => {
    const devices = demoHomes.flatMap(residentsOf).flatMap((resident) => resident.devices)
    expect(new Set(devices.map(({ type }) => type))).toEqual(new Set(deviceTypes))
    expect(new Set(devices.map(({ devEui }) => devEui)).size).toBe(devices.length)
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
