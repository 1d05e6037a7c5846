import { createRequire } from 'node:module'

/**
 * Lets Auth's emulator refuse whoever would sign in as nobody, as a project does where anonymous sign-in is off (docs/deploy.md): Auth
 * asks no function of ours about them, nor about the address and the password that they add, by which they have an account. Loaded into firebase-tools before it starts.
 */

/** What is used of firebase-tools 15.34.2, lib/emulator/auth/state.js. */
interface State {
  AgentProjectState?: { prototype: object }
}

const require = createRequire(import.meta.url)
const { AgentProjectState }: State = require('firebase-tools/lib/emulator/auth/state')
if (!AgentProjectState || !('enableAnonymousUser' in AgentProjectState.prototype))
  throw new Error('firebase-tools has changed: see no-anonymous.ts')
Object.defineProperty(AgentProjectState.prototype, 'enableAnonymousUser', { get: () => false })
