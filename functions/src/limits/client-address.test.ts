import { expect, test } from 'vitest'
import { clientAddress, seenAddress } from './client-address.ts'

const home = '203.0.113.9'
const intruder = '198.51.100.7'
const google = '192.0.2.1'

const from = (headers: Record<string, string>) =>
  clientAddress({ get: (name: string) => headers[name], socket: { remoteAddress: google } } as Parameters<
    typeof clientAddress
  >[0])

const ofHome = from({ 'x-forwarded-for': `${home}, ${google}`, 'fastly-client-ip': home })

test('two homes behind Hosting are told apart, whichever they say they are', () => {
  const other = from({ 'x-forwarded-for': `${intruder}, ${google}`, 'fastly-client-ip': intruder })
  const pretending = from({
    'x-forwarded-for': `${home}, ${intruder}, ${google}`,
    'fastly-client-ip': intruder,
  })
  expect(other).not.toBe(ofHome)
  expect(pretending).toBe(other)
})

test('who calls past Hosting is never taken for a home, whatever they write', () => {
  const headers = { 'x-forwarded-for': `${home}, ${google}, ${intruder}`, 'fastly-client-ip': home }
  expect(from(headers)).not.toBe(ofHome)
  expect(from({ 'x-forwarded-for': `${home},${intruder}` })).toBe(from({ 'x-forwarded-for': intruder }))
})

test('whom Google saw is the same whatever they claim', () => {
  const seenOf = (headers: Record<string, string>) =>
    seenAddress({ get: (name: string) => headers[name], socket: { remoteAddress: google } } as Parameters<
      typeof seenAddress
    >[0])
  const claims = [home, '203.0.113.10'].map((claimed) =>
    seenOf({ 'x-forwarded-for': `${claimed}, ${intruder}`, 'fastly-client-ip': claimed }),
  )
  expect(claims).toEqual([intruder, intruder])
  expect(seenOf({ 'fastly-client-ip': home })).toBe(google)
})

test.each([
  ['2001:db8:7:1::9', '2001:db8:7:1:ffff:ffff:ffff:ffff', true],
  ['2001:DB8:0007:1::9', '2001:db8:7:1:0:0:0:1', true],
  ['2001:db8::9', '2001:db8:0:0:8000::', true],
  ['2001:db8:7:1::9', '2001:db8:7:2::9', false],
  ['2001:db8::9', '2001:db8:0:1::9', false],
  ['::ffff:203.0.113.9', '::ffff:203.0.113.8', false],
])('%s and %s are one caller: %s', (one, other, isOne) => {
  const [past, behind] = [one, other].map((seen) => from({ 'x-forwarded-for': seen }))
  expect(past === behind).toBe(isOne)
  const [first, second] = [one, other].map((asked) =>
    from({ 'x-forwarded-for': google, 'fastly-client-ip': asked }),
  )
  expect(first === second).toBe(isOne)
})

test.each(['x'.repeat(300), `::ffff:203.0.113.9%${'x'.repeat(300)}`, '=1+1'])(
  'what somebody past Hosting writes that is no address is not kept: %s',
  (written) => {
    const headers = { 'x-forwarded-for': intruder }
    expect(from({ ...headers, 'fastly-client-ip': written })).toBe(from(headers))
  },
)

test('without a front end it is the address of the connection', () => {
  expect(from({})).toContain(google)
})
