import { changeEstablishmentCall } from '@vigie/domain/api/establishment-calls'
import { setUnlockCodeCall, unlockCall } from '@vigie/domain/api/unlock-calls'
import { deleteUserCall } from '@vigie/domain/api/user-record-calls'
import { paths } from '@vigie/domain/paths'
import { roles } from '@vigie/domain/people/roles'
import { wrongCodes } from '@vigie/domain/people/unlock-code'
import { expect, it } from 'vitest'
import { callApi } from '../support/api.ts'
import { db } from '../support/firestore.ts'
import { createHome } from '../support/home.ts'
import { join, signUp, type TestPerson } from '../support/people.ts'
import { begunEarlier, letOlderCount } from '../support/sessions.ts'

const code = '402817'
const set = (person: Pick<TestPerson, 'idToken'>, chosen: string | null) =>
  callApi(person, setUnlockCodeCall, { params: {}, body: { code: chosen } })
const unlock = async (person: TestPerson, tried: string) => {
  const { status, data } = await callApi(person, unlockCall, { params: {}, body: { code: tried } })
  return status === 200 ? 'opened' : data.code
}

it('opens by the code that was chosen, by no other, and by none once it was taken back', async () => {
  const person = await signUp({ role: roles.NURSE })
  expect(await unlock(person, code)).toBe('noUnlockCode')
  expect((await set(person, code)).status).toBe(200)
  expect(await unlock(person, '402818')).toBe('unlockCodeWrong')
  expect(await unlock(person, code)).toBe('opened')
  expect((await db.doc(paths.user(person.uid)).get()).get('hasUnlockCode')).toBe(true)
  expect(JSON.stringify((await db.doc(paths.unlockCode(person.uid)).get()).data())).not.toContain(code)
  expect((await set(person, null)).status).toBe(200)
  expect(await unlock(person, code)).toBe('noUnlockCode')
})

it('takes no code after five wrong ones, the right one neither, however many are tried at once', async () => {
  const person = await signUp({ role: roles.NURSE })
  const other = await signUp({ role: roles.NURSE })
  await set(person, code)
  await set(other, code)
  const tries = Array.from({ length: 8 }, (_, index) => unlock(person, String(500_001 + 7 * index)))
  const outcomes = await Promise.all(tries)
  expect(outcomes.filter((outcome) => outcome === 'unlockCodeWrong')).toHaveLength(wrongCodes.inARow.atMost)
  expect(await unlock(person, code)).toBe('unlockBlocked')
  expect(await unlock(other, code)).toBe('opened')
})

it('takes thirty wrong ones a day at most, whatever the owner enters between', async () => {
  const person = await signUp()
  await set(person, code)
  const wrongAt = Array.from(
    { length: wrongCodes.aDay.atMost - 1 },
    (_, index) => Date.now() - (index + 20) * 60_000,
  )
  await db.doc(paths.unlockCode(person.uid)).update({ wrongAt })
  expect(await unlock(person, code)).toBe('opened')
  expect(await unlock(person, '402818')).toBe('unlockCodeWrong')
  expect(await unlock(person, code)).toBe('unlockBlocked')
})

it('a code is chosen only by whoever has just shown who they are, and not one that is guessed first', async () => {
  const person = await signUp({ role: roles.NURSE })
  await letOlderCount(person)
  expect(await set(begunEarlier(person, 6 * 60_000), code)).toMatchObject({ data: { code: 'signInAgain' } })
  expect((await set(person, '123456')).status).toBe(400)
  expect(await unlock(person, '123456')).toBe('noUnlockCode')
})

it('goes with the account', async () => {
  const [root, person] = [await signUp({ role: roles.ADMIN }), await signUp({ role: roles.NURSE })]
  await set(person, code)
  await callApi(root, deleteUserCall, { params: { uid: person.uid } })
  expect((await db.doc(paths.unlockCode(person.uid)).get()).exists).toBe(false)
})

it('administrators say after how long the screens of their home lock; nobody else does', async () => {
  const home = await createHome()
  const say = async (person: TestPerson, lockAfterMinutes: number | null) =>
    (
      await callApi(person, changeEstablishmentCall, {
        params: { eid: home.eid },
        body: { lockAfterMinutes },
      })
    ).status
  const [admin, nurse] = [
    await signUp({ role: roles.ADMIN_ESTABLISHMENT }),
    await signUp({ role: roles.NURSE }),
  ]
  await join(home.eid, admin, { roleId: 1 })
  await join(home.eid, nurse, { roleId: 11 })
  const said = async () => (await db.doc(paths.establishment(home.eid)).get()).get('lockAfterMinutes')
  expect(await say(admin, 5)).toBe(200)
  expect(await say(nurse, null)).toBe(403)
  for (const wrong of [0, 61, 1.5]) expect(await say(admin, wrong)).toBe(400)
  expect(await said()).toBe(5)
  expect(await say(admin, null)).toBe(200)
  expect(await said()).toBeNull()
})
