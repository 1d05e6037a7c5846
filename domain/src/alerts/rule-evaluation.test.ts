import { describe, expect, it } from 'vitest'
import { eventKindNames, isCallForHelp } from '../sensors/event-kinds.ts'
import { shiftOf } from '../time/shift.fixture.ts'
import { liveRuleOf } from './live-rule.fixture.ts'
import type { LiveRule } from './notification-rule.ts'
import { evaluateLiveRule, type LiveRuleContext } from './rule-evaluation.ts'

const rule = liveRuleOf({ beneficiaryId: 'roy', shiftIds: ['night'] })
const context: LiveRuleContext = {
  event: { kind: 'buttonPressed', occurredAt: Date.parse('2026-11-21T07:14:00Z') },
  deviceType: 'NOVIKA-LW-BOUTON',
  beneficiaryId: 'roy',
  timing: 'live',
  publishedAt: Date.parse('2026-11-21T07:14:01Z'),
  duringCare: false,
  shifts: [shiftOf('day', '08:00', '16:00'), shiftOf('night', '22:00', '06:00')],
  timeZone: 'America/Toronto',
}
const fires = { fires: true }
const not = (why: string) => ({ fires: false, why })
const at = (iso: string) => ({ ...context, event: { ...context.event, occurredAt: Date.parse(iso) } })
const atOnce = (iso: string) => ({ ...at(iso), publishedAt: Date.parse(iso) })

describe('a live rule', () => {
  it('fires on its action, from its device types, for its resident, in its shifts', () => {
    expect(evaluateLiveRule(rule, context)).toEqual(fires)
  })

  it.each([
    ['deactivated', { activated: false }, {}],
    ['otherBeneficiary', {}, { beneficiaryId: 'tremblay' }],
    ['otherDeviceType', {}, { deviceType: 'NOVIKA-LW-EXTBOUTON' }],
    ['otherAction', { action: 'fall' }, {}],
    ['outsideShifts', { shiftIds: ['day'] }, {}],
  ] as const)('stays silent and says why: %s', (why, ruleChange, contextChange) => {
    const changed = { ...rule, ...ruleChange } as LiveRule
    expect(evaluateLiveRule(changed, { ...context, ...contextChange })).toEqual(not(why))
  })

  it('answers a call of a device that was entered as what sends none, though it cannot name that type', () => {
    const misnamed = { ...context, deviceType: 'DRAGINO-LHT65S-NE117' } as const
    expect(evaluateLiveRule(rule, misnamed)).toEqual(fires)
    for (const [why, change] of [
      ['otherAction', { action: 'fall', deviceTypes: ['NOVIKA-LW-CEINTURE'] }],
      ['otherBeneficiary', { beneficiaryId: 'tremblay' }],
      ['outsideShifts', { shiftIds: ['day'] }],
      ['deactivated', { activated: false }],
    ] as const) {
      expect(evaluateLiveRule({ ...rule, ...change } as LiveRule, misnamed)).toEqual(not(why))
    }
  })

  it('of what calls for no help names the type, whatever that can send', () => {
    const mat: LiveRule = { ...rule, deviceTypes: ['NOVIKA-LW-TAPISSOL'], action: 'floorMatPressed' }
    const step = { ...context, event: { ...context.event, kind: 'floorMatPressed' as const } }
    expect(evaluateLiveRule(mat, step)).toEqual(not('otherDeviceType'))
  })

  it('tells no warning while care is under way, and every call for help', () => {
    const mat: LiveRule = { ...rule, deviceTypes: ['NOVIKA-LW-TAPISSOL'], action: 'floorMatPressed' }
    const step: LiveRuleContext = {
      ...context,
      deviceType: 'NOVIKA-LW-TAPISSOL',
      event: { ...context.event, kind: 'floorMatPressed' },
    }
    expect(evaluateLiveRule(mat, step)).toEqual(fires)
    expect(evaluateLiveRule(mat, { ...step, duringCare: true })).toEqual(not('duringCare'))
    for (const action of eventKindNames.filter(isCallForHelp)) {
      const called = { ...context, duringCare: true, event: { ...context.event, kind: action } }
      expect(evaluateLiveRule({ ...rule, action }, called), action).toEqual(fires)
    }
  })

  it('hears at night a call whose sensor clock is hours slow, and one that was made at night and comes by day', () => {
    const evening = { ...at('2026-11-20T23:14:00Z'), timing: 'late' } as const
    expect(evaluateLiveRule(rule, evening)).toEqual(fires)
    const morning = { ...context, timing: 'late', publishedAt: Date.parse('2026-11-21T15:00:00Z') } as const
    expect(evaluateLiveRule(rule, morning)).toEqual(fires)
    const neither = { ...evening, publishedAt: Date.parse('2026-11-21T15:00:00Z') }
    expect(evaluateLiveRule(rule, neither)).toEqual(not('outsideShifts'))
  })

  it('hears a call of the first minutes of a shift whose sensor clock is some minutes slow', () => {
    const slow = { ...at('2026-11-21T02:55:00Z'), publishedAt: Date.parse('2026-11-21T03:03:00Z') }
    expect(evaluateLiveRule(rule, slow)).toEqual(fires)
  })

  it('without a resident is for the whole establishment', () => {
    const everyone = { ...rule, beneficiaryId: null }
    expect(evaluateLiveRule(everyone, { ...context, beneficiaryId: 'tremblay' })).toEqual(fires)
  })

  it('keeps its shifts on the home’s clock, when the event happened', () => {
    expect(evaluateLiveRule(rule, atOnce('2026-11-21T02:59:59Z'))).toEqual(not('outsideShifts'))
    expect(evaluateLiveRule(rule, atOnce('2026-11-21T03:00:00Z'))).toEqual(fires)
  })

  it('without shifts, or whose shifts were all deleted, fires at any time', () => {
    const noon = atOnce('2026-11-21T17:00:00Z')
    expect(evaluateLiveRule({ ...rule, shiftIds: [] }, noon)).toEqual(fires)
    expect(evaluateLiveRule({ ...rule, shiftIds: ['deleted'] }, noon)).toEqual(fires)
    expect(evaluateLiveRule({ ...rule, shiftIds: ['deleted', 'night'] }, noon)).toEqual(not('outsideShifts'))
  })

  it('fires late for a call for help only', () => {
    expect(evaluateLiveRule(rule, { ...context, timing: 'late' })).toEqual(fires)
    const mat: LiveRule = { ...rule, deviceTypes: ['NOVIKA-LW-TAPISSOL'], action: 'floorMatPressed' }
    const step: LiveRuleContext = {
      ...context,
      deviceType: 'NOVIKA-LW-TAPISSOL',
      event: { ...context.event, kind: 'floorMatPressed' },
    }
    expect(evaluateLiveRule(mat, step)).toEqual(fires)
    expect(evaluateLiveRule(mat, { ...step, timing: 'late' })).toEqual(not('lateAndNotACallForHelp'))
  })

  it('judges what calls for no help by when it happened alone', () => {
    const mat: LiveRule = { ...rule, deviceTypes: ['NOVIKA-LW-TAPISSOL'], action: 'floorMatPressed' }
    const before = { kind: 'floorMatPressed' as const, occurredAt: Date.parse('2026-11-21T02:59:59Z') }
    const publishedAt = Date.parse('2026-11-21T03:00:01Z')
    const step: LiveRuleContext = { ...context, deviceType: 'NOVIKA-LW-TAPISSOL', event: before, publishedAt }
    expect(evaluateLiveRule(mat, step)).toEqual(not('outsideShifts'))
  })
})
