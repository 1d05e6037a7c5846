import { expect, it } from 'vitest'
import { datesTold } from './dates-told.ts'

it('reads one day more than there were, under which a clock set to Europe’s by mistake has filed an evening', () => {
  const at = Date.parse('2026-11-29T19:46:00-05:00')
  expect(datesTold(at - 120_000, at, 'America/Toronto')).toEqual({ from: '2026-11-29', to: '2026-11-30' })
})
