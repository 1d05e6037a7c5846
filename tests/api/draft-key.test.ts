import { getDraftKeyCall } from '@vigie/domain/api/draft-calls'
import { deleteUserCall } from '@vigie/domain/api/user-record-calls'
import { paths } from '@vigie/domain/paths'
import { roles } from '@vigie/domain/people/roles'
import { expect, it } from 'vitest'
import { type Caller, callApi } from '../support/api.ts'
import { db } from '../support/firestore.ts'
import { signUp } from '../support/people.ts'

const ask = (person: Caller) => callApi(person, getDraftKeyCall, { params: {} })

it('is the same at each asking, also at the first ones at once, and nobody else’s', async () => {
  const [person, other] = [await signUp(), await signUp()]
  const answers = await Promise.all([1, 2, 3].map(() => ask(person)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  const keys = new Set([...answers, await ask(person)].map(({ data }) => data.key))
  expect(keys.size).toBe(1)
  const [key] = keys
  expect(Buffer.from(String(key), 'base64url')).toHaveLength(32)
  expect((await ask(other)).data.key).not.toBe(key)
})

it('is given to nobody who is not signed in, or whose account is closed', async () => {
  expect((await ask(null)).status).toBe(401)
  expect((await ask(await signUp({ disabled: true }))).status).toBe(403)
})

it('goes with the account', async () => {
  const [root, person] = [await signUp({ role: roles.ADMIN }), await signUp()]
  await ask(person)
  await callApi(root, deleteUserCall, { params: { uid: person.uid } })
  expect((await db.doc(paths.draftKey(person.uid)).get()).exists).toBe(false)
})
