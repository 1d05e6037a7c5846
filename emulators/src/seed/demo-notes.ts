import type { Note } from '@vigie/domain/care/note'
import { roles } from '@vigie/domain/people/roles'
import { demoAccounts } from './demo-accounts.ts'
import type { DemoResident } from './demo-devices.ts'
import { erables } from './demo-homes.ts'
import { type DemoWriter, staffAt } from './demo-staff.ts'
import { datesUntil, localMidnight } from './local-midnight.ts'
import { isSaidAt, isSaidOf, type Phrase, type Writer } from './note-phrases.ts'
import { englishPhrases } from './note-phrases-en.ts'
import { frenchPhrases } from './note-phrases-fr.ts'
import { type Random, randomOf } from './random.ts'
import { traitsOf } from './traits.ts'

const minute = 60_000

/** A note with its id. */
export interface DemoNote {
  mid: string
  note: Note
}

/** How many notes a day people of a role write about one resident, and between which hours. */
const habits: readonly { role: Writer; aDay: number; from: number; to: number }[] = [
  { role: roles.READ_WRITE, aDay: 0.35, from: 5, to: 22 },
  { role: roles.NURSE, aDay: 0.2, from: 0, to: 22 },
  { role: roles.THERAPIST, aDay: 0.05, from: 9, to: 15 },
  { role: roles.CAREGIVER, aDay: 0.06, from: 13, to: 20 },
]

/** So many others are written before one writes the same again. */
const mostRemembered = 6

/** Who writes about a resident at an hour: staff who are there, and relatives who follow them. */
const writersAt = ({ eid, bid }: DemoResident, role: Writer, hour: number): DemoWriter[] =>
  role === roles.CAREGIVER
    ? demoAccounts.flatMap(({ uid: by, profile: { displayName: byName }, memberships }) =>
        memberships.some((one) => one.eid === eid && one.beneficiaryIds.includes(bid))
          ? [{ by, byName, isRelative: true as const }]
          : [],
      )
    : staffAt(eid, hour, role)

/** What was written about a resident in the last `days` days, today included, oldest first: the same for the same `now`. */
export function notesOf(resident: DemoResident, timeZone: string, now: number, days: number): DemoNote[] {
  const random = randomOf(`${resident.bid} notes`)
  const phrasesOf = resident.eid === erables.eid ? frenchPhrases : englishPhrases
  const about = { random, isWoman: /^(Mme|Mrs\.)/.test(resident.name) }
  const traits = traitsOf(resident.bid)
  const said: Phrase[] = []
  const saidOnce = new Set<Phrase>()
  return datesUntil(now, timeZone, days)
    .flatMap((date) => {
      const midnight = localMidnight(date, timeZone)
      return habits.flatMap(({ role, aDay, from, to }): Note[] => {
        if (!random.chance(aDay)) return []
        const minutes = random.between(from * 60, to * 60)
        const hour = Math.floor(minutes / 60)
        const visibility = random.chance(0.15) ? 'private' : 'public'
        const writers = writersAt(resident, role, hour)
        const phrases = phrasesOf[role][visibility].filter(
          (one) =>
            isSaidAt(one, hour, Number(date.slice(5, 7))) &&
            isSaidOf(one, traits) &&
            !said.includes(one) &&
            !saidOnce.has(one),
        )
        if (writers.length === 0 || phrases.length === 0) return []
        const phrase = random.pick(phrases)
        said.unshift(phrase)
        said.length = Math.min(said.length, mostRemembered)
        if (phrase.isOnce) saidOnce.add(phrase)
        const at = midnight + minutes * minute
        const text = phrase.text(about)
        const updatedAt = changedAt(at, random)
        return [{ text, visibility, ...random.pick(writers), at, writtenAt: null, updatedAt }]
      })
    })
    .filter(({ at, updatedAt }) => (updatedAt ?? at) <= now)
    .toSorted((one, other) => one.at - other.at)
    .map((note, index) => ({ mid: `demo-${index}`, note }))
}

/** One in twelve is put right a little later. */
const changedAt = (at: number, random: Random): number | null =>
  random.chance(1 / 12) ? at + random.between(2, 40) * minute : null
