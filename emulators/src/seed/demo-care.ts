import type { Beneficiary } from '@vigie/domain/care/beneficiary'
import { appetites, healths, moods } from '@vigie/domain/care/enums'
import type { MoodRecord } from '@vigie/domain/care/mood-record'
import { type DemoAccount, demoAccounts } from './demo-accounts.ts'
import type { DemoResident } from './demo-devices.ts'
import { datesUntil, localMidnight } from './local-midnight.ts'
import { type Random, randomOf } from './random.ts'

const hour = 3_600_000

// Most days are good ones: the first values of each scale are the better ones and come up more often.
const mostlyFirst = <T>(values: readonly T[], random: Random): T =>
  random.chance(0.75) ? random.pick(values.slice(0, 2)) : random.pick(values)

/** The daily records of a resident's mood and appetite, and of their health every third day, oldest first. */
export function careRecordsOf(
  resident: DemoResident,
  timeZone: string,
  now: number,
  days: number,
): MoodRecord[] {
  const random = randomOf(`${resident.bid} care`)
  const staff = writersAt(resident.eid)
  return datesUntil(now, timeZone, days)
    .flatMap((date, index): MoodRecord[] => {
      const at = localMidnight(date, timeZone)
      const { uid: by, profile } = random.pick(staff)
      const byName = profile.displayName
      const mood: MoodRecord = {
        type: 'mood',
        data: mostlyFirst(Object.values(moods), random),
        at: at + 9 * hour,
        by,
        byName,
      }
      const appetite: MoodRecord = {
        type: 'appetite',
        data: mostlyFirst(Object.values(appetites), random),
        at: at + 13 * hour,
        by,
        byName,
      }
      const health: MoodRecord = {
        type: 'health',
        data: mostlyFirst(Object.values(healths), random),
        at: at + 10 * hour,
        by,
        byName,
      }
      return index % 3 === 0 ? [mood, health, appetite] : [mood, appetite]
    })
    .filter(({ at }) => at <= now)
}

const writersAt = (eid: string): DemoAccount[] =>
  demoAccounts.filter(({ memberships }) =>
    memberships.some((member) => member.eid === eid && member.roleId === 11),
  )

// A colour for a resident without a photo: one of few calm ones, by turn, on which white text reads well.
const colours = ['#33691e', '#01579b', '#6a1b9a', '#5d4037', '#00695c', '#ad1457', '#37474f', '#bf360c']

/** A resident as the care record leaves them. */
export function beneficiaryOf(
  resident: DemoResident,
  records: readonly MoodRecord[],
  now: number,
): Beneficiary {
  const latest = { mood: null, health: null, appetite: null } as Pick<
    Beneficiary,
    'mood' | 'health' | 'appetite'
  >
  for (const record of records) {
    if (record.type === 'mood') latest.mood = { value: record.data, at: record.at, by: record.by }
    else if (record.type === 'health') latest.health = { value: record.data, at: record.at, by: record.by }
    else latest.appetite = { value: record.data, at: record.at, by: record.by }
  }
  return {
    name: resident.name,
    room: resident.room,
    state: 'active',
    email: null,
    phone: null,
    confirmedPhone: null,
    ...latest,
    avatar: null,
    color: colours[Number(resident.room) % colours.length] ?? '#37474f',
    caregiverIds: demoAccounts
      .filter(({ memberships }) => memberships.some((member) => member.beneficiaryIds.includes(resident.bid)))
      .map(({ uid }) => uid),
    lastUpdateAt: now,
  }
}
