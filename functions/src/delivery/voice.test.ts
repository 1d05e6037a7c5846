import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { callAgainAfterMs } from '@vigie/domain/deliveries/delivery-policy'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { askTwiml, endTwiml } from './call-twiml.ts'
import { placeCall } from './voice.ts'

let answer = { status: 201, body: '{"sid":"CA1"}' }
const forms: URLSearchParams[] = []
const twilio = createServer(async (request, response) => {
  forms.push(new URLSearchParams(await text(request)))
  response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body)
})

beforeAll(async () => {
  twilio.listen(0, '127.0.0.1')
  await once(twilio, 'listening')
})
afterAll(() => twilio.close())
beforeEach(() => {
  forms.length = 0
  answer = { status: 201, body: '{"sid":"CA1"}' }
  vi.stubEnv('FUNCTIONS_EMULATOR', 'true')
  vi.stubEnv('PROVIDER_BASE_URL', `http://127.0.0.1:${(twilio.address() as AddressInfo).port}`)
  vi.stubEnv('TWILIO_ACCOUNT_SID', 'AC00000000000000000000000000000001')
  vi.stubEnv('TWILIO_AUTH_TOKEN', 'token')
  vi.stubEnv('SMS_FROM', '+15145550100')
  vi.stubEnv('VOICE_FROM', '')
  vi.stubEnv('PUBLIC_URL', 'https://vigie.example')
})

const place = () =>
  placeCall({
    to: '+15145550123',
    subject: null,
    text: 'Alerte de Vigie. Chambre 214. Madame Roy.',
    place: { establishmentId: 'erables', deliveryId: 'message' },
    attempt: 2,
    validUntil: Date.now() + 60_000,
  })

test('a call asks for all that it is followed by, and names nobody in an address', async () => {
  expect(await place()).toEqual({ providerId: 'CA1' })

  const [form] = forms
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
  expect(forms[0]?.get('From')).toBe('+15145550101')
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

test('what is said is text, whatever stands in a name, in a voice of its language', () => {
  const asked = askTwiml('Chambre 214. <Dial> & fils.', 'https://vigie.example/key?a=1&b=2', 'fr')
  expect(asked).toContain(
    '<Say voice="Polly.Gabrielle-Neural" language="fr-CA">Chambre 214. &lt;Dial&gt; &amp; fils.</Say>',
  )
  expect(asked).toContain('action="https://vigie.example/key?a=1&amp;b=2"')
  expect(endTwiml(null, 'en')).toContain('<Response><Hangup/></Response>')
  expect(endTwiml('Thank you.', 'en')).toContain(
    '<Say voice="Polly.Joanna-Neural" language="en-US">Thank you.</Say>',
  )
})
