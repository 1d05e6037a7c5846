import { describe, expect, it } from 'vitest'
import { careButton } from '../care/care-press.ts'
import { shiftOf } from '../time/shift.fixture.ts'
import { firstPlan } from './escalation-plan.ts'
import { liveRuleOf } from './live-rule.fixture.ts'
import type { LiveRule } from './notification-rule.ts'
import { type HomeReach, type Reachable, reachGaps, residentsWhoCall } from './reach-gaps.ts'

const hour = 3_600_000
const at = (iso: string) => Date.parse(iso)
const rule = liveRuleOf({ name: 'Appel', recipients: [{ kind: 'user', uid: 'anne' }] })
const present: Reachable = {
  residents: 'all',
  mayGo: true,
  hasChannel: true,
  hasPhone: true,
  away: null,
}
const home: HomeReach = {
  shifts: [shiftOf('day', '07:00', '19:00'), shiftOf('night', '19:00', '03:00')],
  timeZone: 'America/Toronto',
  devices: [{ type: 'NOVIKA-LW-BOUTON', beneficiaryId: 'roy' }],
  rules: [rule],
  conditional: [],
  switchedOff: [],
  plan: null,
  plans: new Map(),
  people: new Map([
    ['anne', present],
    ['bob', present],
  ]),
  isUnreadable: false,
}
const evening = at('2026-11-26T18:00:00-05:00')
const gap = (from: string, until: string, change: object = {}) => ({
  from: at(from),
  until: at(until),
  residents: ['roy'],
  unknown: [],
  why: ['noRule'],
  ...change,
})

