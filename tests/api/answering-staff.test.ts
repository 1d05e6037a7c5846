import { alertSchema } from '@vigie/domain/alerts/alert'
import { paths } from '@vigie/domain/paths'
import { roles } from '@vigie/domain/people/roles'
import { startAnswering } from '@vigie/emulators/simulator/answering-staff'
import { projectId } from '@vigie/emulators/suite/addresses'
import { expect, it } from 'vitest'
import { db } from '../support/firestore.ts'
import { createHome } from '../support/home.ts'
import { join, signUp } from '../support/people.ts'
import { push } from '../support/push.ts'
import { eventMessage } from '../support/sensor-messages.ts'
import { whenDocument } from '../support/until.ts'

it('what calls while the simulator runs is taken and resolved by staff, through /api', async () => {
  const home = await createHome()
  const nurse = await signUp({ role: roles.NURSE })
  await join(home.eid, nurse, { roleId: roles.READ_WRITE })
  await home.addRule({
    ...{ deviceTypes: ['NOVIKA-LW-BOUTON'], action: 'buttonPressed' },
    recipients: [{ kind: 'user', uid: nurse.uid }],
  })
  const buttons = await Promise.all(
    [1, 2].map(async () => home.addDevice(await home.addResident(), 'NOVIKA-LW-BOUTON')),
  )
  const failures: Error[] = []
  const answering = startAnswering({
    ...{ homes: [{ eid: home.eid, establishment: { timeZone: 'America/Toronto' } }], projectId },
    ...{ everyMs: 200, tokenOf: async () => nurse.idToken, onFailed: (error) => failures.push(error) },
    answer: () => ({
      who: { by: nurse.uid, byName: 'Nurse' },
      ...{ takesAfterMs: 0, resolvesAfterMs: 0, resolution: 'helped' },
    }),
  })
  try {
    await push(...buttons.map((deviceId) => eventMessage(home, { deviceId, kind: 'buttonPressed' })))
    const { docs } = await db.collection(paths.alerts(home.eid)).get()
    expect(docs).toHaveLength(2)
    for (const { ref } of docs) {
      const alert = await whenDocument(ref.path, ({ state }) => state === 'resolved')
      expect(alertSchema.parse(alert)).toMatchObject({
        acknowledgedBy: { uid: nurse.uid },
        resolvedBy: { uid: nurse.uid },
      })
    }
    expect(failures).toEqual([])
  } finally {
    await answering.stop()
  }
})
