import { expect, test } from 'vitest'
import { changedWords, doneWords, relativeWords } from './done-words.ts'
import { taskTexts } from './task-texts.fixture.ts'

const timeZone = 'America/Toronto'
const today = (time: string) => Date.parse(`2026-11-21T${time}-05:00`)
const yesterday = (time: string) => Date.parse(`2026-11-20T${time}-05:00`)
const now = today('06:00')
const tell = (at: number, dueAt: number | null) =>
  (['fr', 'en'] as const).map((locale) =>
    doneWords(
      { at, dueAt: dueAt ?? at, by: 'alice', byName: 'Alice' },
      'alice',
      { t: taskTexts.getFixedT(locale), locale, timeZone, now },
      dueAt,
    ),
  )

test('what was due yesterday and done today says so: it was late, not early', () => {
  expect(tell(today('05:44'), yesterday('08:00'))).toEqual([
    'Faite par vous, aujourd’hui, 05:44',
    'Done by you, today, 05:44',
  ])
  // Days are those of the home's calendar: 00:30 there is still the evening before further west.
  expect(tell(today('00:30'), yesterday('23:30'))[0]).toBe('Faite par vous, aujourd’hui, 00:30')
})

test('what was done on the day that it was due tells that day once', () => {
  expect(tell(yesterday('08:05'), yesterday('08:00'))[0]).toBe('Faite par vous, 08:05')
  expect(tell(today('05:44'), today('05:00'))[0]).toBe('Faite par vous, 05:44')
})

test('what was done on another day than it was due, and not today, tells which', () => {
  expect(tell(yesterday('23:50'), today('00:10'))[0]).toBe('Faite par vous, hier, 23:50')
})

test('with no other day beside it, today needs no name', () => {
  expect(tell(today('05:44'), null)[0]).toBe('Faite par vous, 05:44')
})

test('who did it is told, and of a relative that they are one', () => {
  const done = { at: today('05:44'), dueAt: today('05:00'), by: 'isabelle', byName: 'Nathalie Simard' }
  const by = (isRelative?: true) =>
    (['fr', 'en'] as const).map((locale) =>
      doneWords({ ...done, isRelative }, 'alice', { t: taskTexts.getFixedT(locale), locale, timeZone, now }),
    )
  expect(by(true)).toEqual([
    'Faite par Nathalie Simard (proche), 05:44',
    'Done by Nathalie Simard (relative), 05:44',
  ])
  expect(by()).toEqual(['Faite par Nathalie Simard, 05:44', 'Done by Nathalie Simard, 05:44'])
})

const told = (changedBy: Parameters<typeof changedWords>[0]['changedBy']) =>
  (['fr', 'en'] as const).map((locale) => {
    const telling = {
      t: taskTexts.getFixedT(locale),
      locale,
      timeZone: 'America/Toronto',
      now: today('06:00'),
    }
    return changedWords({ changedBy }, telling)
  })

test('who changed a task last is told with when', () => {
  expect(told({ uid: 'nathalie', name: 'Nathalie Simard', at: today('04:21') })).toEqual([
    'Modifiée par Nathalie Simard, 04:21',
    'Changed by Nathalie Simard, 04:21',
  ])
})

test('a relative is told to be one', () => {
  const at = yesterday('04:21')
  expect(told({ uid: 'isabelle', name: 'Isabelle Gagnon', isRelative: true, at })).toEqual([
    'Modifiée par Isabelle Gagnon (proche), hier, 04:21',
    'Changed by Isabelle Gagnon (relative), yesterday, 04:21',
  ])
})

test('of what nobody changed nothing is told', () => {
  expect(told(undefined)).toEqual([null, null])
})

test('in a list a task says that a relative changed it last, or added it, and of staff nothing', () => {
  const telling = { t: taskTexts.getFixedT('fr'), locale: 'fr' as const, timeZone, now }
  const added = { addedByName: 'Isabelle Gagnon', addedAt: yesterday('04:21') }
  const changedBy = { uid: 'nathalie', name: 'Nathalie Simard', at: today('04:21') }
  const of = (task: Partial<Parameters<typeof relativeWords>[0]>) =>
    relativeWords({ ...added, ...task }, telling)
  expect(of({ changedBy: { ...changedBy, isRelative: true } })).toBe(
    'Modifiée par Nathalie Simard (proche), 04:21',
  )
  expect(of({ addedByRelative: true })).toBe('Ajoutée par Isabelle Gagnon (proche), hier, 04:21')
  // What staff say last is theirs, whoever added it; whoever only deactivates it says nothing.
  expect(of({ addedByRelative: true, changedBy, saidBy: changedBy })).toBeNull()
  expect(of({ addedByRelative: true, changedBy })).toBe('Ajoutée par Isabelle Gagnon (proche), hier, 04:21')
  const saidBy = { uid: 'rose', name: 'Rose Roy', isRelative: true, at: today('02:10') } as const
  expect(of({ changedBy, saidBy })).toBe('Modifiée par Rose Roy (proche), 02:10')
  expect(of({})).toBeNull()
})
