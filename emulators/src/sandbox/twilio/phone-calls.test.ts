import twilio from 'twilio'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { sandboxCredentials } from '../credentials.ts'
import { callbackReceiver, sandboxUnderTest, until } from '../sandbox-under-test.ts'

let sandbox: Awaited<ReturnType<typeof sandboxUnderTest>>
let receiver: Awaited<ReturnType<typeof callbackReceiver>>
beforeEach(async () => {
  sandbox = await sandboxUnderTest()
  receiver = await callbackReceiver()
})
afterEach(async () => {
  receiver.close()
  await sandbox.close()
})

const numbers = { to: '+15145550123', from: '+15145550100' }
const events = ['initiated', 'ringing', 'answered', 'completed']

/** Places a call whose TwiML is given or asked for, and resolves with its id. */
async function placed(change: object) {
  const call = { ...numbers, statusCallback: receiver.url, statusCallbackEvent: events, ...change }
  return (await sandbox.twilio().calls.create(call as never)).sid
}

const act = async (sid: string, body: object) => {
  const headers = { 'content-type': 'application/json' }
  const answer = await sandbox.call(`/calls/${sid}`, { method: 'POST', headers, body: JSON.stringify(body) })
  return { status: answer.status, call: answer.status === 404 ? null : await answer.json() }
}

const say = (text: string) => `<Say>${text}</Say>`
const respond = (...verbs: string[]) => `<Response>${verbs.join('')}</Response>`

test('a call that is answered says what its TwiML says, and tells of each status, signed', async () => {
  const sid = await placed({ twiml: respond(say('Chambre 214'), '<Hangup/>', say('never')) })
  const { call } = await act(sid, { do: 'answer' })

  expect(call).toMatchObject({ id: sid, channel: 'voice', to: numbers.to, text: 'Chambre 214' })
  const callbacks = await receiver.received(4)
  expect(callbacks.map(({ parameters }) => parameters.CallStatus)).toEqual([
    'initiated',
    'ringing',
    'in-progress',
    'completed',
  ])
  expect(callbacks.at(-1)?.parameters).toMatchObject({ CallSid: sid, CallDuration: '1' })
  for (const { parameters, signature } of callbacks) {
    const { twilioAuthToken } = sandboxCredentials
    expect(twilio.validateRequest(twilioAuthToken, signature, receiver.url, parameters)).toBe(true)
  }
  const fetched = await sandbox.twilio().calls(sid).fetch()
  expect(fetched).toMatchObject({ status: 'completed', duration: '1' })
})

test.each([
  ['busy', { do: 'busy' }],
  ['no-answer', { do: 'noAnswer' }],
  ['no-answer', { do: 'wait' }],
  ['failed', { do: 'fail' }],
  ['canceled', { do: 'cancel' }],
])('one that nobody answers is %s', async (status, what) => {
  const sid = await placed({ twiml: respond(say('Chambre 214')) })
  expect((await act(sid, what)).call).toMatchObject({ status, text: '' })
  const callbacks = await receiver.received(3)
  expect(callbacks.at(-1)?.parameters).toMatchObject({ CallStatus: status, CallDuration: '0' })
  expect((await act(sid, { do: 'answer' })).status).toBe(404)
})

test('a call that rings is ended by its account, and one that was answered only if that is meant', async () => {
  const twiml = respond('<Gather numDigits="1" action="/key"><Pause length="9"/></Gather>')
  const [rings, held, hung] = [await placed({ twiml }), await placed({ twiml }), await placed({ twiml })]
  for (const sid of [held, hung]) await act(sid, { do: 'answer' })
  const { calls } = sandbox.twilio()
  await calls(rings).update({ status: 'canceled' })
  await calls(held).update({ status: 'canceled' })
  await calls(hung).update({ status: 'completed' })
  const statusOf = async (sid: string) => (await calls(sid).fetch()).status
  await until(async () => (await statusOf(hung)) === 'completed')
  await until(async () => (await statusOf(rings)) === 'canceled')
  expect(await statusOf(held)).toBe('in-progress')
  await expect(calls(rings).update({ status: 'canceled' })).rejects.toMatchObject({ code: 21220 })
})

test('a phone that is switched off does not answer', async () => {
  await sandbox.addFault({ channel: 'voice', mode: 'undelivered' })
  const sid = await placed({ twiml: respond(say('Chambre 214')) })
  await until(async () => (await sandbox.twilio().calls(sid).fetch()).status === 'no-answer')
})

describe('the keys of a phone', () => {
  const gather = respond(
    `<Gather numDigits="1" action="/key?a=1&amp;b=2" finishOnKey=""><Pause/>${say('Faites le 1')}</Gather>`,
    '<Redirect>/none</Redirect>',
  )

  test('go to the action, and no key to what comes after', async () => {
    receiver.answers('/answered', gather)
    receiver.answers('/key', respond(say('Merci')))
    receiver.answers('/none', gather)
    const sid = await placed({ url: new URL('/answered', receiver.url).href, machineDetection: 'Enable' })

    expect((await act(sid, { do: 'answer', answeredBy: 'unknown' })).call.status).toBe('in-progress')
    expect((await act(sid, { do: 'wait' })).call.text).toBe('Faites le 1\nFaites le 1')
    expect((await act(sid, { do: 'answer' })).status).toBe(409)
    expect((await act(sid, { do: 'press', key: '#' })).call).toMatchObject({
      text: 'Faites le 1\nFaites le 1\nMerci',
      status: 'completed',
    })
    const asked = receiver.asked.map(({ path, parameters: { Digits, AnsweredBy } }) => [
      path,
      Digits,
      AnsweredBy,
    ])
    expect(asked).toEqual([
      ['/answered', undefined, 'unknown'],
      ['/none', undefined, 'unknown'],
      ['/key?a=1&b=2', '#', 'unknown'],
    ])
  })

  test('are of no use once the phone hung up', async () => {
    receiver.answers('/answered', gather)
    const sid = await placed({ url: new URL('/answered', receiver.url).href })
    await act(sid, { do: 'answer' })
    expect((await act(sid, { do: 'hangUp' })).call.status).toBe('completed')
    expect(receiver.asked).toHaveLength(1)
  })
})

test('a call whose TwiML cannot be had ends as Twilio ends it', async () => {
  const sid = await placed({ url: new URL('/nothing', receiver.url).href })
  const { call } = await act(sid, { do: 'answer' })
  expect(call).toMatchObject({ status: 'completed', text: expect.stringContaining('application error') })
})

test.each([
  ['neither TwiML nor a URL', { twiml: undefined }, 21205],
  ['a URL that is none', { url: 'answered', twiml: undefined }, 21205],
  ['a recipient that is not E.164', { to: '5145550123' }, 21211],
  ['a sender that is not E.164', { from: 'Vigie' }, 21212],
  ['an event that there is not', { statusCallbackEvent: ['picked-up'] }, 21626],
  ['a detection that there is not', { machineDetection: 'Enabled' }, 20001],
  ['a phone that rings for too long', { timeout: 601 }, 20001],
])('%s is a 400 with its code', async (_name, change, code) => {
  // The types ask for what is right, but plain JavaScript would let the request through to the API.
  const request = { ...numbers, twiml: respond(), ...change } as never
  await expect(sandbox.twilio().calls.create(request)).rejects.toMatchObject({ status: 400, code })
  expect(await sandbox.messages()).toEqual([])
})
