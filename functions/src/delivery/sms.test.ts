import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { sendSms } from './sms.ts'

const forms: Record<string, string>[] = []
const twilio = createServer(async (request, response) => {
  forms.push(Object.fromEntries(new URLSearchParams(await text(request))))
  response.writeHead(201, { 'content-type': 'application/json' }).end('{"sid":"SM1"}')
})

beforeAll(async () => {
  twilio.listen(0, '127.0.0.1')
  await once(twilio, 'listening')
})
afterAll(() => {
  vi.useRealTimers()
  twilio.close()
})
beforeEach(() => {
  forms.length = 0
  vi.stubEnv('FUNCTIONS_EMULATOR', 'true')
  vi.stubEnv('PROVIDER_BASE_URL', `http://127.0.0.1:${(twilio.address() as AddressInfo).port}`)
  vi.stubEnv('TWILIO_ACCOUNT_SID', 'AC00000000000000000000000000000001')
  vi.stubEnv('TWILIO_AUTH_TOKEN', 'token')
  vi.stubEnv('SMS_FROM', '+15145550100')
  vi.stubEnv('PUBLIC_URL', 'https://vigie.example')
  // How long is left is told by the second: the clock stands still.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-21T10:15:02.120Z') })
})

const send = (validForMs: number) =>
  sendSms({
    to: '+15145550123',
    subject: null,
    text: 'Ch. 214',
    place: { establishmentId: 'erables', deliveryId: 'message' },
    attempt: 1,
    validUntil: Date.now() + validForMs,
    isDrill: false,
  })

test('an SMS comes from our number, and is valid for as long as it is to be handed out', async () => {
  await send(60_500)

  expect(forms).toMatchObject([{ From: '+15145550100', To: '+15145550123', ValidityPeriod: '60' }])
})

test('it comes from the Messaging Service where one is set', async () => {
  const service = 'MG00000000000000000000000000000001'
  vi.stubEnv('TWILIO_MESSAGING_SERVICE_SID', service)
  await send(60_500)

  expect(forms).toMatchObject([{ MessagingServiceSid: service }])
  expect(forms[0]).not.toHaveProperty('From')
})

test('its validity keeps to what Twilio allows', async () => {
  await send(0)
  await send(72 * 3_600_000)

  expect(forms.map(({ ValidityPeriod }) => ValidityPeriod)).toEqual(['1', '36000'])
})
