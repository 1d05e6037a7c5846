import { addressOf } from '@vigie/domain/api/call'
import { confirmEmailCall } from '@vigie/domain/api/user-calls'
import { roles } from '@vigie/domain/people/roles'
import { expect, it } from 'vitest'
import { sendApi } from '../support/api.ts'
import { startFunction } from '../support/function-process.ts'
import { type HalfSent, postHalf } from '../support/half-sent.ts'
import { signUp, type TestPerson } from '../support/people.ts'

/** How many of 90 calls with a body that never comes are answered with a status. */
async function answersTo(calls: readonly HalfSent[], status: number): Promise<number> {
  const answers = await Promise.all(calls.map(({ answered }) => answered))
  return answers.filter((each) => each === status).length
}
/** The statuses of calls in the order in which they are answered. */
async function statusesOf(calls: readonly HalfSent[]): Promise<number[]> {
  const statuses: number[] = []
  await Promise.all(calls.map(({ answered }) => answered.then((status) => statuses.push(status))))
  return statuses
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
    const asTheyCome = statusesOf(calls)
    expect(await ask(other)).toBe(200)
    // Forty of a person's calls are answered at a time: fifty are told to wait before any body is late.
    expect((await asTheyCome).slice(0, 50)).toEqual(Array(50).fill(429))
    // 91 calls are counted, and each body that came too late counts 20 more, of 300 a minute.
    expect(await answersTo(calls, 408)).toBe(10)
    expect(await answersTo(calls, 429)).toBe(80)
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
