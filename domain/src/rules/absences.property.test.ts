import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { absenceMetrics } from '../care/enums.ts'
import { absencesOf } from './absences.ts'
import { judgeAbsence } from './judge-absence.ts'
import { minute, night, ruleOf, span, timeZone, told } from './rule.fixture.ts'
import { inOrder, type ToldEvent } from './told-event.ts'

const bed = 'a84041f2c1d2e3f4'
const otherBed = 'a84041f2c1d2e3f5'
const waits = (value: number) => ruleOf({ metric: absenceMetrics.NOT_BACK, value })

/** What two beds told within some hours of a night, no two at the same minute: an order of their own nobody knows. */
const night6 = fc
  .uniqueArray(
    fc.record({
      minutes: fc.integer({ min: -60, max: 540 }),
      kind: fc.constantFrom('standUp' as const, 'layDown' as const, 'sitDown' as const),
      deviceId: fc.constantFrom(bed, otherBed),
    }),
    { selector: ({ minutes }) => minutes, maxLength: 25 },
  )
  .map((all) => all.map(({ minutes, kind, deviceId }) => told(minutes, kind, { deviceId })))

/** Minute by minute, as somebody would who sits by the bed with a watch: when a rule of so many minutes calls, and for what exit. */
function counted(events: readonly ToldEvent[], value: number): { at: number; since: number }[] {
  const calls: { at: number; since: number }[] = []
  let since: number | null = null
  let hasCalled = false
  for (let at = span.from - 60 * minute; at <= span.from + 24 * 60 * minute; at += minute) {
    if (since !== null && !hasCalled && at === since + value * minute && !isBack(events, at)) {
      hasCalled = true
      if (at >= span.from && at < span.until) calls.push({ at, since })
    }
    for (const event of events.filter((one) => one.at === at)) {
      if (event.kind !== 'standUp') since = null
      else if (since === null || hasCalled) [since, hasCalled] = [at, false]
    }
  }
  return calls
}
const isBack = (events: readonly ToldEvent[], at: number) =>
  events.some((event) => event.at === at && event.kind !== 'standUp')

/** What is raised where each exit is looked at when it is due, and where `again` says so once more, by what had come by then. */
function raised(events: readonly ToldEvent[], value: number, again: readonly number[] = []) {
  const rule = waits(value)
  const looks = events
    .filter(({ kind }) => kind === 'standUp')
    .flatMap((exit, index) => [exit, ...(again.includes(index) ? [exit] : [])])
    .map((exit) => ({ exit, at: exit.at + value * minute }))
    .toSorted((one, other) => one.at - other.at)
  const calls: { at: number; since: number }[] = []
  for (const { exit, at } of looks) {
    const context = {
      ...{ exit, beneficiaryId: 'roy', isHeard: true, shifts: [night], timeZone },
      events: events.filter((one) => one.at <= at),
      raised: calls.map(({ since }) => since),
    }
    const verdict = judgeAbsence(rule, context, at)
    if (verdict.fires) calls.push({ at, since: verdict.cause.at })
  }
  return calls
}

describe('a rule that waits for somebody to be back', () => {
  it('calls when and for what somebody with a watch would', () => {
    fc.assert(
      fc.property(night6, fc.integer({ min: 1, max: 90 }), (events, value) => {
        expect(raised(events, value)).toEqual(counted(inOrder(events), value))
      }),
    )
  })

  it('calls once for each, however often and in whatever order its exits are told', () => {
    fc.assert(
      fc.property(
        night6.chain((events) =>
          fc.record({
            events: fc.constant(events),
            shuffled: fc.shuffledSubarray(events, { minLength: events.length }),
            again: fc.array(fc.nat({ max: 25 })),
          }),
        ),
        fc.integer({ min: 1, max: 90 }),
        ({ events, shuffled, again }, value) => {
          expect(raised([...shuffled, ...shuffled], value, again)).toEqual(raised(events, value))
        },
      ),
    )
  })

  it('calls no sooner and no more often the longer it waits', () => {
    fc.assert(
      fc.property(
        night6,
        fc.integer({ min: 1, max: 60 }),
        fc.integer({ min: 1, max: 30 }),
        (events, value, more) => {
          const long = (minutes: number) =>
            absencesOf(waits(minutes), events).filter(
              ({ backAt, dueAt }) => backAt === null || backAt > dueAt,
            )
          const [longer, shorter] = [long(value + more), long(value)]
          expect(longer.length).toBeLessThanOrEqual(shorter.length)
        },
      ),
    )
  })

  it('calls once though the exit that it began by is told last', () => {
    const [first, second] = [told(10), told(12)]
    const rule = waits(15)
    const context = {
      ...{ exit: first, beneficiaryId: 'roy', isHeard: true, shifts: [night], timeZone },
      events: [first, second],
      raised: [second.at],
    }
    expect(judgeAbsence(rule, context, second.at + 16 * minute)).toMatchObject({
      why: { kind: 'raisedAlready' },
    })
  })
})
