import { expect, it } from 'vitest'
import { technicalEmail, technicalSms } from './technical-text.ts'

const at = Date.parse('2026-11-27T14:00:00-05:00')
const since = (iso: string) => ({ subject: { kind: 'home' as const, devices: 3 }, since: Date.parse(iso) })
const facts = { at, timeZone: 'America/Toronto' }
const said = (iso: string, locale: 'fr' | 'en' = 'fr') =>
  /(?:depuis|since) (.*) \(3/.exec(technicalSms(since(iso), facts, locale))?.[1]

it('says since when on the clock of the home, with its day where the time may be taken for one of today', () => {
  expect(said('2026-11-26T23:08:00-05:00')).toBe('le 26 nov., 23:08')
  expect(said('2026-11-26T23:08:00-05:00', 'en')).toMatch(/^Nov\.? 26, 23:08$/)
  expect(said('2026-11-27T13:55:00-05:00')).toBe('13:55')
  const email = technicalEmail(
    {
      ...facts,
      alerts: [since('2026-11-26T04:08:00Z')],
      establishmentName: null,
      url: 'https://vigie.example',
    },
    'fr',
  )
  expect(email.text).toContain('depuis le 25 nov., 23:08')
})
