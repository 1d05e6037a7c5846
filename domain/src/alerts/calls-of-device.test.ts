import { expect, it } from 'vitest'
import { ruleOf } from '../rules/rule.fixture.ts'
import { callsOfDevice, losesCalls } from './calls-of-device.ts'
import { liveRuleOf } from './live-rule.fixture.ts'
import type { LiveRule } from './notification-rule.ts'

const home = (...rules: LiveRule[]) => ({ rules, unreadable: [] })
const button = { type: 'NOVIKA-LW-BOUTON', beneficiaryId: 'roy' } as const
const silent = { ...button, type: 'NOVIKA-LW-BOUTONSILENCE' } as const
const tracker = { ...button, type: 'NOVIKA-LW-TRACKERD' } as const

it('says what becomes of the calls of a device as it is entered', () => {
  expect(callsOfDevice(button, home(liveRuleOf()))).toBe('alerts')
  expect(callsOfDevice(button, home(liveRuleOf({ shiftIds: ['night'] })))).toBe('alerts')
  expect(callsOfDevice(button, home(liveRuleOf({ beneficiaryId: 'cote' })))).toEqual(['buttonPressed'])
  expect(callsOfDevice(button, home(liveRuleOf({ activated: false })))).toEqual(['buttonPressed'])
  expect(callsOfDevice(tracker, home(liveRuleOf({ deviceTypes: [tracker.type] })))).toEqual(['fall'])
  expect(callsOfDevice({ ...button, type: 'DRAGINO-AQS01L' }, home())).toBeNull()
  expect(callsOfDevice(button, { rules: [], unreadable: ['n1'] })).toBeNull()
})

it('says that the silent button begins care where no rule names it', () => {
  expect(callsOfDevice(silent, home(liveRuleOf()))).toBe('cares')
  expect(callsOfDevice(silent, home(liveRuleOf({ deviceTypes: [silent.type] })))).toBe('alerts')
  expect(callsOfDevice(silent, home(liveRuleOf({ deviceTypes: [silent.type], activated: false })))).toEqual([
    'buttonPressed',
  ])
  const counting = ruleOf({ deviceTypes: [silent.type], action: 'buttonPressed' })
  expect(callsOfDevice(silent, { rules: [counting], unreadable: [] })).toEqual(['buttonPressed'])
})

it('tells a change by which a call would alert nobody any more', () => {
  const known = home(liveRuleOf())
  expect(losesCalls(button, silent.type, known)).toBe(true)
  expect(losesCalls(button, 'NOVIKA-LW-EXTBOUTON', known)).toBe(true)
  // A call of a kind that its type could not send is any rule's.
  expect(losesCalls(button, 'NOVIKA-LW-AIMANT', known)).toBe(false)
  expect(losesCalls(button, button.type, known)).toBe(false)
  expect(losesCalls(button, silent.type, home(liveRuleOf({ activated: false })))).toBe(false)
  expect(losesCalls(silent, button.type, known)).toBe(false)
})

it('tells one by which a call would alert nobody at some hours', () => {
  const others = (shiftIds: string[]) => liveRuleOf({ deviceTypes: ['NOVIKA-LW-EXTBOUTON'], shiftIds })
  const jack = 'NOVIKA-LW-EXTBOUTON'
  expect(losesCalls(button, jack, home(liveRuleOf(), others([])))).toBe(false)
  expect(losesCalls(button, jack, home(liveRuleOf(), others(['night'])))).toBe(true)
  expect(losesCalls(button, jack, home(liveRuleOf({ shiftIds: ['night'] }), others(['night', 'day'])))).toBe(
    false,
  )
  expect(losesCalls(button, jack, home(liveRuleOf({ shiftIds: ['night', 'day'] }), others(['night'])))).toBe(
    true,
  )
})
