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

const sms = {
  to: '+15145550123',
  from: '+15145550100',
  body: "Ch. 214 Mme Roy : bouton d'appel, 02:14. Vigie",
}
describe('messages', () => {
  test('an SMS sent with the twilio package is queued and listed', async () => {
    const sent = await sandbox.twilio().messages.create(sms)

    expect(sent).toMatchObject({
      sid: expect.stringMatching(/^SM[0-9a-f]{32}$/),
      accountSid: sandboxCredentials.twilioAccountSid,
      status: 'queued',
      direction: 'outbound-api',
      numSegments: '1',
      errorCode: null,
    })
    expect(sent.dateCreated.getTime()).toBeGreaterThan(Date.now() - 60_000)
    expect(await sandbox.messages()).toMatchObject([
      { id: sent.sid, channel: 'sms', to: sms.to, from: sms.from, subject: null, text: sms.body },
    ])
  })

  test('it can be fetched, and becomes delivered', async () => {
    const { sid } = await sandbox.twilio().messages.create(sms)

    await until(async () => (await sandbox.twilio().messages(sid).fetch()).status === 'delivered')
    expect(await sandbox.messages()).toMatchObject([{ id: sid, status: 'delivered' }])
  })

  test('an unknown one is a 404', async () => {
    const fetched = sandbox.twilio().messages('SM00000000000000000000000000000009').fetch()

    await expect(fetched).rejects.toMatchObject({ status: 404, code: 20404 })
  })

  test('status callbacks come in order, signed so that twilio accepts them', async () => {
    const { sid } = await sandbox.twilio().messages.create({ ...sms, statusCallback: receiver.url })

    const callbacks = await receiver.received(3)
    expect(callbacks.map(({ parameters }) => parameters.MessageStatus)).toEqual([
      'queued',
      'sent',
      'delivered',
    ])
    for (const { parameters, signature } of callbacks) {
      expect(parameters).toMatchObject({ MessageSid: sid, To: sms.to, From: sms.from })
      const { twilioAuthToken } = sandboxCredentials
      expect(twilio.validateRequest(twilioAuthToken, signature, receiver.url, parameters)).toBe(true)
      expect(twilio.validateRequest('another-token', signature, receiver.url, parameters)).toBe(false)
    }
  })

  test('a wrong token is a 401 with code 20003', async () => {
    const sent = sandbox.twilio('wrong').messages.create(sms)

    await expect(sent).rejects.toMatchObject({ status: 401, code: 20003 })
    expect(await sandbox.messages()).toEqual([])
  })

  test.each([
    ['no recipient', { to: '' }, 21604],
    ['a recipient that is not E.164', { to: '514 555-0123' }, 21211],
    ['no sender', { from: '' }, 21603],
    ['a sender that is no number', { from: 'not a number' }, 21212],
    ['no body', { body: '' }, 21602],
    ['a body over 1600 characters', { body: 'a'.repeat(1_601) }, 21617],
    ['a status callback that is no URL', { statusCallback: 'status' }, 21609],
  ])('%s is a 400 with its code', async (_name, change, code) => {
    const sent = sandbox.twilio().messages.create({ ...sms, ...change })

    await expect(sent).rejects.toMatchObject({
      status: 400,
      code,
      moreInfo: `https://www.twilio.com/docs/errors/${code}`,
    })
    expect(await sandbox.messages()).toEqual([])
  })
})
