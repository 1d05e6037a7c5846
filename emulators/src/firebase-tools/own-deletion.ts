import { createRequire } from 'node:module'

/**
 * Lets Auth's emulator refuse people who would delete their account past /api, as a project does whose clients may not
 * (docs/deploy.md): nothing of ours would learn of it. Loaded into firebase-tools before it starts.
 */

interface Context {
  /** Of whoever may do anything, as the Admin SDK does; of a person it is undefined. */
  security?: { Oauth2?: unknown }
}
type Operation = (state: unknown, body: unknown, context: Context) => unknown
/** What is used of firebase-tools 15.34.2, lib/emulator/auth/operations.js: what clients call. */
interface AuthOperations {
  identitytoolkit: { accounts: Record<'delete', Operation> }
}

const require = createRequire(import.meta.url)
const {
  authOperations,
}: { authOperations: AuthOperations } = require('firebase-tools/lib/emulator/auth/operations')
const { BadRequestError } = require('firebase-tools/lib/emulator/auth/errors')
const { accounts } = authOperations.identitytoolkit

const perform = accounts.delete
if (typeof perform !== 'function') throw new Error('firebase-tools has changed: see own-deletion.ts')
accounts.delete = (state, body, context) => {
  if (!context.security?.Oauth2) throw new BadRequestError('ADMIN_ONLY_OPERATION')
  return perform(state, body, context)
}
