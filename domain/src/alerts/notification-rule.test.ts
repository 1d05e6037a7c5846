import { describe, expect, it } from 'vitest'
import { deviceTypeInfo, deviceTypes } from '../devices/device-catalogue.ts'
import { eventKindNames } from '../sensors/event-kinds.ts'
import { liveRuleOf } from './live-rule.fixture.ts'
import { liveRuleSchema } from './notification-rule.ts'

const rule = liveRuleOf({ deviceTypes: ['NOVIKA-LW-BANDE'], action: 'standUp' })
const isRule = (change: object) => liveRuleSchema.safeParse({ ...rule, ...change }).success

describe('a live rule', () => {
  it.each([
    ['getting up, from a bed pad', 'NOVIKA-LW-BANDE', 'standUp'],
    ['a cord pulled out', 'NOVIKA-LW-TIRETTE', 'zipperDetached'],
    ['a fall told by a belt', 'NOVIKA-LW-CEINTURE', 'fall'],
    ['a silent button', 'NOVIKA-LW-BOUTONSILENCE', 'buttonPressed'],
  ])('may alert on %s', (_, type, action) => {
    expect(isRule({ deviceTypes: [type], action })).toBe(true)
  })

  it('may name an action exactly where every one of its device types can send it', () => {
    for (const action of eventKindNames) {
      for (const type of deviceTypes) {
        expect(isRule({ deviceTypes: [type], action })).toBe(deviceTypeInfo(type).kinds.includes(action))
      }
    }
    expect(isRule({ deviceTypes: ['NOVIKA-LW-BANDE', 'NOVIKA-LW-BOUTON'] })).toBe(false)
    expect(isRule({ deviceTypes: [] })).toBe(false)
  })
})
