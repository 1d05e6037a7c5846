import { describe, expect, it } from 'vitest'
import { openAlert } from './alert.fixture.ts'
import type { Alert } from './alert.ts'
import { type Call, carriedOver, countCall, standingAt, supersede, tellReleased } from './alert-calls.ts'
import { acknowledge, resolve } from './alert-life.ts'
import { maxSteps, maxWaves } from './alert-policy.ts'

const start = Date.parse('2026-11-21T02:00:00Z')
const second = 1_000
const minute = 60 * second
const marie = { uid: 'marie', name: 'Marie' }

const press = (occurredAt: number, publishedAt = occurredAt): Call => ({
  kind: 'buttonPressed',
  occurredAt,
  publishedAt,
})
const after = (alert: Alert, call: Call, now = call.publishedAt): Alert => ({
  ...alert,
  ...countCall(alert, call, now).change,
})
const open = openAlert({ at: start })
const taken = (at: number, alert = open): Alert => ({ ...alert, ...acknowledge(alert, marie, at) })

describe('a call on an alert that nobody has taken', () => {
  it('counts and sounds at once, without messages so soon after the first', () => {
    const { change, tells } = countCall(open, press(start + 10 * second), start + 10 * second)

    expect(tells).toBeNull()
    expect(change).toEqual({
      occurrences: 2,
      lastOccurredAt: start + 10 * second,
      lastActivityAt: start + 10 * second,
      lastCallAt: start + 10 * second,
    })
  })

  it('is later than the call before though one of our clocks be slow, so that no screen and no act misses it', () => {
    const { change } = countCall(open, press(start + second), start - second)

    expect(change.lastCallAt).toBeGreaterThan(open.lastCallAt)
  })

  it('sends messages again after two minutes, and then not before two more', () => {
    const at = start + 2 * minute
    const again = countCall(open, press(at), at)

    expect(again.tells).toBe('repeated')
    expect(again.change).toMatchObject({ waves: 2, lastWaveAt: at, lastCallAt: at })
    expect(again.change.timeline?.at(-1)).toEqual({ step: 'repeated', at, occurrences: 2 })
    const repeated = after(open, press(at))
    expect(countCall(repeated, press(at + minute), at + minute).tells).toBeNull()
  })

  it('sends messages again after 20 s, and then not before 20 more, while nobody could be reached', () => {
    const unreached = { ...open, nobodyReachedAt: start + second }
    const at = start + 20 * second
    expect(countCall(unreached, press(at - 1), at - 1).tells).toBeNull()
    expect(countCall(unreached, press(at), at).tells).toBe('repeated')
    const repeated = after(unreached, press(at))
    expect(countCall(repeated, press(at + 19 * second), at + 19 * second).tells).toBeNull()
    const reached = { ...repeated, nobodyReachedAt: null }
    expect(countCall(reached, press(at + minute), at + minute).tells).toBeNull()
  })

  it('goes by our clock: a sensor that is hours behind is heard alike', () => {
    const at = start + 2 * minute
    expect(countCall(open, press(at - 5 * 60 * minute, at), at).tells).toBe('repeated')
  })
})

describe('a motion detector', () => {
  const motion = openAlert({ at: start, kind: 'presenceDetected', deviceType: 'MOKO-LW-007PIR' })
  const move = (at: number): Call => ({ ...press(at), kind: 'presenceDetected' })

  it('sounds no more often than its messages go', () => {
    const { change } = countCall(motion, move(start + minute), start + minute)

    expect(change).toMatchObject({ occurrences: 2 })
    expect(change).not.toHaveProperty('lastCallAt')
    expect(countCall(motion, move(start + 2 * minute), start + 2 * minute).tells).toBe('repeated')
  })

  it('sounds and tells no more often though nobody could be reached', () => {
    const unreached = { ...motion, nobodyReachedAt: start + second }
    const counted = countCall(unreached, move(start + minute), start + minute)

    expect(counted.tells).toBeNull()
    expect(counted.change).not.toHaveProperty('lastCallAt')
  })

  it('is not set off by whoever came to help', () => {
    const helped = taken(start + minute, motion)
    const counted = (at: number) => countCall(helped, move(at), at).tells

    expect(counted(start + 5 * minute)).toBeNull()
    expect(counted(start + 6 * minute)).toBe('calledAgain')
  })

  it('opens nothing again when it saw something before the taking and was long on its way', () => {
    const helped = taken(start + minute, motion)
    const late = { ...move(start + 30 * second), publishedAt: start + 9 * minute }
    expect(countCall(helped, late, start + 9 * minute).tells).toBeNull()
  })

  it('is heard from a clock that is as slow as it was at first', () => {
    const behind = 3 * minute
    const slow = { ...motion, times: { ...motion.times, occurredAt: start - behind } }
    const helped = taken(start + minute, slow)
    const counted = (at: number) => countCall(helped, { ...move(at - behind), publishedAt: at }, at).tells

    expect(counted(start + 6 * minute - 1)).toBeNull()
    expect(counted(start + 6 * minute)).toBe('calledAgain')
  })
})

