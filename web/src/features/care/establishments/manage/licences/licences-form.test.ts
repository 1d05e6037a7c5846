import { expect, test } from 'vitest'
import { faultsOf, formOf, licencesIn } from './licences-form.ts'

const zone = 'America/Toronto'

test('what is stored, typed and stored again is the same', () => {
  const licences = { beds: 40, until: Date.parse('2027-01-01T04:59:59.999Z') }
  expect(formOf(licences, zone)).toEqual({ beds: '40', until: '2026-12-31' })
  expect(licencesIn(formOf(licences, zone), zone)).toEqual(licences)
  const none = { beds: null, until: null }
  expect(licencesIn(formOf(none, zone), zone)).toEqual(none)
})

test.each([
  ['40', '2026-12-31', {}],
  ['', '', {}],
  [' 0 ', '', {}],
  ['-1', '', { beds: 'bedsInvalid' }],
  ['1.5', '', { beds: 'bedsInvalid' }],
  ['1e3', '', { beds: 'bedsInvalid' }],
  ['999999', '', { beds: 'bedsInvalid' }],
  ['1', '2026-13-01', { until: 'dateInvalid' }],
  ['1', 'x', { until: 'dateInvalid' }],
])('%j beds until %j: %o', (beds, until, faults) => {
  expect(faultsOf({ beds, until })).toEqual(faults)
})
