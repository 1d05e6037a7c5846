import { gzipSync } from 'node:zlib'
import { paths } from '@vigie/domain/paths'
import { signCallback } from '@vigie/emulators/sandbox/twilio/status-callbacks'
import { functionSecrets } from '@vigie/emulators/suite/function-settings'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { db } from '../support/firestore.ts'
import type { FrameworkProcess } from '../support/framework-process.ts'
import { startFunction } from '../support/function-process.ts'
import { type QueuedMessage, queueMessage } from '../support/outbox.ts'
import { whenNobodyIsReached, whenOutcomes } from '../support/queued-message.ts'
import { addFault, messagesTo } from '../support/sandbox.ts'
import { whenDocument } from '../support/until.ts'

const sid = 'SM00000000000000000000000000000001'

/** A message that Twilio took at the first try, as its alert was told. */
async function accepted(): Promise<QueuedMessage> {
  const taken = { state: 'accepted', attempts: 1, dueAt: null, providerId: sid, acceptedAt: 1 } as const
  const message = await queueMessage(db, { channel: 'sms', ...taken })
  await whenOutcomes(message)
  return message
}

interface Callback {
  status: string
  attempt?: number
  token?: string
  errorCode?: string
}

/** Posts a status callback as Twilio does, to Hosting or to `origin`, on behalf of the address `from`. */
function post(
  { eid, did }: Pick<QueuedMessage, 'eid' | 'did'>,
  callback: Callback,
  origin = process.env.VIGIE_HOSTING_URL,
  from?: string,
): Promise<Response> {
  const { status, attempt = 1, token = functionSecrets.TWILIO_AUTH_TOKEN, errorCode } = callback
  const query = new URLSearchParams({ establishmentId: eid, deliveryId: did, attempt: String(attempt) })
  const url = `${origin}/status/twilio?${query}`
  const form = { MessageSid: sid, MessageStatus: status, ...(errorCode && { ErrorCode: errorCode }) }
  const headers = {
    'x-twilio-signature': signCallback(token, url, form),
    ...(from && { 'x-forwarded-for': from }),
  }
  return fetch(url, { method: 'POST', headers, body: new URLSearchParams(form) })
}

/** The status that a status callback of Twilio is answered with. */
const report = async (...callback: Parameters<typeof post>) => (await post(...callback)).status

const deliveryOf = async ({ eid, did }: QueuedMessage) =>
  (await db.doc(paths.delivery(eid, did)).get()).data()

describe('a status callback of Twilio', () => {
  it('moves a message to delivered, once', async () => {
    const message = await accepted()
    expect(await report(message, { status: 'delivered' })).toBe(204)
    const first = await deliveryOf(message)
    expect(await report(message, { status: 'delivered' })).toBe(204)

    expect(first).toMatchObject({ state: 'delivered', providerId: sid })
    expect(await deliveryOf(message)).toEqual(first)
  })

  it('never moves it back', async () => {
    const message = await accepted()
    await report(message, { status: 'delivered' })
    for (const status of ['queued', 'sent', 'undelivered', 'failed']) {
      expect(await report(message, { status })).toBe(204)
    }

    expect(await deliveryOf(message)).toMatchObject({ state: 'delivered', lastError: null })
    expect(await whenOutcomes(message)).toMatchObject([{ step: 'accepted' }])
  })

  it('tells on the alert, once, that a message did not arrive', async () => {
    const message = await accepted()
    await report(message, { status: 'undelivered', errorCode: '30003' })
    await report(message, { status: 'undelivered', errorCode: '30003' })

    expect(await deliveryOf(message)).toMatchObject({ state: 'failed', lastError: 'twilio 30003' })
    await whenNobodyIsReached(message)
    expect(await whenOutcomes(message, 2)).toMatchObject([
      { step: 'accepted' },
      { step: 'undeliverable', deliveryId: message.did },
    ])
  })

  it('about a try before the last says nothing against the last', async () => {
    const message = await queueMessage(db, { channel: 'sms', state: 'accepted', attempts: 2, dueAt: null })
    expect(await report(message, { status: 'undelivered', attempt: 1 })).toBe(204)

    expect(await deliveryOf(message)).toMatchObject({ state: 'accepted' })
  })

  it('that Twilio did not sign is refused', async () => {
    const message = await accepted()

    expect(await report(message, { status: 'delivered', token: 'somebody-else' })).toBe(403)
    expect(await deliveryOf(message)).toMatchObject({ state: 'accepted', deliveredAt: null })
  })

  it('about a message nobody has is told so', async () => {
    expect(await report({ eid: 'nowhere', did: 'nothing' }, { status: 'delivered' })).toBe(404)
  })

  it('comes for real when a phone cannot be reached', async () => {
    const { to } = await accepted()
    await addFault(to, { mode: 'undelivered' })
    const message = await queueMessage(db, { channel: 'sms', to })
    const failed = await whenDocument(
      paths.delivery(message.eid, message.did),
      ({ state }) => state === 'failed' || state === 'delivered',
    )

    expect(failed).toMatchObject({ state: 'failed', lastError: 'twilio 30003', attempts: 1 })
    expect(await messagesTo(to)).toHaveLength(1)
    expect(await whenOutcomes(message, 2)).toMatchObject([{ step: 'accepted' }, { step: 'undeliverable' }])
    await whenNobodyIsReached(message)
  })
})

describe('what anybody posts', () => {
  /** The function as Google's framework runs it in the cloud. */
  let inCloud: FrameworkProcess
  beforeAll(async () => {
    inCloud = await startFunction({ name: 'providerStatus', kind: 'http', project: 'demo-vigie' })
  })
  afterAll(() => inCloud.kill())

  it.each(['/status/twilio', '/status/sendgrid'])(
    'to %s is neither unpacked nor read without end',
    async (path) => {
      const post = async (body: BodyInit, headers: Record<string, string>) =>
        (await fetch(inCloud.url + path, { method: 'POST', body, headers })).status
      for (const type of ['application/json', 'application/x-www-form-urlencoded', 'text/plain']) {
        const packed = gzipSync(Buffer.alloc(20_000_000, 32))
        expect(await post(packed, { 'content-type': type, 'content-encoding': 'gzip' })).toBe(415)
        expect(await post('x'.repeat(1_000_001), { 'content-type': type })).toBe(413)
        expect(await post('x'.repeat(1_000), { 'content-type': type })).toBe(403)
      }
    },
  )
  it('is limited by address, and never what a provider signed', async () => {
    const nothing = { eid: 'nowhere', did: 'nothing' }
    const forge = (from: string) =>
      post(nothing, { status: 'delivered', token: 'somebody-else' }, inCloud.url, from)
    const forged = await Promise.all(Array.from({ length: 320 }, () => forge('198.51.100.7')))
    const statuses = forged.map(({ status }) => status)
    expect(statuses.filter((status) => status === 403)).toHaveLength(300)
    expect(statuses.filter((status) => status === 429)).toHaveLength(20)

    const refusal = await forge('198.51.100.7')
    expect(refusal.status).toBe(429)
    expect(Number(refusal.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await forge('203.0.113.9')).status).toBe(403)
    for (let count = 0; count < 30; count += 1) {
      expect(await report(nothing, { status: 'delivered' }, inCloud.url, '198.51.100.7')).toBe(404)
    }
  })
})
