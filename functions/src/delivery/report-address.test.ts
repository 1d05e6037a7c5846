import { expect, test, vi } from 'vitest'
import { readReportArguments, reportUrl } from './report-address.ts'

test.each([
  { establishmentId: 'erables', deliveryId: 'alert_opened_marie_sms' },
  { establishmentId: null, deliveryId: 'welcome_marie_sms' },
])('what a provider is given to report to is read back from its call: %o', (place) => {
  vi.stubEnv('PUBLIC_URL', 'https://vigie.example')
  const url = new URL(reportUrl('twilio', place, 3))

  expect(url.origin + url.pathname).toBe('https://vigie.example/status/twilio')
  expect(readReportArguments(Object.fromEntries(url.searchParams))).toEqual({ place, attempt: 3 })
})

test.each([
  {},
  { establishmentId: 'a/b', deliveryId: 'd', attempt: '1' },
  { establishmentId: 'a', deliveryId: 'd', attempt: '0' },
  { establishmentId: ['a', 'b'], deliveryId: 'd', attempt: '1' },
])('a query that is not ours is not read: %o', (query) => {
  expect(readReportArguments(query)).toBeNull()
})
