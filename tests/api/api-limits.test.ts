import { acknowledgeAlertCall } from '@vigie/domain/api/alert-calls'
import { addressOf, type Call, defaultBodyLimit } from '@vigie/domain/api/call'
import { claimDevicesCall } from '@vigie/domain/api/device-calls'
import { createAccountCall, resetPasswordCall } from '@vigie/domain/api/user-calls'
import { roles } from '@vigie/domain/people/roles'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ApiAnswer, type Caller, sendApi } from '../support/api.ts'
import type { FrameworkProcess } from '../support/framework-process.ts'
import { startFunction } from '../support/function-process.ts'
import { createHome } from '../support/home.ts'
import { join, signUp } from '../support/people.ts'

/** A process of its own: what is counted here is nobody else's. */
let inCloud: FrameworkProcess
beforeAll(async () => {
  inCloud = await startFunction({ name: 'api', kind: 'http', project: 'demo-vigie' })
})
afterAll(() => inCloud.kill())

/** No alert has such an id, which is told without a read. */
const address = addressOf(acknowledgeAlertCall, { eid: 'home', aid: '__x__' })
const ask = (person: Caller, from: string, locale = 'en') =>
  sendApi(person, address, { origin: inCloud.url, locale, headers: { 'x-forwarded-for': from } })

/** Asks until refused for asking too often, 25 at a time; answers that refusal and how many were answered before. */
async function askTooOften(person: Caller, from: string): Promise<{ refusal: ApiAnswer; answered: number }> {
  for (let answered = 0; answered < 1_000; ) {
    const answers = await Promise.all(Array.from({ length: 25 }, () => ask(person, from)))
    const refusal = answers.find(({ status }) => status === 429)
    answered += answers.filter(({ status }) => status !== 429).length
    if (refusal) return { refusal, answered }
  }
  throw new Error('never refused')
}

describe('whoever asks for accounts past Hosting', () => {
  const seen = '198.51.100.77'
  let asked = 0
  const open = (call: Call, from: string, claimed: string) =>
    sendApi(null, call.path, {
      origin: inCloud.url,
      headers: { 'x-forwarded-for': from, 'fastly-client-ip': claimed },
    })
  const pretending = (call: Call) =>
    open(call, seen, `203.0.${Math.floor(asked / 250)}.${(asked++ % 250) + 1}`)

  it('is stopped whatever address they claim with each call, and keeps nobody from a new password', async () => {
    const statuses: number[] = []
    while (statuses.length < 325) {
      const answers = await Promise.all(Array.from({ length: 25 }, () => pretending(createAccountCall)))
      statuses.push(...answers.map(({ status }) => status))
    }
    // What fits no schema is counted as well, and asks nothing of anybody.
    expect(statuses.filter((status) => status === 400)).toHaveLength(300)
    expect(new Set(statuses.slice(300))).toEqual(new Set([429]))
    expect((await pretending(resetPasswordCall)).status).toBe(400)
    expect((await open(createAccountCall, '203.0.113.200, 192.0.2.1', '203.0.113.200')).status).toBe(400)
  })

  it('uses up no more of what others ask at a front end of Hosting than one address may', async () => {
    const frontEnd = '192.0.2.9'
    const flooding = await Promise.all(
      Array.from({ length: 39 }, () => open(createAccountCall, frontEnd, '203.0.113.201')),
    )
    expect(flooding.map(({ status }) => status)).toEqual(flooding.map(() => 400))
    const statuses: number[] = []
    for (let sent = 0; sent < 290; sent += 29) {
      const answers = await Promise.all(
        Array.from({ length: 29 }, () => open(createAccountCall, frontEnd, '203.0.113.201')),
      )
      statuses.push(...answers.map(({ status }) => status))
    }
    expect(statuses.filter((status) => status === 400)).toHaveLength(60 - 39)
    expect((await open(createAccountCall, frontEnd, '203.0.113.202')).status).toBe(400)
  })
})

describe('whoever asks too often', () => {
  it('for the description of the calls is stopped by address as well', async () => {
    const describeCalls = (method: string) =>
      fetch(`${inCloud.url}/api/openapi.json`, { method, headers: { 'x-forwarded-for': '198.51.100.8' } })
    const statuses = []
    for (let asked = 0; asked < 301; asked += 1) {
      const answer = await describeCalls(asked % 2 ? 'GET' : 'HEAD')
      await answer.arrayBuffer()
      statuses.push(answer.status)
    }
    expect(statuses.filter((status) => status === 200).length).toBeLessThan(300)
    expect(statuses.at(-1)).toBe(429)
  })

  it('is told to wait, and how long, and keeps nobody else from asking', async () => {
    const [one, other] = [await signUp({ role: roles.READ_WRITE }), await signUp({ role: roles.READ_WRITE })]
    const { refusal, answered } = await askTooOften(one, '203.0.113.9')

    expect(answered).toBe(300)
    expect(refusal.data).toEqual({
      code: 'tooMany',
      message: 'Too many requests at once. Please try again in a minute.',
    })
    expect(Number(refusal.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(Number(refusal.headers.get('retry-after'))).toBeLessThanOrEqual(60)
    expect((await ask(one, '203.0.113.10', 'fr')).data.message).toBe(
      'Trop de demandes à la fois. Veuillez réessayer dans une minute.',
    )
    expect((await ask(other, '203.0.113.9')).status).toBe(400)
  })

  it.each([
    ['that it has', claimDevicesCall.bodyLimit, false],
    ['that it may have, where it does not say how long it is', 1_000, true],
  ])('is counted once for each 16 kB of a body %s', async (_what, bytes, inChunks) => {
    const { eid } = await createHome()
    const person = await signUp({ role: roles.READ_WRITE })
    await join(eid, person, { roleId: roles.ADMIN })
    const body = JSON.stringify({ x: 'x'.repeat(bytes - '{"x":""}'.length) })
    const send = () => {
      const request: RequestInit & { duplex: 'half' } = {
        method: 'POST',
        headers: { authorization: `Bearer ${person.idToken}` },
        body: inChunks ? new Blob([body]).stream() : body,
        duplex: 'half',
      }
      return fetch(`${inCloud.url}${addressOf(claimDevicesCall, { eid })}`, request)
    }
    const answered = Math.floor(300 / (claimDevicesCall.bodyLimit / defaultBodyLimit))
    for (let sent = 0; sent < answered; sent += 1) expect((await send()).status).toBe(400)
    expect((await send()).status).toBe(429)
    expect((await ask(person, '203.0.113.9')).status).toBe(429)
  })

  it('without being let in is stopped by address, under whatever names they claim', async () => {
    const person = await signUp({ role: roles.READ_WRITE })
    const { answered } = await askTooOften(null, '198.51.100.7')

    // 6,000 a minute, of which a call that nobody is let in with takes 20.
    expect(answered).toBe(300)
    expect((await ask(null, '203.0.113.9, 198.51.100.7')).status).toBe(429)
    expect((await ask(person, '198.51.100.7, 203.0.113.9')).status).toBe(400)
    // Whoever is let in shares an address with a visitor's phone, and is not stopped by it.
    expect((await ask(person, '198.51.100.7')).status).toBe(400)
  })
})
