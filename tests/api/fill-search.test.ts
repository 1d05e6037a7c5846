import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { Firestore } from '@google-cloud/firestore'
import { paths } from '@vigie/domain/paths'
import { expect, it } from 'vitest'

const program = fileURLToPath(new URL('../../emulators/src/launcher/fill-search.ts', import.meta.url))

it('what was kept before there was a search can be found once the operator has filled it; what can be already stays', async () => {
  // A project of its own: all of it is filled, and that of the other tests grows all the time.
  const project = `p${crypto.randomUUID().replaceAll('-', '').slice(0, 16)}`
  const store = new Firestore({ projectId: project })
  const [eid, bid, uid, deviceId] = ['lilas', 'roy', 'nadia', 'a840410000000001']
  const device = { type: 'NOVIKA-LW-BOUTON', location: 'Fauteuil', beneficiaryId: bid, establishmentId: eid }
  await store.doc(paths.establishment(eid)).set({ name: 'Les Lilas' })
  await store.doc(paths.beneficiary(eid, bid)).set({ name: 'Mme Ancienne', room: '3', state: 'active' })
  await store.doc(paths.beneficiary(eid, 'known')).set({ name: 'Mme Roy', room: '4', state: 'active' })
  await store.doc(paths.assignment(deviceId)).set(device)
  await store.doc(paths.user(uid)).set({ displayName: 'Nadia Fortin' })
  await store.doc(paths.member(eid, uid)).set({ displayName: 'Nadia Fortin' })
  const known = store.doc(paths.searchEntry('resident', eid, 'known'))
  await known.set({ isArchived: true })

  await promisify(execFile)(process.execPath, [program, '--project', project])
  for (const entry of [
    paths.searchEntry('resident', eid, bid),
    paths.searchEntry('device', eid, deviceId),
    paths.searchEntry('user', eid, uid),
    paths.searchEntry('user', null, uid),
  ]) {
    expect((await store.doc(entry).get()).exists, entry).toBe(true)
  }
  expect((await known.get()).data()).toEqual({ isArchived: true })
  await store.terminate()
})
