import fc from 'fast-check'
import { expect, it } from 'vitest'
import { openAlert } from '../alerts/alert.fixture.ts'
import { type ReportParts, reportOf } from './resident-report.ts'
import { saidDaily, taskOf } from './task.fixture.ts'

const timeZone = 'America/Toronto'
const hour = 3_600_000
const from = Date.parse('2026-06-01T00:00:00-04:00')
const span = { from, until: from + 7 * 24 * hour }
const now = span.until + 24 * hour

const partsOf = (change: Partial<ReportParts>): ReportParts => ({
  resident: { bid: 'roy', name: 'Mme Roy', room: '214', isArchived: false },
  ...{ alerts: [], notes: [], moods: [], tasks: [], left: [], done: [] },
  ...change,
})
const report = (change: Partial<ReportParts>) => reportOf(partsOf(change), span, now, timeZone)

it('how fast somebody came is between the least and the most, and of no alert that nobody took', () => {
  const times = fc.array(fc.option(fc.integer({ min: 0, max: 10 * hour })), { maxLength: 9 })
  fc.assert(
    fc.property(times, (tookMs) => {
      const alerts = tookMs.map((ms, index) => ({
        ...openAlert({ at: from + index }),
        id: `${index}`,
        acknowledgedAt: ms === null ? null : openAlert({ at: from + index }).times.raisedAt + ms,
      }))
      const { answers } = report({ alerts: alerts.toReversed() })
      const taken = tookMs.filter((ms) => ms !== null).toSorted((one, other) => one - other)
      if (taken.length === 0) return answers === null
      const half = answers?.medianMs ?? -1
      return (
        answers?.count === taken.length &&
        answers.mostMs === taken.at(-1) &&
        taken.filter((ms) => ms <= half).length >= taken.length / 2 &&
        taken.filter((ms) => ms >= half).length >= taken.length / 2
      )
    }),
  )
})

it('what was due in the period is either done or not, whenever it was done; what was due at another time is neither', () => {
  const due = [-1, 0, 1, 2, 6, 7].map((days) => from + 9 * hour + days * 24 * hour)
  fc.assert(
    fc.property(fc.subarray(due), fc.integer({ min: -20, max: 40 }), (doneDue, hoursLater) => {
      const task = taskOf(saidDaily(from - 15 * hour), from - 30 * hour, timeZone)
      const done = doneDue.map((dueAt) => ({
        ...{ dueAt, at: dueAt + hoursLater * hour, by: 'bob', byName: 'Bob' },
        ...{ establishmentId: 'home', beneficiaryId: 'roy', taskId: 't', title: 'Pansement' },
      }))
      const { done: told, missed } = report({ tasks: [{ ...task, id: 't' }], done })
      const inPeriod = doneDue.filter((dueAt) => dueAt >= span.from && dueAt < span.until)
      expect(told.reduce((sum, { count }) => sum + count, 0)).toBe(inPeriod.length)
      expect(missed.reduce((sum, { count }) => sum + count, 0)).toBe(7 - inPeriod.length)
    }),
  )
})