describe('the hours in which nobody is reachable', () => {
  it('are none where somebody is', () => {
    expect(reachGaps(home, evening)).toEqual([])
    expect(reachGaps({ ...home, devices: [] }, evening)).toEqual([])
  })

  it('are those outside the shifts of the only rule', () => {
    const rules = [{ ...rule, shiftIds: ['day', 'night'] }]
    expect(reachGaps({ ...home, rules }, evening)).toEqual([
      gap('2026-11-27T03:00:00-05:00', '2026-11-27T07:00:00-05:00'),
    ])
  })

  it('are those in which whoever is named is away, until they are back', () => {
    const until = at('2026-11-27T05:30:00-05:00')
    const people = new Map<string, Reachable>([
      ['anne', { ...present, away: { since: 0, until, by: 'anne' } }],
    ])
    const [found, ...more] = reachGaps({ ...home, people }, evening)
    expect([found, more]).toEqual([
      { from: evening, until, residents: ['roy'], unknown: [], why: ['away'] },
      [],
    ])
    // The home's own steps know somebody else who works until three.
    const steps = firstPlan.steps
    const plan = { ...firstPlan, steps, shifts: [{ shiftId: 'night', uids: ['bob'] }] }
    expect(reachGaps({ ...home, people: new Map([...people, ['bob', present]]), plan }, evening)).toEqual([
      gap('2026-11-26T18:00:00-05:00', '2026-11-26T19:00:00-05:00', { why: ['away'] }),
      gap('2026-11-27T03:00:00-05:00', '2026-11-27T05:30:00-05:00', { why: ['away'] }),
    ])
  })

  it('are those of a resident by their own plan, by whoever the home says is on shift, and of the others by the home’s', () => {
    const away = { since: 0, until: null, by: 'anne' }
    const people = new Map<string, Reachable>([
      ['anne', { ...present, away }],
      ['bob', present],
    ])
    const plan = { ...firstPlan, shifts: [{ shiftId: 'night', uids: ['bob'] }] }
    const { shifts: _, ...onShift } = plan
    const named = (uid: string) => ({
      ...onShift,
      steps: [{ uids: [uid], onShift: false, methods: ['sms' as const], afterMinutes: 3 }],
    })
    const devices = ['roy', 'cote'].map((beneficiaryId) => ({
      type: 'NOVIKA-LW-BOUTON' as const,
      beneficiaryId,
    }))
    const both = { ...home, devices, people }
    const toldBy = (ofHome: HomeReach['plan'], own: [string, HomeReach['plan'] & object][]) =>
      reachGaps(
        { ...both, plan: ofHome, plans: new Map(own.map(([bid, { shifts: _, ...one }]) => [bid, one])) },
        evening,
      ).map(({ residents }) => residents.join())
    const [ofAnne, ofBob] = [
      { ...named('anne'), shifts: [] },
      { ...named('bob'), shifts: [] },
    ]
    expect(toldBy(ofAnne, [])).toEqual(['cote,roy'])
    expect(toldBy(ofAnne, [['roy', ofBob]])).toEqual(['cote'])
    expect(toldBy(ofBob, [['roy', ofAnne]])).toEqual(['roy'])
    expect(toldBy(null, [['roy', ofBob]])).toEqual(['cote'])
    expect(toldBy(ofBob, [['roy', { ...ofBob, activated: false }]])).toEqual(['roy'])
    // Bob works until three.
    const found = toldBy({ ...plan, activated: false }, [['roy', plan]])
    expect(found).toEqual(['cote,roy', 'cote', 'cote,roy'])
  })

  it('are those in which nobody of the staff is rung who may take the call, and not those of the button that begins care', () => {
    const knowing = (change: Partial<Reachable>, said: Partial<LiveRule> = {}) =>
      reachGaps(
        { ...home, rules: [{ ...rule, ...said }], people: new Map([['anne', { ...present, ...change }]]) },
        evening,
      ).map(({ why }) => why)
    expect(knowing({ mayGo: false })).toEqual([['mayNotGo']])
    expect(knowing({}, { recipients: [{ kind: 'beneficiary' }] })).toEqual([['mayNotGo']])
    expect(knowing({ hasPhone: false })).toEqual([['noChannel']])
    expect(knowing({ hasPhone: false }, { methods: ['email'] })).toEqual([])
    const devices = [...home.devices, { type: careButton, beneficiaryId: 'cote' } as const]
    expect(reachGaps({ ...home, devices }, evening)).toEqual([])
  })

  it('are those of the button of care too where a rule counts its presses: it calls then', () => {
    const devices = [{ type: careButton, beneficiaryId: 'cote' } as const]
    const conditional: HomeReach['conditional'] = [{ action: 'buttonPressed', deviceTypes: [careButton] }]
    expect(residentsWhoCall({ ...home, devices })).toEqual([])
    expect(residentsWhoCall({ ...home, devices, conditional })).toEqual(['cote'])
    expect(reachGaps({ ...home, devices, conditional }, evening)).toMatchObject([
      { residents: ['cote'], why: ['noRule'] },
    ])
  })

  it('are those of a button of care whose rule was switched off: it calls still', () => {
    const devices = [{ type: careButton, beneficiaryId: 'cote' } as const]
    const switchedOff: HomeReach['switchedOff'] = [{ action: 'buttonPressed', deviceTypes: [careButton] }]
    expect(reachGaps({ ...home, devices, switchedOff }, evening)).toMatchObject([
      { residents: ['cote'], why: ['noRule'] },
    ])
  })

  it('are an hour longer on the night clocks go back, and an hour shorter as they go forward', () => {
    const rules = [{ ...rule, shiftIds: ['day'] }]
    const lengthAt = (iso: string) =>
      reachGaps({ ...home, rules }, at(iso)).map(({ from, until }) => (until - from) / hour)
    expect(lengthAt('2026-10-31T12:00:00-04:00')).toEqual([13])
    expect(lengthAt('2026-03-07T12:00:00-05:00')).toEqual([11])
    expect(lengthAt('2026-11-26T12:00:00-05:00')).toEqual([12])
  })

  it('are not known where whoever is named, or what the rules say, cannot be read', () => {
    const notKnown = { residents: [], unknown: ['roy'], why: [] }
    const people = new Map([['anne', null]])
    expect(reachGaps({ ...home, people }, evening)).toMatchObject([notKnown])
    const unreached = new Map([['anne', { ...present, hasChannel: false, hasPhone: false }]])
    expect(reachGaps({ ...home, people: unreached }, evening)).toMatchObject([{ why: ['noChannel'] }])
    expect(reachGaps({ ...home, people: unreached, isUnreadable: true }, evening)).toMatchObject([notKnown])
    expect(reachGaps({ ...home, rules: [], isUnreadable: true }, evening)).toMatchObject([notKnown])
    expect(reachGaps({ ...home, isUnreadable: true }, evening)).toEqual([])
  })
})
