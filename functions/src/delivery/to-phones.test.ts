import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { callAgainAfterMs } from '@vigie/domain/deliveries/delivery-policy'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { sendSms } from './sms.ts'
import { placeCall } from './voice.ts'

let answer = { status: 201, body: '{"sid":"SM1"}' }
const posted: URLSearchParams[] = []
const forms: Record<string, string>[] = []
const twilio = createServer(async (request, response) => {
  const form = new URLSearchParams(await text(request))
  posted.push(form)
  forms.push(Object.fromEntries(form))
  response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body)
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
  posted.length = 0
  answer = { status: 201, body: '{"sid":"SM1"}' }
  vi.stubEnv('FUNCTIONS_EMULATOR', 'true')
  vi.stubEnv('PROVIDER_BASE_URL', `http://127.0.0.1:${(twilio.address() as AddressInfo).port}`)
  vi.stubEnv('TWILIO_ACCOUNT_SID', 'AC00000000000000000000000000000001')
  vi.stubEnv('TWILIO_AUTH_TOKEN', 'token')
  vi.stubEnv('SMS_FROM', '+15145550100')
  vi.stubEnv('VOICE_FROM', '')
  vi.stubEnv('PUBLIC_URL', 'https://vigie.example')
  // How long is left is told by the second: the clock stands still.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-21T10:15:02.120Z') })
})

/** What a phone that rings does not ask for. */
const ofNotifications = { usefulUntil: 0, locale: 'fr', alert: null, mayTake: true } as const

const send = (validForMs: number) =>
  sendSms({
    to: '+15145550123',
    subject: null,
    text: 'Ch. 214',
    place: { establishmentId: 'erables', deliveryId: 'message' },
    attempt: 1,
    validUntil: Date.now() + validForMs,
    isDrill: false,
    ...ofNotifications,
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

const place = () =>
  placeCall({
    to: '+15145550123',
    subject: null,
    text: 'Alerte de Vigie. Chambre 214. Madame Roy.',
    place: { establishmentId: 'erables', deliveryId: 'message' },
    attempt: 2,
    validUntil: Date.now() + 60_000,
    isDrill: false,
    ...ofNotifications,
  })

test('a call asks for all that it is followed by, and names nobody in an address', async () => {
  expect(await place()).toEqual({ providerId: 'SM1' })

  const [form] = posted
  const about = 'establishmentId=erables&deliveryId=message&attempt=2'
  expect(Object.fromEntries(form ?? [])).toMatchObject({
    From: '+15145550100',
    To: '+15145550123',
    Url: `https://vigie.example/status/twilio/call?${about}`,
    StatusCallback: `https://vigie.example/status/twilio/call-status?${about}`,
    MachineDetection: 'Enable',
    Timeout: '30',
    TimeLimit: '180',
  })
  expect(form?.getAll('StatusCallbackEvent')).toEqual(['initiated', 'ringing', 'answered', 'completed'])
})

test('it comes from the number for calls where there is one', async () => {
  vi.stubEnv('VOICE_FROM', '+15145550101')
  await place()
  expect(posted[0]?.get('From')).toBe('+15145550101')
})

test('one that may ring, as a gateway lost the answer, is not placed again at once; one that was refused is', async () => {
  answer = { status: 504, body: '' }
  await expect(place()).rejects.toMatchObject({
    failure: { kind: 'transient', maybeSent: true, retryAfterMs: callAgainAfterMs },
  })
  answer = { status: 500, body: '{"code":20500}' }
  await expect(place()).rejects.toMatchObject({
    failure: { kind: 'transient', maybeSent: false, retryAfterMs: null },
  })
  answer = { status: 400, body: '{"code":21211}' }
  await expect(place()).rejects.toMatchObject({ failure: { kind: 'final', reason: 'twilio 21211' } })
})
