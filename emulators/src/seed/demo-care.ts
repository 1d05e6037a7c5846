import type { Beneficiary } from '@vigie/domain/care/beneficiary'
import { appetites, healths, moods } from '@vigie/domain/care/enums'
import type { MoodRecord } from '@vigie/domain/care/mood-record'
import { demoAccounts } from './demo-accounts.ts'
import type { DemoResident } from './demo-devices.ts'
import type { DemoPhoto } from './demo-photos.ts'
import { staffAt } from './demo-staff.ts'
import { isIll } from './illness.ts'
import { datesUntil, localMidnight } from './local-midnight.ts'
import { type Random, randomOf } from './random.ts'

const minute = 60_000

const { HAPPY, GOOD, NEUTRAL, DEPRESSED, UNHAPPY, BAD, ANGRY } = moods
/** What is noted on most days, and while somebody is not well; what stands twice comes up twice as often. */
const values = {
  mood: {
    well: [GOOD, GOOD, GOOD, HAPPY, HAPPY, NEUTRAL],
    unwell: [NEUTRAL, DEPRESSED, UNHAPPY, BAD, ANGRY],
  },
  health: { well: [healths.GOOD, healths.GOOD, healths.GREAT], unwell: [healths.SICK, healths.HURT] },
  appetite: {
    well: [appetites.GOOD, appetites.NORMAL, appetites.NORMAL],
    unwell: [appetites.NORMAL, appetites.NOT_ENOUGH, appetites.NOT_ENOUGH, appetites.NOTHING],
  },
} as const

/** The records of a resident's mood, appetite and, less often, health: whoever is ill has a bad week. Oldest first. */
export function careRecordsOf(
  resident: DemoResident,
  timeZone: string,
  now: number,
  days: number,
): MoodRecord[] {
  const random = randomOf(`${resident.bid} care`)
  let state: 'well' | 'unwell' = 'well'
  return datesUntil(now, timeZone, days)
    .flatMap((date): MoodRecord[] => {
      const before = state
      state = isIll(resident.bid, date) || random.chance(0.03) ? 'unwell' : 'well'
      const midnight = localMidnight(date, timeZone)
      const noted = (from: number, until: number) => notedBetween(resident, random, midnight, from, until)
      const records: MoodRecord[] = []
      if (random.chance(0.9))
        records.push({ type: 'mood', data: random.pick(values.mood[state]), ...noted(8, 11) })
      // That somebody is well again is noted too.
      if (random.chance(state === 'well' && before === 'well' ? 0.3 : 0.95))
        records.push({ type: 'health', data: random.pick(values.health[state]), ...noted(9, 12) })
      if (random.chance(0.9))
        records.push({ type: 'appetite', data: random.pick(values.appetite[state]), ...noted(12, 14) })
      if (random.chance(0.3))
        records.push({ type: 'mood', data: random.pick(values.mood[state]), ...noted(18, 21) })
      return records
    })
    .filter(({ at }) => at <= now)
    .toSorted((one, other) => one.at - other.at)
}

function notedBetween({ eid }: DemoResident, random: Random, midnight: number, from: number, until: number) {
  const minutes = random.between(from * 60, until * 60 - 1)
  return { at: midnight + minutes * minute, ...random.pick(staffAt(eid, minutes / 60)) }
}

// A colour for a resident without a photo: one of few calm ones, by turn, on which white text reads well.
const colours = ['#33691e', '#01579b', '#6a1b9a', '#5d4037', '#00695c', '#ad1457', '#37474f', '#bf360c']

/** A resident as the care record leaves them. */
export function beneficiaryOf(
  resident: DemoResident,
  records: readonly MoodRecord[],
  photo: DemoPhoto | null,
  now: number,
): Beneficiary {
  const latest = { mood: null, health: null, appetite: null } as Pick<
    Beneficiary,
    'mood' | 'health' | 'appetite'
  >
  for (const record of records) {
    if (record.type === 'mood')
      latest.mood = { value: record.data, at: record.at, by: record.by, byName: record.byName }
    else if (record.type === 'health')
      latest.health = { value: record.data, at: record.at, by: record.by, byName: record.byName }
    else latest.appetite = { value: record.data, at: record.at, by: record.by, byName: record.byName }
  }
  return {
    name: resident.name,
    room: resident.room,
    state: resident.leftDaysAgo === null ? 'active' : 'archived',
    email: null,
    phone: null,
    confirmedPhone: null,
    ...latest,
    avatar: photo?.avatar ?? null,
    color: photo?.color ?? colours[Number(resident.room) % colours.length] ?? '#37474f',
    caregiverIds: demoAccounts
      .filter(({ memberships }) => memberships.some((member) => member.beneficiaryIds.includes(resident.bid)))
      .map(({ uid }) => uid),
    lastUpdateAt: now,
  }
}
