import { moveDeviceCall } from '@vigie/domain/api/device-calls'
import { paths } from '@vigie/domain/paths'
import { roles } from '@vigie/domain/people/roles'
import { expect, it } from 'vitest'
import { callApi } from '../support/api.ts'
import { db } from '../support/firestore.ts'
import { createHome } from '../support/home.ts'
import { join, signUp, type TestPerson } from '../support/people.ts'

const { READ_WRITE, ADMIN } = roles

it('moving a device is for administrators of its home', async () => {
  const home = await createHome()
  const [from, to] = [await home.addResident(), await home.addResident({ name: 'M. Côté' })]
  const device = await home.addDevice(from, 'NOVIKA-LW-BOUTON')
  const [attendant, admin, otherAdmin, stranger] = (await Promise.all(
    Array.from({ length: 4 }, () => signUp({ role: READ_WRITE })),
  )) as [TestPerson, TestPerson, TestPerson, TestPerson]
  await join(home.eid, attendant, { roleId: READ_WRITE })
  await join(home.eid, admin, { roleId: ADMIN })
  await join((await createHome()).eid, otherAdmin, { roleId: ADMIN })
  const move = (person: TestPerson, beneficiaryId = to, deviceId = device) =>
    callApi(person, moveDeviceCall, { params: { eid: home.eid, deviceId }, body: { beneficiaryId } })

  for (const person of [attendant, otherAdmin, stranger]) expect((await move(person)).status).toBe(403)
  expect((await db.doc(paths.device(home.eid, from, device)).get()).exists).toBe(true)

  expect(await move(admin, to, device.toUpperCase())).toMatchObject({
    status: 200,
    data: { deviceId: device, beneficiaryId: to, changed: true },
  })
  expect(await move(admin)).toMatchObject({ status: 200, data: { changed: false } })
  expect((await db.doc(paths.device(home.eid, from, device)).get()).exists).toBe(false)
  expect((await db.doc(paths.device(home.eid, to, device)).get()).exists).toBe(true)

  const gone = await home.addResident({ state: 'archived' })
  expect(await move(admin, gone)).toMatchObject({ status: 409, data: { code: 'beneficiaryArchived' } })
  expect(await move(admin, 'nobody')).toMatchObject({ status: 404, data: { code: 'beneficiaryNotFound' } })
  expect(await move(admin, to, '00000000000000ff')).toMatchObject({
    status: 404,
    data: { code: 'deviceNotFound' },
  })
})
