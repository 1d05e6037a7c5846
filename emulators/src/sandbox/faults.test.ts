import { afterEach, beforeEach, expect, test } from 'vitest'
import { sandboxCredentials } from './credentials.ts'
import { callbackReceiver, mail, sandboxUnderTest, sms, until } from './sandbox-under-test.ts'

let sandbox: Awaited<ReturnType<typeof sandboxUnderTest>>
beforeEach(async () => {
  sandbox = await sandboxUnderTest()
})
afterEach(() => sandbox.close())

test('fail answers 500 the given number of times, then all is well', async () => {
  await sandbox.addFault({ mode: 'fail', times: 2 })

  await expect(sandbox.mail().send(mail)).rejects.toMatchObject({ code: 500 })
  await expect(sandbox.twilio().messages.create(sms)).rejects.toMatchObject({ status: 500, code: 20500 })
  expect(await sandbox.messages()).toEqual([])
  await sandbox.mail().send(mail)
  expect(await sandbox.messages()).toHaveLength(1)
  expect(await sandbox.faults()).toMatchObject([{ mode: 'fail', times: 0, hits: 2 }])
})

test('rateLimit answers 429 with Retry-After, for one channel only', async () => {
  await sandbox.addFault({ mode: 'rateLimit', channel: 'email' })

  await expect(sandbox.mail().send(mail)).rejects.toMatchObject({
    code: 429,
    response: { headers: { 'retry-after': '1', 'x-ratelimit-remaining': '0' } },
  })
  await sandbox.twilio().messages.create(sms)

  await sandbox.addFault({ mode: 'rateLimit', channel: 'sms' })
  await expect(sandbox.twilio().messages.create(sms)).rejects.toMatchObject({ status: 429, code: 20429 })
})

test('match limits a fault to some recipients', async () => {
  await sandbox.addFault({ mode: 'fail', match: '0199' })

  await sandbox.twilio().messages.create(sms)
  await expect(sandbox.twilio().messages.create({ ...sms, to: '+15145550199' })).rejects.toMatchObject({
    status: 500,
  })
})

test('slow answers only after the given time', async () => {
  await sandbox.addFault({ mode: 'slow', ms: 120 })
  const start = performance.now()

  await sandbox.mail().send(mail)

  expect(performance.now() - start).toBeGreaterThanOrEqual(119)
  expect(await sandbox.messages()).toHaveLength(1)
})

test('holdBefore records nothing until it is released', async () => {
  await sandbox.addFault({ mode: 'holdBefore' })
  const sent = sandbox.twilio().messages.create(sms)
  await until(async () => (await sandbox.faults())[0]?.hits === 1)
  expect(await sandbox.messages()).toEqual([])

  await sandbox.call('/faults', { method: 'DELETE' })

  const { sid } = await sent
  expect(await sandbox.messages()).toMatchObject([{ id: sid }])
})

test('holdBefore forgets a client that hung up', async () => {
  await sandbox.addFault({ mode: 'holdBefore' })
  const impatient = new AbortController()
  const given = sandbox.call('/v3/mail/send', {
    method: 'POST',
    headers: {
      authorization: `Bearer ${sandboxCredentials.sendgridApiKey}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({
      personalizations: [{ to: [{ email: 'b@vigie.example' }] }],
      from: { email: mail.from },
      subject: mail.subject,
      content: [{ type: 'text/plain', value: mail.text }],
    }),
    signal: impatient.signal,
  })
  await until(async () => (await sandbox.faults())[0]?.held === 1)

  impatient.abort()
  await expect(given).rejects.toThrow('abort')
  await until(async () => (await sandbox.faults())[0]?.held === 0)
  await sandbox.call('/faults', { method: 'DELETE' })
  await sandbox.mail().send(mail)

  expect((await sandbox.messages()).map(({ to }) => to)).toEqual([mail.to])
})

test('holdAfter records the message and never answers', async () => {
  await sandbox.addFault({ mode: 'holdAfter', times: 1 })
  const unanswered = expect(sandbox.mail().send(mail)).rejects.toThrow()
  await until(async () => (await sandbox.messages()).length === 1)

  expect(await sandbox.messages()).toMatchObject([{ to: mail.to, status: 'accepted' }])
  await sandbox.close()
  await unanswered
})

test('undelivered accepts the message, then says that it did not arrive', async () => {
  const receiver = await callbackReceiver()
  await sandbox.addFault({ mode: 'undelivered', channel: 'sms' })

  await sandbox.twilio().messages.create({ ...sms, statusCallback: receiver.url })

  const callbacks = await receiver.received(3)
  receiver.close()
  expect(callbacks[2]?.parameters).toMatchObject({ MessageStatus: 'undelivered', ErrorCode: '30003' })
})

test.each([
  ['an unknown mode', { mode: 'explode' }],
  ['an unknown channel', { mode: 'fail', channel: 'fax' }],
  ['a misspelt field', { mode: 'fail', time: 3 }],
  ['no times', { mode: 'fail', times: 0 }],
])('%s is refused', async (_name, fault) => {
  const answer = await sandbox.addFault(fault as Parameters<typeof sandbox.addFault>[0])

  expect(answer.status).toBe(400)
  expect(await sandbox.faults()).toEqual([])
})

test('closing ends held requests', async () => {
  await sandbox.addFault({ mode: 'holdBefore' })
  const sent = expect(sandbox.mail().send(mail)).rejects.toThrow()
  await until(async () => (await sandbox.faults())[0]?.hits === 1)

  await sandbox.close()

  await sent
})
