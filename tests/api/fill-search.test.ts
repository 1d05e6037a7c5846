import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { searchPrivatelyCall } from '@vigie/domain/api/search-calls'
import { paths } from '@vigie/domain/paths'
import { roles } from '@vigie/domain/people/roles'
import { projectId } from '@vigie/emulators/suite/addresses'
import { expect, it } from 'vitest'
import { callApi } from '../support/api.ts'
import { db } from '../support/firestore.ts'
import { createHome } from '../support/home.ts'
import { join, signUp } from '../support/people.ts'

const program = fileURLToPath(new URL('../../emulators/src/launcher/fill-search.ts', import.meta.url))

it('what was kept before there was a search is found once the operator has filled it; what is found already stays', async () => {
  const home = await createHome()
  const admin = await signUp({ role: roles.ADMIN_ESTABLISHMENT })
  await join(home.eid, admin, { roleId: roles.ADMIN })
  const bid = await home.addResident({ name: 'Mme Ancienne' })
  const deviceId = await home.addDevice(bid, 'NOVIKA-LW-BOUTON', 'Fauteuil')
  const entries = [
    paths.searchEntry('resident', home.eid, bid),
    paths.searchEntry('device', home.eid, deviceId),
    paths.searchEntry('user', home.eid, admin.uid),
    paths.searchEntry('user', null, admin.uid),
  ]
  const kept = paths.searchEntry('resident', home.eid, await home.addResident({ name: 'Mme Roy' }))
  await db.doc(kept).update({ isArchived: true })
  for (const entry of entries) await db.doc(entry).delete()

  const find = async (term: string) => {
    const { data } = await callApi(admin, searchPrivatelyCall, { params: {}, body: { term } })
    return data
  }
  expect((await find('ancienne')).residents).toEqual([])
  await promisify(execFile)(process.execPath, [program, '--project', projectId])
  expect((await find('ancienne')).residents).toMatchObject([{ bid }])
  expect((await find(deviceId)).devices).toMatchObject([{ deviceId }])
  expect((await find(admin.name)).users).toMatchObject([{ uid: admin.uid }])
  for (const entry of entries) expect((await db.doc(entry).get()).exists, entry).toBe(true)
  expect((await db.doc(kept).get()).get('isArchived')).toBe(true)
})
