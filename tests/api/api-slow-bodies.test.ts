import { addressOf } from '@vigie/domain/api/call'
import { mostBytesOfForm, putDocumentCall } from '@vigie/domain/api/document-calls'
import { confirmEmailCall } from '@vigie/domain/api/user-calls'
import { roles } from '@vigie/domain/people/roles'
import { expect, it } from 'vitest'
import { sendApi } from '../support/api.ts'
import { startFunction } from '../support/function-process.ts'
import { type HalfSent, postHalf } from '../support/half-sent.ts'
import { createHome } from '../support/home.ts'
import { join, signUp, type TestPerson } from '../support/people.ts'

/** How many of 90 calls with a body that never comes are answered with a status. */
async function answersTo(calls: readonly HalfSent[], status: number): Promise<number> {
  const answers = await Promise.all(calls.map(({ answered }) => answered))
  return answers.filter((each) => each === status).length
}
const ninety = (call: () => HalfSent) => Array.from({ length: 90 }, call)

it('bodies that never come keep no slot of /api, and nobody else out', async () => {
  const api = await startFunction({ name: 'api', kind: 'http', project: 'demo-vigie' })
  try {
    const [one, other] = [await signUp({ role: roles.READ_WRITE }), await signUp({ role: roles.READ_WRITE })]
    const address = addressOf(confirmEmailCall, {})
    const ask = async (person: TestPerson) =>
      (await sendApi(person, address, { origin: api.url, body: '{}' })).status
    expect(await ask(one)).toBe(200)

    const calls = ninety(() => postHalf(`${api.url}${address}`, { authorization: `Bearer ${one.idToken}` }))
    expect(await ask(other)).toBe(200)
    // Of 300 a minute each call counts 1, and each body that came too late 20 more: ten may be late where all were counted by
    // then, and fourteen where the machine is so slow that calls still come in while bodies are late.
    const late = await answersTo(calls, 408)
    expect(late).toBeGreaterThanOrEqual(10)
    expect(late).toBeLessThanOrEqual(14)
    expect(await answersTo(calls, 429)).toBe(90 - late)
    expect([await ask(one), await ask(other)]).toEqual([429, 200])
  } finally {
    await api.kill()
  }
})

it('nor of the function that providers report to, without being signed in', async () => {
  const status = await startFunction({ name: 'providerStatus', kind: 'http', project: 'demo-vigie' })
  try {
    const post = (from: string) => postHalf(`${status.url}/status/twilio`, { 'x-forwarded-for': from })
    const calls = ninety(() => post('198.51.100.8'))
    expect(await answersTo(calls, 429)).toBe(50)
    expect(await answersTo(calls, 408)).toBe(40)
    const elsewhere = await fetch(`${status.url}/status/twilio`, {
      method: 'POST',
      headers: { 'x-forwarded-for': '203.0.113.8' },
    })
    expect(elsewhere.status).toBe(403)
  } finally {
    await status.kill()
  }
})

it('a form that is too large and never comes to its end counts as much, and is told that it is too large', async () => {
  const api = await startFunction({ name: 'api', kind: 'http', project: 'demo-vigie' })
  try {
    const home = await createHome()
    const bid = await home.addResident()
    const [one, other] = [await signUp({ role: roles.NURSE }), await signUp({ role: roles.NURSE })]
    await join(home.eid, one, { roleId: roles.READ_WRITE })
    const form = addressOf(putDocumentCall, { eid: home.eid, bid })
    const headers = {
      authorization: `Bearer ${one.idToken}`,
      'content-type': 'multipart/form-data; boundary=x',
    }
    const post = () =>
      postHalf(`${api.url}${form}`, headers, { method: 'PUT', length: 2 * mostBytesOfForm }).answered
    // As many forms at a time as an instance reads; of 300 calls a minute each of these takes 21.
    for (let round = 1; round <= 2; round += 1) {
      expect(await Promise.all(Array.from({ length: 6 }, post))).toEqual(Array(6).fill(413))
    }
    await Promise.all(Array.from({ length: 3 }, post))
    const ask = async (person: TestPerson) =>
      (await sendApi(person, addressOf(confirmEmailCall, {}), { origin: api.url, body: '{}' })).status
    expect([await ask(one), await ask(other)]).toEqual([429, 200])
  } finally {
    await api.kill()
  }
})
