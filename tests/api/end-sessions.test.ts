import { confirmEmailCall, endSessionsCall, justSignedInMs } from '@vigie/domain/api/user-calls'
import { paths, pushPaths } from '@vigie/domain/paths'
import { expect, it } from 'vitest'
import { callApi } from '../support/api.ts'
import { signInWith } from '../support/auth.ts'
import { db } from '../support/firestore.ts'
import { signUp, type TestPerson } from '../support/people.ts'
import { pushDeviceOf } from '../support/push-devices.ts'
import { begunEarlier, letOlderCount, payloadOf } from '../support/sessions.ts'
import { whenSeen } from '../support/until.ts'

const end = (person: Parameters<typeof callApi>[0]) => callApi(person, endSessionsCall, { params: {} })
const ask = (person: Parameters<typeof callApi>[0]) => callApi(person, confirmEmailCall, { params: {} })

const authTimeOf = (token: { idToken: string }): number => payloadOf(token).auth_time

/** Signs the person in on another device, in another second than before: that is what a token tells apart. */
async function onAnotherDevice(person: TestPerson): Promise<{ idToken: string }> {
  const email = `${person.uid}@vigie.example`
  const signIn = async () => (await signInWith(email, 'Vigie!2026')) ?? person
  return whenSeen('a later session', signIn, (later) => authTimeOf(later) > authTimeOf(person))
}

it('ends the sessions that began before, and not the one that asks', async () => {
  const person = await signUp()
  const later = await onAnotherDevice(person)
  expect((await ask(person)).status).toBe(200)
  const lost = await pushDeviceOf(person)
  expect((await end(later)).status).toBe(200)
  expect((await end(later)).status).toBe(200)
  // What was sent to a phone that is lost would go on being shown to whoever has it.
  expect((await db.doc(pushPaths.device(lost.id)).get()).exists).toBe(false)
  expect((await db.doc(paths.user(person.uid)).get()).get('pushDevices')).toEqual([])
  expect(await ask(person)).toMatchObject({ status: 401, data: { code: 'sessionExpired' } })
  expect((await ask(later)).status).toBe(200)
  // The older session cannot end the newer one in its turn.
  expect((await end(person)).status).toBe(401)
  const acts = await db.collection(paths.audits).where('path', '==', paths.user(person.uid)).get()
  expect(acts.docs.map((act) => act.get('action'))).toContain('sessions.end')
})

it('is not for a session that somebody may have left open', async () => {
  const person = await signUp()
  await letOlderCount(person)
  expect(await end(begunEarlier(person, justSignedInMs + 1_000))).toMatchObject({
    status: 409,
    data: { code: 'signInAgain' },
  })
  expect((await db.doc(paths.user(person.uid)).get()).get('sessionsEndedAt')).toBe(0)
  expect((await end(begunEarlier(person, justSignedInMs - 60_000))).status).toBe(200)
  expect((await end(null)).status).toBe(401)
})
