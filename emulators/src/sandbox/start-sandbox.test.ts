import { afterEach, beforeEach, expect, test } from 'vitest'
import { createOutbox, type SandboxMessage } from './outbox.ts'
import { mail, sandboxUnderTest, sms } from './sandbox-under-test.ts'
import { startSandbox } from './start-sandbox.ts'

let sandbox: Awaited<ReturnType<typeof sandboxUnderTest>>
beforeEach(async () => {
  sandbox = await sandboxUnderTest()
})
afterEach(() => sandbox.close())

test('messages are listed newest last and filtered by channel, recipient and time', async () => {
  await sandbox.mail().send(mail)
  await sandbox.twilio().messages.create(sms)
  const [first, second] = await sandbox.messages()

  expect(await sandbox.messages('?channel=email')).toMatchObject([{ id: first?.id }])
  expect(await sandbox.messages(`?to=${encodeURIComponent(sms.to)}`)).toMatchObject([{ id: second?.id }])
  expect(await sandbox.messages(`?since=${second?.at}`)).toContainEqual(
    expect.objectContaining({ id: second?.id }),
  )
  expect(await sandbox.messages('?since=2999-01-01T00:00:00Z')).toEqual([])
  expect((await sandbox.call('/messages?channel=fax')).status).toBe(400)
})

test('the list can be emptied', async () => {
  await sandbox.mail().send(mail)

  expect((await sandbox.call('/messages', { method: 'DELETE' })).status).toBe(204)
  expect(await sandbox.messages()).toEqual([])
})

test('the stream tells of a message as it is sent', async () => {
  const { body } = await sandbox.call('/messages/stream')
  const events = body?.pipeThrough(new TextDecoderStream()).getReader()

  await sandbox.mail().send(mail)

  const { value } = (await events?.read()) ?? {}
  expect(value).toMatch(/^event: message\ndata: \{.*"to":"a@vigie\.example".*\}\n\n$/)
})

test('the page shows messages in both languages and escapes what they say', async () => {
  await sandbox.mail().send({ ...mail, subject: '<script>alert(1)</script>', text: 'Ch. 214 & 215' })

  const french = await (await sandbox.call('/')).text()
  expect(french).toContain('<html lang="fr-CA">')
  expect(french).toContain('Messages envoyés')
  expect(french).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
  expect(french).toContain('Ch. 214 &amp; 215')
  expect(french).not.toContain('<script>')

  const english = await (await sandbox.call('/?lang=en&channel=sms')).text()
  expect(english).toContain('Messages sent')
  expect(english).not.toContain('Ch. 214')
})

test('the page asks nothing of any other host', async () => {
  const page = await sandbox.call('/')
  const assets = [...(await page.text()).matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(
    ([, path]) => path ?? '',
  )

  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(assets).toHaveLength(3)
  for (const path of assets) expect((await sandbox.call(path)).status).toBe(200)
})

test('a taken port is an error, not a silent second server', async () => {
  const port = Number(new URL(sandbox.url).port)

  await expect(startSandbox({ host: '127.0.0.1', port })).rejects.toThrow('EADDRINUSE')
})

test('the outbox keeps the last messages only', () => {
  const outbox = createOutbox(3)
  const sent: Omit<SandboxMessage, 'id' | 'at'> = {
    channel: 'sms',
    to: sms.to,
    from: sms.from,
    subject: null,
    text: 'x'.repeat(100_000),
    status: 'queued',
  }
  for (const id of ['1', '2', '3', '4', '5']) outbox.record({ ...sent, id })

  expect(outbox.list().map(({ id }) => id)).toEqual(['3', '4', '5'])
  expect(outbox.find('5')?.text.length).toBeLessThan(100_000)
})
