import { afterEach, beforeEach, expect, test } from 'vitest'
import { sandboxCredentials } from '../credentials.ts'
import { sandboxUnderTest } from '../sandbox-under-test.ts'

let sandbox: Awaited<ReturnType<typeof sandboxUnderTest>>
beforeEach(async () => {
  sandbox = await sandboxUnderTest()
})
afterEach(() => sandbox.close())

const token = 'fGhtR8aNiUY:APA91bF4pXq9'
const message = {
  token,
  data: { text: 'Chambre 214 : alerte' },
  webpush: { headers: { TTL: '600', Urgency: 'high' } },
}

async function send(body: unknown, key: string = sandboxCredentials.googleAccessToken) {
  const answer = await sandbox.call('/v1/projects/demo-vigie/messages:send', {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return { status: answer.status, retryAfter: answer.headers.get('retry-after'), body: await answer.json() }
}

const errorOf = (status: string, errorCode: string) => ({
  error: { status, details: [{ errorCode }] },
})

test('a notification is taken, named and listed with its data', async () => {
  const { status, body } = await send({ message })
  expect(status).toBe(200)
  expect(body).toEqual({ name: expect.stringMatching(/^projects\/demo-vigie\/messages\/.+/) })
  expect(await sandbox.messages('?channel=push')).toMatchObject([
    { id: body.name, to: token, text: message.data.text, data: message.data, validForS: 600 },
  ])
  expect(await (await sandbox.call('/?channel=push')).text()).toContain(message.data.text)
})

test('what FCM would refuse is refused, and is in no list', async () => {
  expect(await send({ message }, 'another')).toMatchObject({ status: 401 })
  for (const wrong of [
    {},
    { message: { ...message, token: undefined } },
    { message: { ...message, data: { count: 3 } } },
    { message: { ...message, data: { from: 'us' } } },
    { message: { ...message, data: { text: 'é'.repeat(2_047) } } },
    { message: { ...message, webpush: { headers: { Urgency: 'now' } } } },
    { message: { ...message, sound: 'ring' } },
  ]) {
    expect(await send(wrong)).toMatchObject({ status: 400, body: { error: { status: 'INVALID_ARGUMENT' } } })
  }
  expect(await send({ message: { ...message, token: 'short' } })).toMatchObject({
    status: 400,
    body: errorOf('INVALID_ARGUMENT', 'INVALID_ARGUMENT'),
  })
  expect(await sandbox.messages()).toEqual([])
})

test('a device that is gone, too many at once and an outage are said as FCM says them', async () => {
  await sandbox.addFault({ channel: 'push', mode: 'undelivered', times: 1 })
  expect(await send({ message })).toMatchObject({ status: 404, body: errorOf('NOT_FOUND', 'UNREGISTERED') })
  await sandbox.addFault({ channel: 'push', mode: 'rateLimit', times: 1 })
  expect(await send({ message })).toMatchObject({ status: 429, retryAfter: '1' })
  await sandbox.addFault({ channel: 'push', mode: 'fail', times: 1 })
  expect(await send({ message })).toMatchObject({ status: 500, body: errorOf('INTERNAL', 'INTERNAL') })
  expect(await sandbox.messages()).toEqual([])
  expect(await send({ message })).toMatchObject({ status: 200 })
})
