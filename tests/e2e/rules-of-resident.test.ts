import { paths } from '@vigie/domain/paths'
import { roles } from '@vigie/domain/people/roles'
import type { Page } from 'playwright-core'
import { beforeEach, expect, test } from 'vitest'
import { createHome, type TestHome } from '../support/home.ts'
import { publish } from '../support/pubsub.ts'
import { eventMessage } from '../support/sensor-messages.ts'
import { whenCollection } from '../support/until.ts'
import { expectNoErrors, openAs } from './support/app.ts'
import { browser } from './support/browser.ts'
import { expectNone, expectNoneBeside } from './support/heard.ts'
import { addStaff, type Staff } from './support/staff.ts'

const shifts = [{ id: 'night', name: 'Nuit', nameFR: 'Nuit', nameEN: 'Night', start: '23:00', end: '07:00' }]
const phone = { viewport: { width: 400, height: 800 } }
let home: TestHome
let bid: string
let admin: Staff
beforeEach(async () => {
  home = await createHome({ shifts })
  bid = await home.addResident({ name: 'Mme Roy', room: '214' })
  admin = await addStaff(home, { name: 'Marc Gagnon', member: { roleId: 1 } })
})

const tab = () => `/establishment/${home.eid}/beneficiary/${bid}/notifications`
const dialog = (page: Page) => page.getByRole('dialog')
const goOn = (page: Page) => dialog(page).getByRole('button', { name: 'Continuer' }).click()
const whenWritten = (page: Page) => page.locator('[data-kept=written]').waitFor({ state: 'attached' })

test('a ready-made rule for a resident survives Back and a reload, and says who has no contact before it is saved', async () => {
  const page = await openAs(browser, admin, tab(), phone)
  await page.getByText('Aucune règle ne concerne ce résident').waitFor()
  await page.getByRole('button', { name: 'Ajouter une règle' }).click()
  await goOn(page)
  await dialog(page).getByRole('radio', { name: 'Sort du lit, la nuit' }).check()
  await goOn(page)
  await dialog(page)
    .getByText(
      'Quand un capteur de type Bande de lit ou Bande de lit (jack 1/4) signale « lever détecté » pour Mme Roy (214), pendant : Nuit',
    )
    .waitFor()
  await goOn(page)
  await dialog(page).getByText('Étape 4 de 7').waitFor()
  await whenWritten(page)
  await page.goBack()
  await dialog(page).waitFor({ state: 'detached' })
  expect(new URL(page.url()).pathname).toBe(tab())
  await page.reload()
  // What this device keeps is known once its key came.
  await page.getByRole('button', { name: 'Poursuivre la règle commencée' }).waitFor()
  await page.getByRole('button', { name: 'Votre compte' }).click()
  await page.getByRole('menuitem', { name: 'Se déconnecter' }).click()
  const question = page.getByRole('dialog', { name: 'Règles de notification commencées : 1' })
  await question.getByRole('button', { name: 'Annuler' }).click()
  await page.getByRole('button', { name: 'Poursuivre la règle commencée' }).click()
  await dialog(page).getByText('Étape 4 de 7').waitFor()
  await dialog(page).getByText('Ce que vous aviez écrit ici n’est pas encore enregistré.').waitFor()
  await goOn(page)
  await goOn(page)
  await dialog(page).getByRole('checkbox', { name: 'Marc Gagnon' }).check()
  await dialog(page).getByRole('checkbox', { name: 'Le contact du résident' }).check()
  await dialog(page)
    .getByText(/n’a pas de contact joignable .*214 · Mme Roy\. Son contact ne sera pas prévenu\.$/)
    .waitFor()
  await dialog(page).getByRole('checkbox', { name: 'Le contact du résident' }).uncheck()
  await goOn(page)
  await dialog(page).getByText('Ce résident n’a aucun appareil de ces types').waitFor()
  await dialog(page).getByRole('button', { name: 'Enregistrer' }).click()
  const row = page.getByRole('listitem').filter({ hasText: 'Sort du lit, la nuit' })
  await row.getByText(/^Créée par Marc Gagnon \(aujourd’hui/).waitFor()
  await row.getByText('N’a encore levé aucune alerte', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Ajouter une règle' }).waitFor()
  const [rule] = await whenCollection(paths.notifications(home.eid), ({ length }) => length === 1)
  expect(rule).toMatchObject({ beneficiaryId: bid, shiftIds: ['night'], updatedBy: admin.uid })

  // What is done here to a rule for all is done to the home: its window is of nobody.
  await home.addRule({
    ...{ name: 'Errances', action: 'wanderingDetected', deviceTypes: ['NOVIKA-LW-ANTIFUGUE'] },
    recipients: [{ kind: 'user', uid: admin.uid }],
  })
  await page.getByText('N’a encore levé aucune alerte pour ce résident').waitFor()
  await page.getByRole('button', { name: 'Désactiver : Errances' }).click()
  await dialog(page).getByText('Cette règle vaut pour tous les résidents.').waitFor()
  await expectNoneBeside(dialog(page).getByText('214 · Mme Roy'), dialog(page))
  await dialog(page).getByRole('button', { name: 'Annuler' }).click()
  await row.getByRole('button', { name: /^Désactiver/ }).click()
  await dialog(page).getByText('214 · Mme Roy').waitFor()
  await dialog(page).getByRole('button', { name: 'Annuler' }).click()
  expectNoErrors(page)
})

test('staff read on that tab which rules are for a resident, and on their day why a press raised an alert', async () => {
  const calls = { action: 'buttonPressed' as const, deviceTypes: ['NOVIKA-LW-BOUTON' as const] }
  const recipients = [{ kind: 'user' as const, uid: admin.uid }]
  await home.addRule({ name: 'Appels', ...calls, recipients, createdBy: admin.uid })
  await home.addRule({ name: 'Arrêtée', ...calls, recipients, activated: false })
  await home.addRule({ name: 'Chutes', action: 'fall', deviceTypes: ['NOVIKA-LW-CEINTURE'], recipients })
  const button = await home.addDevice(bid, 'NOVIKA-LW-BOUTON', 'Lit')
  await publish(eventMessage(home, { deviceId: button, kind: 'buttonPressed' }))
  await whenCollection(paths.alerts(home.eid), ({ length }) => length === 1)
  const reads = { roleId: roles.READ_ONLY }
  const nurse = await addStaff(home, { name: 'Nathalie Simard', locale: 'en', member: reads })
  const page = await openAs(browser, nurse, tab(), phone)
  const row = page.getByRole('listitem').filter({ hasText: 'Appels' }).filter({ hasText: 'Activated' })
  await row.getByText('tell 1 person by').waitFor()
  await row.getByRole('link', { name: /^Alert in progress · Last alert for this resident: today/ }).waitFor()
  await expectNone(page.getByRole('button', { name: 'Add a rule' }))

  await page.getByRole('tab', { name: 'Today' }).click()
  await page.getByRole('button', { name: /^Why an alert, or none: Call button, / }).click()
  await dialog(page).getByRole('link', { name: 'Raised the alert “Appels”' }).waitFor()
  await dialog(page).getByText('By the establishment’s rules as they are today.').waitFor()
  await dialog(page).getByRole('listitem').filter({ hasText: 'Appels' }).getByText('Fires').waitFor()
  await dialog(page).getByText('Stays silent: it is deactivated').waitFor()
  await dialog(page).getByText('1 rule is for another signal: Chutes').waitFor()
  await page.keyboard.press('Escape')
  await page
    .getByRole('button', { name: /^Why an alert/ })
    .and(page.locator(':focus'))
    .waitFor()
  expectNoErrors(page)
})
