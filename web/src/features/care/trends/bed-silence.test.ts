import { expect, test } from 'vitest'
import { bedSilentSince } from './bed-silence.ts'

const hourMs = 3_600_000
const now = Date.UTC(2026, 10, 28, 8)
const heard = (type: 'NOVIKA-LW-BANDE' | 'NOVIKA-LW-BOUTON', hoursAgo: number) => {
  const at = now - hoursAgo * hourMs
  return { type, lastSeenAt: at, heardAt: at, gateway: { id: 'east', at } }
}

test('a bed is silent since its sensor was heard last, of several since the first of them fell silent; a button is no bed', () => {
  expect(bedSilentSince([heard('NOVIKA-LW-BANDE', 1), heard('NOVIKA-LW-BOUTON', 90)], now, null)).toBeNull()
  const several = [50, 60, 1].map((hoursAgo) => heard('NOVIKA-LW-BANDE', hoursAgo))
  expect(bedSilentSince(several, now, null)).toBe(now - 60 * hourMs)
})

test('a bed behind a silent gateway is silent at once, and not only once its sensor is overdue', () => {
  const since = now - hourMs / 2
  const silent = { of: 'gateway', since, devices: 8, gateways: [{ id: 'east', since }] } as const
  const bed = heard('NOVIKA-LW-BANDE', 1)
  expect(bedSilentSince([bed], now, { ...silent, gateways: [...silent.gateways] })).toBe(now - hourMs)
  expect(bedSilentSince([bed], now, { ...silent, gateways: [{ id: 'west', since }] })).toBeNull()
})
