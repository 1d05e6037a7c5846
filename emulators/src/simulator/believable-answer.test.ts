import { expect, it } from 'vitest'
import { erables } from '../seed/demo-homes.ts'
import { staffAt } from '../seed/demo-staff.ts'
import { answerOf } from './believable-answer.ts'

it('answers most alerts within a minute or two, some late, and a few never; where nobody works, none', () => {
  const staff = staffAt(erables.eid, 3)
  const answers = Array.from({ length: 2_000 }, (_, index) => answerOf(`alert-${index}`, staff))
  const known = answers.flatMap((answer) => answer ?? [])
  const share = (of: (ms: number) => boolean) =>
    known.filter(({ takesAfterMs }) => of(takesAfterMs)).length / answers.length
  expect(known.length / answers.length).toBeGreaterThan(0.93)
  expect(known.length).toBeLessThan(2_000)
  expect(share((ms) => ms <= 60_000)).toBeGreaterThan(0.4)
  expect(share((ms) => ms <= 180_000)).toBeGreaterThan(0.75)
  expect(share((ms) => ms > 180_000)).toBeGreaterThan(0.1)
  expect(new Set(known.map(({ who }) => who.by))).toEqual(new Set(staff.map(({ by }) => by)))
  expect(answerOf('alert-1', [])).toBeNull()
})
