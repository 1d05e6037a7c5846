import type { Note } from '@vigie/domain/care/note'
import { roles } from '@vigie/domain/people/roles'
import { type DemoAccount, demoAccounts } from './demo-accounts.ts'
import type { DemoResident } from './demo-devices.ts'
import { erables } from './demo-homes.ts'
import { datesUntil, localMidnight } from './local-midnight.ts'
import { phrasesIn, type Writer } from './note-phrases.ts'
import { type Random, randomOf } from './random.ts'

const minute = 60_000

/** A note with its id. */
export interface DemoNote {
  mid: string
  note: Note
}

/** How many notes a day people of a role write about one resident, and between which hours. */
const habits: Record<Writer, { aDay: number; from: number; to: number }> = {
  [roles.READ_WRITE]: { aDay: 0.35, from: 7, to: 22 },
  [roles.NURSE]: { aDay: 0.2, from: 8, to: 23 },
  [roles.THERAPIST]: { aDay: 0.05, from: 9, to: 16 },
  [roles.CAREGIVER]: { aDay: 0.06, from: 13, to: 20 },
}

const isWriter = (role: DemoAccount['profile']['roleId']): role is Writer =>
  role !== null && Object.hasOwn(habits, role)

/** Who writes about a resident: staff of the home, and relatives who follow them. */
const writersOf = ({ eid, bid }: DemoResident) =>
  demoAccounts.flatMap(({ uid, profile: { displayName, roleId }, memberships }) => {
    const isOne = memberships.some(
      (member) =>
        member.eid === eid &&
        member.roleId === roles.READ_WRITE &&
        (roleId !== roles.CAREGIVER || member.beneficiaryIds.includes(bid)),
    )
    return isOne && isWriter(roleId) ? [{ uid, displayName, role: roleId }] : []
  })

/** What was written about a resident in the last `days` days, today included, oldest first: the same for the same `now`. */
export function notesOf(resident: DemoResident, timeZone: string, now: number, days: number): DemoNote[] {
  const random = randomOf(`${resident.bid} notes`)
  const language = resident.eid === erables.eid ? 'fr' : 'en'
  const isWoman = /^(Mme|Mrs\.)/.test(resident.name)
  const writers = Map.groupBy(writersOf(resident), ({ role }) => role)
  return datesUntil(now, timeZone, days)
    .flatMap((date) => {
      const midnight = localMidnight(date, timeZone)
      return [...writers].flatMap(([role, ofRole]): Note[] => {
        const { aDay, from, to } = habits[role]
        if (!random.chance(aDay)) return []
        const { uid: by, displayName: byName } = random.pick(ofRole)
        const at = midnight + random.between(from * 60, to * 60) * minute
        const phrases = phrasesIn[language][role]
        const visibility = phrases.private.length > 0 && random.chance(0.15) ? 'private' : 'public'
        const text = random.pick(phrases[visibility])({ random, isWoman })
        return [{ text, visibility, by, byName, at, writtenAt: null, updatedAt: changedAt(at, random) }]
      })
    })
    .filter(({ at, updatedAt }) => (updatedAt ?? at) <= now)
    .toSorted((one, other) => one.at - other.at)
    .map((note, index) => ({ mid: `demo-${index}`, note }))
}

/** One in twelve is put right a little later. */
const changedAt = (at: number, random: Random): number | null =>
  random.chance(1 / 12) ? at + random.between(2, 40) * minute : null
