import { createAccountCall, resetPasswordCall } from '@vigie/domain/api/user-calls'
import { currentTerms } from '@vigie/domain/people/terms'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { callApi } from '../support/api.ts'
import { type FirestoreRelay, startFirestoreRelay } from '../support/firestore-relay.ts'
import type { FrameworkProcess } from '../support/framework-process.ts'
import { startFunction } from '../support/function-process.ts'
import { startHttpRelay } from '../support/http-relay.ts'
import { newId } from '../support/ids.ts'
import { signUp } from '../support/people.ts'

/** A process of its own, of which is known what it asks of Firestore and Auth. */
let api: FrameworkProcess
let firestore: FirestoreRelay
let auth: Awaited<ReturnType<typeof startHttpRelay>>
beforeAll(async () => {
  firestore = await startFirestoreRelay(process.env.FIRESTORE_EMULATOR_HOST ?? '')
  auth = await startHttpRelay(process.env.FIREBASE_AUTH_EMULATOR_HOST ?? '')
  const environment = {
    FIRESTORE_EMULATOR_HOST: firestore.address,
    FIREBASE_AUTH_EMULATOR_HOST: auth.address,
  }
  api = await startFunction({ name: 'api', kind: 'http', project: 'demo-vigie', environment })
})
afterAll(async () => {
  await api.kill()
  firestore.close()
  auth.close()
})

const createAccount = (email: string) => {
  const body = {
    email,
    displayName: 'Nadia Fortin',
    locale: 'fr' as const,
    terms: currentTerms as typeof currentTerms,
  }
  return callApi(null, createAccountCall, { params: {}, body }, { origin: api.url })
}
const resetPassword = (username: string) =>
  callApi(null, resetPasswordCall, { params: {}, body: { username, locale: 'fr' } }, { origin: api.url })

it.each([
  ['to make an account', createAccount],
  ['for a new password', resetPassword],
])(
  'whoever asks %s learns nothing from the answer, nor from its time, whether the address has an account',
  async (_what, ask) => {
    const told = async (email: string) => {
      const before = firestore.counts.calls
      const { status, data, headers } = await ask(email)
      // What its time is made of: the same of each address, none of which is looked at before it is answered.
      const asked = firestore.counts.calls - before
      return { status, data, headers: [...headers.keys()].toSorted(), asked }
    }
    // The first in an instance makes the connection.
    await ask(`${newId('nobody')}@vigie.example`)
    const known = await told(`${(await signUp()).uid}@vigie.example`)
    expect(known).toMatchObject({ status: 200, data: {} })
    expect(await told(`${newId('nobody')}@vigie.example`)).toEqual(known)
    expect(known.asked).toBeGreaterThan(0)
    expect(auth.calls()).toBe(0)
  },
)
