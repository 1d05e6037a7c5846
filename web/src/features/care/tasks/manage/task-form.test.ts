import { taskSaidSchema } from '@vigie/domain/care/task'
import { saidDaily, saidOnce, taskOf } from '@vigie/domain/care/task.fixture'
import { expect, test } from 'vitest'
import { faultsOf, formOf, nextStart, saidOf, type TaskForm } from './task-form.ts'

const zone = 'America/Toronto'
const at = (iso: string) => Date.parse(iso)
const now = at('2026-03-01T10:20:00-05:00')
const start = at('2026-03-01T11:00:00-05:00')
const filled: TaskForm = { ...formOf(null, now, zone), description: 'Peser' }

test('a new task starts with the next full hour of the home, and lacks but what is to be done', () => {
  expect(formOf(null, now, zone)).toMatchObject({ date: '2026-03-01', time: '11:00', repetition: 'once' })
  expect(faultsOf(formOf(null, now, zone), null, zone)).toEqual({ description: 'descriptionRequired' })
  expect(formOf(null, at('2026-03-01T23:20:00-05:00'), zone)).toMatchObject({
    date: '2026-03-02',
    time: '00:00',
  })
})

test('the four ways to come are said as they are chosen', () => {
  const said = (change: Partial<TaskForm>) => saidOf({ ...filled, ...change }, null, zone)
  const texts = { title: '', description: 'Peser', startAt: start, updatedAt: null }
  const daily = { type: 0, startEvery: 1, periodicity: 2, ...texts }
  expect(said({})).toEqual({ type: 1, ...texts })
  expect(said({ repetition: 'indefinitely' })).toEqual({ ...daily, endAt: null, repeat: null })
  expect(said({ repetition: 'count', count: '8' })).toEqual({ ...daily, endAt: null, repeat: 8 })
  // Clocks go forward on 8 March; it comes for the last time on the date that was chosen.
  expect(said({ repetition: 'until', endDate: '2026-03-09' })).toEqual({
    ...daily,
    endAt: null,
    endDate: '2026-03-09',
    repeat: null,
  })
})

test.each([
  [{ description: ' ' }, { description: 'descriptionRequired' }],
  [{ description: 'x'.repeat(5_001) }, { description: 'descriptionTooLong' }],
  [{ title: 'x'.repeat(201) }, { title: 'titleTooLong' }],
  [{ title: '\u200b\u2060' }, { title: 'titleNotShown' }],
  [{ title: ' ' }, {}],
  [{ description: '\u200b' }, { description: 'descriptionNotShown' }],
  [{ description: 'Peser\r\nle matin' }, {}],
  [{ date: '' }, { date: 'dateRequired' }],
  [{ date: '2100-01-01' }, { date: 'dateTooFar' }],
  [{ time: '' }, { time: 'timeRequired' }],
  [{ repetition: 'indefinitely', every: '0' }, { every: 'everyWrong' }],
  [{ repetition: 'indefinitely', every: '1.5' }, { every: 'everyWrong' }],
  [{ every: '' }, {}],
  [{ repetition: 'count' }, { count: 'countRequired' }],
  [{ repetition: 'count', count: '100001' }, { count: 'countRequired' }],
  [{ repetition: 'until' }, { endDate: 'endDateRequired' }],
  [{ repetition: 'until', endDate: '2026-02-28' }, { endDate: 'endsBefore' }],
  [{ repetition: 'until', endDate: '2026-03-01' }, {}],
  [{ repetition: 'until', endDate: '2027-03-01', unit: 'minutes' }, { endDate: 'tooOften' }],
] as const)('%j lacks %j', (change, faults) => {
  const form = { ...filled, ...change }
  expect(faultsOf(form, null, zone)).toEqual(faults)
  // /api answers the same of both.
  const { title, description } = form
  const body = { ...saidOnce(start), title, description }
  expect(taskSaidSchema.safeParse(body).success).toBe(!('title' in faults || 'description' in faults))
})

test('a known task comes back as it was said, its start to the second', () => {
  for (const said of [
    saidOnce(start + 23_000),
    saidDaily(start + 23_000),
    saidDaily(start + 23_000, { repeat: 8 }),
    saidDaily(start + 23_000, { endDate: '2026-03-09' }),
    saidDaily(start + 23_000, { startEvery: 4, periodicity: 1, repeat: 3 }),
  ]) {
    const task = taskOf(said, now, zone)
    const form = formOf(task, now, zone)
    expect(faultsOf(form, task, zone)).toEqual({})
    expect(saidOf(form, task, zone)).toEqual({ ...said, updatedAt: now })
  }
})

test('in place of a start that is past, the next time of that hour is offered', () => {
  expect(nextStart({ ...filled, time: '08:00' }, now, zone)).toBe(at('2026-03-02T08:00:00-05:00'))
  expect(nextStart({ ...filled, time: '12:00' }, now, zone)).toBe(at('2026-03-01T12:00:00-05:00'))
  const eve = at('2026-03-07T10:00:00-05:00')
  expect(nextStart({ ...filled, time: '08:00' }, eve, zone)).toBe(at('2026-03-08T08:00:00-04:00'))
})
