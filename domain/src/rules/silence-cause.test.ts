import { describe, expect, it } from 'vitest'
import { newWatch, type Watch } from '../supervision/watch.ts'
import { ruleOf } from './rule.fixture.ts'
import { silentDevices, silentOf, silentWith, type WhyNotTold, whyNotTold } from './silence-cause.ts'

const bed = (beneficiaryId: string, gatewayId: string | null = 'hall') => ({
  ...{ beneficiaryId, gatewayId, type: 'NOVIKA-LW-BANDE' as const, location: 'Lit' },
  ...{ heardAt: 0, countsFrom: 0, mendedAt: null, lookAt: 0, battery: null, weak: { count: 0, at: 0 } },
})
const watch: Watch = {
  ...newWatch,
  devices: {
    a84041f2c1d2e3f4: bed('roy'),
    a84041f2c1d2e3f5: bed('cote'),
    a84041f2c1d2e3f6: bed('lavoie', 'chapel'),
  },
}
const rule = ruleOf({ tellsSilence: true })
const silent = (...residents: string[]) =>
  residents.map((beneficiaryId) => ({ beneficiaryId, type: 'NOVIKA-LW-BANDE' as const, location: 'Lit' }))

describe('what is silent', () => {
  it('are those behind a gateway, or all of a home', () => {
    const ofGateway = silentDevices({ kind: 'gateway', gatewayId: 'hall', devices: 2 }, watch)
    expect(ofGateway.map(({ beneficiaryId }) => beneficiaryId)).toEqual(['roy', 'cote'])
    expect(silentDevices({ kind: 'home', devices: 3 }, watch)).toHaveLength(3)
  })

  it('is nothing where a battery is low', () => {
    const subject = {
      kind: 'battery',
      deviceId: 'a84041f2c1d2e3f4',
      beneficiaryId: 'roy',
      room: '',
      percent: 4,
    } as const
    expect(silentDevices({ ...subject, type: 'NOVIKA-LW-BANDE', location: '' }, watch)).toEqual([])
  })
})

describe('a rule', () => {
  it.each<[string, Parameters<typeof ruleOf>[0], WhyNotTold | null]>([
    ['tells of its devices', {}, null],
    ['tells of those of its resident', { beneficiaryId: 'roy' }, null],
    ['tells of nobody else’s', { beneficiaryId: 'lavoie' }, 'otherBeneficiary'],
    ['tells of no other devices', { deviceTypes: ['NOVIKA-LW-COUSSIN'] }, 'otherDeviceType'],
    ['tells nothing where it is off', { activated: false }, 'deactivated'],
    ['tells nothing that it was not asked for', { tellsSilence: false }, 'tellsNoSilence'],
  ])('%s', (_, change, why) => {
    expect(whyNotTold({ ...rule, ...change }, silent('roy', 'cote'))).toBe(why)
  })

  it('is of the one resident whom it concerns, or of several', () => {
    expect(silentOf(rule, silent('roy'))).toBe('roy')
    expect(silentOf(rule, silent('roy', 'cote'))).toBeNull()
    expect(silentOf({ ...rule, beneficiaryId: 'cote' }, silent('roy', 'cote'))).toBe('cote')
  })

  it('tells whoever follows a resident of the devices of that one that it watches', () => {
    const cushion = { beneficiaryId: 'roy', type: 'NOVIKA-LW-COUSSIN' as const, location: '' }
    expect(silentWith(rule, 'roy', [...silent('roy', 'cote', 'cote'), cushion])).toEqual(silent('roy'))
  })
})
