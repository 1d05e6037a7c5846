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

/**
 * What takes no more than so many round trips is done within the step of 2 s after which such a call is answered, whatever it
 * did, where each takes 200 ms (functions/src/api/open-endpoint.ts).
 */
const mostRoundTrips = 10

it('an instance is connected to Firestore before the time of its first answer begins, also where the address has no account', async () => {
  expect(await resetPassword(`${newId('nobody')}@vigie.example`)).toMatchObject({ status: 200 })
  expect(firestore.counts.calls).toBeGreaterThan(0)
})

it.each([
  ['to make an account', createAccount],
  ['for a new password', resetPassword],
])(
  'whoever asks %s learns nothing from the answer, nor from its time, whether the address has an account',
  async (_what, ask) => {
    const told = async (email: string) => {
      const before = firestore.counts.calls + auth.calls()
      const { status, data, headers } = await ask(email)
      expect(firestore.counts.calls + auth.calls() - before).toBeLessThanOrEqual(mostRoundTrips)
      return { status, data, headers: [...headers.keys()].toSorted() }
    }
    const known = await told(`${(await signUp()).uid}@vigie.example`)
    expect(known).toMatchObject({ status: 200, data: {} })
    expect(await told(`${newId('nobody')}@vigie.example`)).toEqual(known)
    expect(firestore.counts.calls).toBeGreaterThan(0)
    expect(auth.calls()).toBeGreaterThan(0)
  },
)
