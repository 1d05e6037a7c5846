import { paths } from '@vigie/domain/paths'
import { roles } from '@vigie/domain/people/roles'
import { test } from 'vitest'
import { db } from '../support/firestore.ts'
import { publish } from '../support/pubsub.ts'
import { eventMessage } from '../support/sensor-messages.ts'
import { appUrl, expectNoErrors, openAs } from './support/app.ts'
import { browser } from './support/browser.ts'
import { expectNoneBeside } from './support/heard.ts'
import { homeWithAlerts, strip } from './support/home-with-alerts.ts'
import { addStaff } from './support/staff.ts'

test('a relative who reads only says that they see to an alert, and it goes on calling the staff until one of them takes it', async () => {
  const home = await homeWithAlerts()
  const relative = await addStaff(home, {
    name: 'Isabelle Gagnon',
    roleId: roles.CAREGIVER,
    member: { roleId: roles.READ_ONLY, beneficiaryIds: [home.bid] },
  })
  await db.doc(paths.beneficiary(home.eid, home.bid)).update({ caregiverIds: [relative.uid] })
  await home.raise('a')
  const [atHome, onDuty] = [await openAs(browser, relative, `/establishment/${home.eid}`), await home.open()]
  await strip(atHome).getByRole('button', { name: 'Accuser réception' }).click()
  const theirs = strip(atHome).getByText(
    'Vue par vous; le personnel est appelé, personne ne s’en occupe encore',
  )
  await expectNoneBeside(strip(atHome).getByRole('button', { name: 'Accuser réception' }), theirs)
  await strip(onDuty)
    .getByText('Vue par Isabelle Gagnon (proche); aucun membre du personnel ne s’en occupe')
    .waitFor()
  // It is taken by nobody for them either.
  await atHome.locator(`[data-resident="${home.bid}"].called`).getByText('Appel à l’aide').waitFor()
  // As theirs on a page that begins anew, too.
  await atHome.reload()
  await theirs.waitFor()
  await strip(onDuty).getByRole('button', { name: 'Accuser réception' }).click()
  await home.whenState('a', 'acknowledged')
  await strip(atHome).getByText('Alice Tremblay s’en occupe').waitFor()
  await atHome.locator(`[data-resident="${home.bid}"]`).getByText('Prise en charge').waitFor()
})

test('whoever is not told of calls that became no alert is told to whom these are shown, and no calm is promised', async () => {
  const home = await homeWithAlerts()
  const relative = await addStaff(home, {
    roleId: roles.CAREGIVER,
    member: { roleId: roles.READ_ONLY, beneficiaryIds: [home.bid] },
  })
  await db.doc(paths.beneficiary(home.eid, home.bid)).update({ caregiverIds: [relative.uid] })
  const button = await home.addDevice(home.bid, 'NOVIKA-LW-BOUTON')
  // No rule answers it.
  await publish(eventMessage(home, { deviceId: button, kind: 'buttonPressed' }))
  const onDuty = await home.open('/alerts')
  await onDuty.getByText('Aucune alerte en cours n’est connue').waitFor()
  const shownToStaff =
    'Un appel à l’aide qui ne donne pas d’alerte n’est montré qu’au personnel. En cas de doute, téléphonez à la résidence.'
  const atHome = await openAs(browser, relative, `/establishment/${home.eid}/alerts`)
  await atHome.getByText('Aucune alerte en cours', { exact: true }).waitFor()
  await atHome.getByText(shownToStaff).waitFor()
  const silent = { of: 'devices', since: Date.now() - 3_600_000, devices: 1 }
  await db.doc(paths.establishment(home.eid)).update({ silent })
  await atHome.getByText(/^1 capteur de la résidence est muet depuis/).waitFor()
  await atHome.getByText(shownToStaff).waitFor()
  await atHome.goto(appUrl(`/establishment/${home.eid}/beneficiary/${home.bid}/notifications`))
  await atHome.getByText('Aucune alerte en cours pour ce résident').waitFor()
  await atHome.getByText(shownToStaff).waitFor()
  expectNoErrors(atHome)
})
