import { createRequire } from 'node:module'
import { lacksOf } from '@vigie/domain/people/password'

/**
 * Lets Auth's emulator refuse a password that is not one of ours, whichever way somebody chooses it, as the password policy
 * does in the cloud (docs/adr/0040): by itself it asks for six characters. Loaded into firebase-tools before it starts.
 */

interface Context {
  /** Of whoever may do anything, as the Admin SDK does; of a person it is undefined. */
  security?: { Oauth2?: unknown }
}
type Operation = (state: unknown, body: Record<string, unknown>, context: Context) => unknown
/** What is used of firebase-tools 15.34.2, lib/emulator/auth/operations.js: what clients call. */
interface AuthOperations {
  identitytoolkit: { accounts: Record<'resetPassword' | 'signUp' | 'update', Operation> }
}

const require = createRequire(import.meta.url)
const {
  authOperations,
}: { authOperations: AuthOperations } = require('firebase-tools/lib/emulator/auth/operations')
const { BadRequestError } = require('firebase-tools/lib/emulator/auth/errors')
const { accounts } = authOperations.identitytoolkit

for (const [name, field] of [
  ['resetPassword', 'newPassword'],
  ['signUp', 'password'],
  ['update', 'password'],
] as const) {
  const perform = accounts[name]
  if (typeof perform !== 'function') throw new Error('firebase-tools has changed: see password-policy.ts')
  accounts[name] = (state, body, context) => {
    const password = body[field]
    const lacks = typeof password === 'string' && !context.security?.Oauth2 ? lacksOf(password) : []
    if (lacks.length > 0)
      throw new BadRequestError(
        `PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing password requirements: [${lacks.join(', ')}]`,
      )
    return perform(state, body, context)
  }
}
