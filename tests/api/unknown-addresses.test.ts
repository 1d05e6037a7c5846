import { describe, expect, it } from 'vitest'
import { askAuth } from '../support/auth.ts'
import { newId } from '../support/ids.ts'
import { signUp } from '../support/people.ts'

/** What Auth answers, without what is this request's own: the address, and the id of a session that there is none of yet. */
async function answerTo(method: string, email: string, body: object) {
  const answer = await askAuth(method, body)
  const { sessionId, ...told } = await answer.json()
  return { status: answer.status, told: JSON.parse(JSON.stringify(told).replaceAll(email, 'the address')) }
}

describe('Auth itself answers alike, whether an address has an account or not', () => {
  it.each<[string, string, (email: string) => object]>([
    [
      'to a sign-in with a wrong password',
      'signInWithPassword',
      (email) => ({ email, password: 'Wrong!2026' }),
    ],
    [
      'to the question how one signs in there',
      'createAuthUri',
      (identifier) => ({ identifier, continueUri: 'http://localhost/login' }),
    ],
    [
      'to the wish for a link to a new password',
      'sendOobCode',
      (email) => ({ requestType: 'PASSWORD_RESET', email }),
    ],
  ])('%s', async (_, method, body) => {
    const known = `${(await signUp()).uid}@vigie.example`
    const unknown = `${newId('nobody')}@vigie.example`
    const toKnown = await answerTo(method, known, body(known))
    expect(toKnown).toEqual(await answerTo(method, unknown, body(unknown)))
    expect(JSON.stringify(toKnown)).not.toMatch(/EMAIL_NOT_FOUND|INVALID_PASSWORD|registered/)
  })
})
