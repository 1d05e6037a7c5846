import { confirmEmailCall, endSessionsCall, justSignedInMs } from '@vigie/domain/api/user-calls'
import { paths } from '@vigie/domain/paths'
import { projectId } from '@vigie/emulators/suite/addresses'
import { expect, it } from 'vitest'
import { callApi } from '../support/api.ts'
import { signInWith } from '../support/auth.ts'
import { db } from '../support/firestore.ts'
import { signUp, type TestPerson } from '../support/people.ts'
import { whenSeen } from '../support/until.ts'

const end = (person: Parameters<typeof callApi>[0]) => callApi(person, endSessionsCall, { params: {} })
const ask = (person: Parameters<typeof callApi>[0]) => callApi(person, confirmEmailCall, { params: {} })

const payloadOf = ({ idToken }: { idToken: string }) =>
  JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString())

/** The same person's token of a session that began so long ago. Auth's emulator signs nothing, so anybody may write one here. */
function begunEarlier(person: TestPerson, ms: number): { idToken: string } {
  const payload = { ...payloadOf(person), auth_time: Math.floor((Date.now() - ms) / 1_000) }
  const [header] = person.idToken.split('.')
  return { idToken: `${header}.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.` }
}

/** Has Auth take sessions of this person that began an hour ago, before their account did. */
async function letOlderCount({ uid }: TestPerson): Promise<void> {
  const auth = `http://${process.env.FIREBASE_AUTH_EMULATOR_HOST}/identitytoolkit.googleapis.com/v1`
  const { ok } = await fetch(`${auth}/projects/${projectId}/accounts:update`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({ localId: uid, validSince: String(Math.floor(Date.now() / 1_000) - 3_600) }),
  })
  expect(ok).toBe(true)
}

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
  expect((await end(later)).status).toBe(200)
  expect((await end(later)).status).toBe(200)
  expect(await ask(person)).toMatchObject({ status: 401, data: { code: 'sessionExpired' } })
  expect((await ask(later)).status).toBe(200)
  // The older session cannot end the newer one in its turn.
  expect((await end(person)).status).toBe(401)
  const acts = await db.collection(paths.audits).where('path', '==', paths.user(person.uid)).get()
  expect(acts.docs.map((act) => act.get('action'))).toEqual(['sessions.end'])
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
