import { type RefusalCode, refusalStatus } from '@vigie/domain/api/refusals'
import { expect } from 'vitest'
import type { Asker } from './askers.ts'

export interface Sent {
  method: string
  address: string
  body: string | FormData | null
  headers?: Record<string, string>
}

/** Sends it, and holds the answer against what every answer is: a form of ours, no failure, and nothing that is not theirs. Answers how it was refused. */
export async function askInForm(
  origin: string,
  { who, idToken, mustNotSee }: Asker,
  { method, address, body, headers }: Sent,
): Promise<{ status: number; code: RefusalCode | null }> {
  const sent = new Headers({ 'accept-language': 'en', ...headers })
  // Of a form fetch says itself where its parts end.
  if (!(body instanceof FormData || sent.has('content-type'))) sent.set('content-type', 'application/json')
  if (idToken !== null) sent.set('authorization', `Bearer ${idToken}`)
  const hasBody = method !== 'GET' && method !== 'HEAD'
  const answer = await fetch(`${origin}${address}`, {
    method,
    headers: sent,
    body: hasBody ? body : null,
  })
  const text = await answer.text()
  const content = body instanceof FormData ? JSON.stringify([...body]) : body
  const told = `${method} ${address} ${content?.slice(0, 500)} by ${who}: ${answer.status} ${text}`
  expect(answer.status, told).toBeLessThan(500)
  let code: RefusalCode | null = null
  if (answer.status >= 300 && method !== 'HEAD') {
    const { data } = JSON.parse(text) as { data: { code: RefusalCode; message: string } }
    code = data.code
    expect(refusalStatus[code], told).toBe(answer.status)
    expect(data.message).toEqual(expect.any(String))
  }
  const whole = `${JSON.stringify([...answer.headers])} ${text}`
  for (const word of mustNotSee) expect(whole, told).not.toContain(word)
  return { status: answer.status, code }
}