describe('a call after somebody took the alert', () => {
  const takenAt = start + 30 * second

  it('within a minute tells nobody, but is not closed by whoever has not seen it', () => {
    const at = takenAt + 59 * second
    const { change, tells } = countCall(taken(takenAt), press(at), at)

    expect(tells).toBeNull()
    expect(change).toEqual({ occurrences: 2, lastOccurredAt: at, lastActivityAt: at, lastCallAt: at })
  })

  it('opens it again from a minute on, and still names who had taken it', () => {
    const at = takenAt + minute
    const { change, tells } = countCall(taken(takenAt), press(at), at)

    expect(tells).toBe('calledAgain')
    expect(change).toMatchObject({
      state: 'open',
      acknowledgedBy: null,
      formerTaker: marie,
      lastCallAt: at,
      waves: 2,
    })
    expect(change.timeline?.at(-1)).toEqual({ step: 'calledAgain', at, after: marie })
  })

  it.each([3, 30, 300])(
    'is heard through a clock that is %i minutes slow, as the first one was not',
    (minutes) => {
      const counted = (at: number) => countCall(taken(takenAt), press(at - minutes * minute, at), at).tells

      expect(counted(takenAt + 59 * second)).toBeNull()
      expect(counted(takenAt + minute)).toBe('calledAgain')
    },
  )
})

describe('an alert that nobody resolved', () => {
  it('gives way two hours after its last event or act', () => {
    const acknowledged = taken(start + 30 * minute)

    expect(standingAt(open, start + 119 * minute)).toBe('current')
    expect(standingAt(open, start + 120 * minute)).toBe('forgotten')
    expect(standingAt(acknowledged, start + 120 * minute)).toBe('current')
    expect(standingAt(acknowledged, start + 150 * minute)).toBe('forgotten')
    // Steps that go on calling are no forgetting.
    const escalated = { ...open, escalation: { taken: 3, at: start + 119 * minute } }
    expect(standingAt(escalated, start + 238 * minute)).toBe('current')
    expect(standingAt(escalated, start + 239 * minute)).toBe('forgotten')
  })

  it('gives way when it was told of often enough', () => {
    expect(standingAt({ ...open, waves: maxWaves }, start)).toBe('forgotten')
    const timeline = Array.from({ length: maxSteps }, () => ({ step: 'opened' as const, at: start }))
    expect(standingAt({ ...open, timeline }, start)).toBe('forgotten')
  })

  it('leaves to the one that takes its place who was asked, where nobody took it and it was told of too often', () => {
    const escalation = { taken: 2, at: start + 9 * minute }
    const full = { ...open, waves: maxWaves, escalation, nobodyAnsweredAt: start + 9 * minute }
    expect(carriedOver(full, start + 10 * minute)).toEqual({
      escalation,
      nobodyAnsweredAt: start + 9 * minute,
    })
    expect(carriedOver(full, start + 130 * minute)).toBeNull()
    expect(carriedOver(taken(start + 10 * minute, full), start + 10 * minute)).toBeNull()
  })

  it('names the alert that took its place, and nobody who resolved it', () => {
    const at = start + 130 * minute
    const superseded = { ...open, ...supersede(open, 'next', at) }

    expect(superseded).toMatchObject({ state: 'superseded', resolvedBy: null, resolvedAt: null })
    expect(superseded.timeline.at(-1)).toEqual({ step: 'superseded', at, alertId: 'next' })
    expect(standingAt(superseded, at)).toBe('over')
  })
})

describe('an alert whose taker is gone', () => {
  it('is told of in a wave of its own', () => {
    expect(tellReleased(taken(start + minute), start + 2 * minute)).toEqual({
      waves: 2,
      lastWaveAt: start + 2 * minute,
      escalation: open.escalation,
    })
  })

  it('goes on where its escalation was if somebody was on it but briefly, and begins anew after more', () => {
    const escalation = { taken: 2, at: start + minute }
    const held = taken(start + 2 * minute, { ...open, escalation })
    const after = (now: number, alert = held) => tellReleased(alert, now)?.escalation
    expect(after(start + 4 * minute - 1)).toEqual(escalation)
    expect(after(start + 4 * minute)).toEqual({ taken: 0, at: start + 4 * minute })
    // Others were asked to come beside whoever was on it: that was of their being late, and is over.
    const late = { ...held, escalation: { taken: 3, at: start + 3 * minute } }
    expect(after(start + 4 * minute - 1, late)).toEqual({ taken: 0, at: start + 4 * minute - 1 })
    // They said that they are still on it, or took it over: it was taken long ago.
    const still = { step: 'acknowledged' as const, at: start + 2 * minute, by: marie, from: marie }
    const again = { ...held, timeline: [...held.timeline, still] }
    expect(after(start + 3 * minute, again)).toEqual({ taken: 0, at: start + 3 * minute })
    const forgotten = { ...held, escalation: null }
    expect(after(start + 3 * minute, forgotten)).toEqual({ taken: 0, at: start + 3 * minute })
  })

  it('is told to nobody once it was forgotten', () => {
    const held = taken(start)
    expect(tellReleased(held, start + 120 * minute - 1)).not.toBeNull()
    expect(tellReleased(held, start + 120 * minute)).toBeNull()
    const asking = { ...held, escalation: { taken: 1, at: start + 119 * minute } }
    expect(tellReleased(asking, start + 121 * minute)).not.toBeNull()
  })
})

it('an alert that was resolved counts nothing any more', () => {
  expect(standingAt({ ...open, ...resolve(open, marie, 'helped', start) }, start)).toBe('over')
})
