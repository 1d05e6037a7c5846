import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { givenTo, heardUntilMoved, residentAt, startedAnew } from './assignment.ts'
import { type Assignment, assignmentSchema, maxFormer } from './device.ts'

const first: Assignment = {
  establishmentId: 'home',
  beneficiaryId: 'roy',
  type: 'NOVIKA-LW-COUSSIN',
  location: 'Fauteuil',
  since: 1_000,
  former: [],
}

describe('residentAt', () => {
  const moved = givenTo(givenTo(first, null, 'gagnon', 2_000), null, 'roy', 3_000)
  it.each([
    [999, 'roy'],
    [1_999, 'roy'],
    [2_000, 'gagnon'],
    [2_999, 'gagnon'],
    [3_000, 'roy'],
    [9_999, 'roy'],
  ])('at %i is %s', (at, resident) => expect(residentAt(moved, at)).toBe(resident))

  it('is the only one there ever was, also before the device was theirs', () =>
    expect(residentAt(first, 0)).toBe('roy'))
})

describe('givenTo', () => {
  it('tells of every instant within its memory who had the device, however often it moved', () => {
    const moves = fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c'), fc.integer({ min: 1, max: 100 })), {
      maxLength: maxFormer * 2,
    })
    fc.assert(
      fc.property(moves, (drawn) => {
        let assignment = first
        let now = first.since
        const periods = [{ who: first.beneficiaryId, from: first.since }]
        for (const [who, after] of drawn) {
          now += after
          assignment = givenTo(assignment, null, who, now)
          periods.push({ who, from: now })
        }
        expect(assignmentSchema.safeParse(assignment).error).toBeUndefined()
        for (const { who, from } of periods.slice(-maxFormer)) expect(residentAt(assignment, from)).toBe(who)
      }),
    )
  })
})

describe('what a device had said of calls when it went', () => {
  const call = { at: 1_500, publishedAt: 1_510, event: { id: 'press', saidAt: 1_500 } }
  const heard = { heardAt: 1_600, calls: { buttonPressed: call }, atRest: { at: 1_590, publishedAt: 1_600 } }
  const device = { ...startedAnew(first), lastSeenAt: 1_590, ...heard }
  const moved = givenTo(givenTo(first, device, 'gagnon', 2_000), null, 'tremblay', 3_000)

  it('is kept with whoever had it, and nothing else of its state', () => {
    expect([1_500, 2_500, 3_500].map((at) => heardUntilMoved(moved, at))).toEqual([heard, null, null])
    expect(assignmentSchema.parse(moved)).toEqual(moved)
  })
})
