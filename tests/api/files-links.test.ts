import { storagePaths } from '@vigie/domain/paths'
import { roles } from '@vigie/domain/people/roles'
import { expect, it } from 'vitest'
import { newDocument } from '../support/documents.ts'
import { db } from '../support/firestore.ts'
import { homeOfAlerts } from '../support/home-of-alerts.ts'
import { newId } from '../support/ids.ts'
import { fetchByLink, sendFile } from '../support/storage.ts'
import { whenSeen } from '../support/until.ts'

const { eid, someone } = homeOfAlerts()

it('whoever sends a file has no link to it that would outlive their right', async () => {
  const nurse = await someone({ role: roles.NURSE }, { roleId: roles.READ_WRITE })
  const path = storagePaths.beneficiaryDocument(eid, 'roy', newId('file'))
  const until = Date.now() + 60_000
  const ticket = { state: 'coming', by: nurse.uid, until, sentAs: 'member', size: 6 } as const
  await db.doc(path).set(newDocument({ ...ticket, contentType: 'text/plain' }))
  // Cloud Storage makes up a token and tells it; a client may also bring its own, and knows it sooner.
  const token = newId('token')
  const metadata = { firebaseStorageDownloadTokens: token }
  expect(await sendFile(nurse, path, 'letter', { contentType: 'text/plain', metadata })).toBe(200)

  await whenSeen(
    path,
    () => fetchByLink(path, token),
    (status) => status === 403,
  )
  expect(await fetchByLink(path, '')).toBe(403)
})
