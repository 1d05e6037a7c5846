import type { TaskSaid } from '@vigie/domain/care/task'
import { saidDaily, saidOnce } from '@vigie/domain/care/task.fixture'
import { plannedAs } from '@vigie/domain/care/task-plan'
import { expect, test } from 'vitest'
import { completionWords, planWords } from './plan-words.ts'
import { taskTexts } from './task-texts.fixture.ts'

const timeZone = 'America/Toronto'
const now = Date.parse('2026-03-01T10:00:00-05:00')
const start = Date.parse('2026-03-01T08:00:00-05:00')
const hour = 3_600_000
const tell = (said: TaskSaid) =>
  (['fr', 'en'] as const).map((locale) => {
    const plan = plannedAs(said, timeZone)
    return plan && planWords(plan, { t: taskTexts.getFixedT(locale), locale, timeZone, now })
  })
const onDate = (date: string, said = saidDaily(start)) => ({
  ...said,
  endDate: date,
})

test.each([
  [saidOnce(start), 'Une fois : 08:00', 'Once: 08:00'],
  [saidOnce(start + 24 * hour), 'Une fois : demain, 08:00', 'Once: tomorrow, 08:00'],
  [saidDaily(start), 'Chaque jour à 08:00', 'Every day at 08:00'],
  [onDate('2026-03-03'), 'Chaque jour à 08:00, jusqu’au 3 mars', 'Every day at 08:00, until March 3'],
  [saidDaily(start, { repeat: 8 }), 'Chaque jour à 08:00, 8 fois', 'Every day at 08:00, 8 times'],
  [saidDaily(start, { startEvery: 2 }), 'Tous les 2 jours à 08:00', 'Every 2 days at 08:00'],
  [saidDaily(start, { startEvery: 7 }), 'Chaque dimanche à 08:00', 'Every Sunday at 08:00'],
  [
    saidDaily(start, { periodicity: 1, startEvery: 4 }),
    'Toutes les 4 heures à partir de 08:00',
    'Every 4 hours from 08:00 on',
  ],
  [
    saidDaily(start, { periodicity: 0, startEvery: 1, repeat: 1 }),
    'Chaque minute à partir de 08:00, une fois',
    'Every minute from 08:00 on, once',
  ],
  [
    onDate('2027-01-02', saidDaily(start + 48 * hour)),
    'Chaque jour à 08:00, dès le 3 mars, jusqu’au 2 janvier 2027',
    'Every day at 08:00, starting March 3, until January 2, 2027',
  ],
])('%#: a task comes in plain words', (said, french, english) => {
  expect(tell(said)).toEqual([french, english])
})

test('how often a task was done is not torn apart where a line ends', () => {
  const plan = plannedAs(saidDaily(start), timeZone)
  expect(plan && completionWords({ ...plan, nbDone: 82 }, taskTexts.getFixedT('fr'))).toMatch(
    /\b82\u00a0\/\u00a0∞/,
  )
})
