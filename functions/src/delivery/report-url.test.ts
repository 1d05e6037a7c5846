import { expect, test, vi } from 'vitest'
import { readReportQuery, reportUrl } from './report-url.ts'

test('what a provider is given to report to is read back from its call', () => {
  vi.stubEnv('PUBLIC_URL', 'https://vigie.example')
  const place = { establishmentId: 'erables', deliveryId: 'alert_opened_marie_sms' }
  const url = new URL(reportUrl(place, 3))

  expect(url.origin + url.pathname).toBe('https://vigie.example/status/twilio')
  expect(readReportQuery(Object.fromEntries(url.searchParams))).toEqual({ ...place, attempt: 3 })
})

test.each([
  {},
  { establishmentId: 'a/b', deliveryId: 'd', attempt: '1' },
  { establishmentId: 'a', deliveryId: 'd', attempt: '0' },
  { establishmentId: ['a', 'b'], deliveryId: 'd', attempt: '1' },
])('a query that is not ours is not read: %o', (query) => {
  expect(readReportQuery(query)).toBeNull()
})
