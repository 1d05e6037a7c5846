import { expect, test } from 'vitest'
import { addressOfFilter, filterOfAddress } from './filter-address.ts'

const first = {
  from: '2026-11-15',
  to: '2026-11-21',
  beneficiaryId: '',
  kind: '',
  shiftId: '',
  outcome: '',
} as const

test('what is looked for stands in the address, and is read from it again', () => {
  const filter = {
    ...first,
    from: '2026-11-01',
    beneficiaryId: 'roy',
    kind: 'fall',
    outcome: 'helped',
  } as const
  const address = addressOfFilter(filter)
  expect(address).toEqual({
    from: '2026-11-01',
    to: '2026-11-21',
    resident: 'roy',
    kind: 'fall',
    outcome: 'helped',
  })
  expect(filterOfAddress(new URLSearchParams(address), first)).toEqual(filter)
})

test('what an address does not say, or says so that it cannot be read, is as at first', () => {
  expect(filterOfAddress(new URLSearchParams(), first)).toEqual(first)
  const odd = new URLSearchParams({ from: 'hier', to: '', kind: 'earthquake', outcome: '1' })
  expect(filterOfAddress(odd, first)).toEqual(first)
})
