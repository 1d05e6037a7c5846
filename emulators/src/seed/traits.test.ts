import { expect, it } from 'vitest'
import { historyDays } from './demo-days.ts'
import { residentsOf } from './demo-devices.ts'
import { demoHomes } from './demo-homes.ts'
import { notesOf } from './demo-notes.ts'
import { peopleReach } from './home-documents.ts'
import { type Trait, traitsOf } from './traits.ts'

const now = Date.parse('2026-11-21T15:00:00Z')

/** What a note says of whom, and by which words it is known. */
const told: readonly (readonly [Trait, RegExp])[] = [
  ['hearingAid', /Prothèse auditive|Hearing aid/],
  ['heelWound', /talon droit|heel dressing/],
  ['diabetic', /Glycémie|glucose/],
  ['walker', /m au déambulateur/],
  ['transfer', /avec la planche/],
  ['hidesTablets', /Comprimés retrouvés/],
  ['cough', /la toux|the cough/],
]

it('what is written of a resident is true of them, and of few others', () => {
  for (const [trait, words] of told) {
    const residents = demoHomes.flatMap((home) =>
      residentsOf(home).map((resident) => ({ resident, timeZone: home.establishment.timeZone })),
    )
    const written = residents.filter(({ resident, timeZone }) =>
      notesOf(resident, timeZone, now, historyDays * peopleReach).some(({ note }) => words.test(note.text)),
    )
    for (const { resident } of written)
      expect(traitsOf(resident.bid).has(trait), `${resident.name}: ${trait}`).toBe(true)
    expect(written.length, trait).toBeLessThan(residents.length / 2)
  }
})

it('nobody who is moved by transfer board walks', () => {
  for (const resident of demoHomes.flatMap(residentsOf)) {
    const moves = [...traitsOf(resident.bid)].filter((one) => ['alone', 'walker', 'transfer'].includes(one))
    expect(moves, resident.name).toHaveLength(1)
  }
})
