import type { RuleSaid } from '@vigie/domain/alerts/managed-rule'
import { activateRuleCall, deleteRuleCall } from '@vigie/domain/api/rule-act-calls'
import { setRuleCall } from '@vigie/domain/api/rule-calls'
import { triggerMetrics } from '@vigie/domain/care/enums'
import { paths } from '@vigie/domain/paths'
import { roles } from '@vigie/domain/people/roles'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { callApi } from '../support/api.ts'
import { db } from '../support/firestore.ts'
import { createHome } from '../support/home.ts'
import { shiftAround } from '../support/home-that-watches.ts'
import { join, signUp } from '../support/people.ts'
import { publish } from '../support/pubsub.ts'
import { eventMessage } from '../support/sensor-messages.ts'
import { whenCollection } from '../support/until.ts'
import { expectNoErrors, openAs } from './support/app.ts'
import { browser } from './support/browser.ts'
import { expectNoneBeside } from './support/heard.ts'
import { addStaff } from './support/staff.ts'

const dialog = (page: Page) => page.getByRole('dialog')
const asks = (page: Page, question: string) =>
  dialog(page).getByRole('heading', { level: 3, name: question }).and(page.locator(':focus')).waitFor()
const goOn = (page: Page) => dialog(page).getByRole('button', { name: 'Continuer' }).click()

test('a nurse who may write says on a phone what is counted, each step led to by the focus; it alerts, and a change that a colleague overtook says so', async () => {
  const home = await createHome({ shifts: [{ ...shiftAround('now', -3, 3), nameFR: 'Nuit' }] })
  const bid = await home.addResident({ name: 'Mme Roy', room: '214' })
  const bed = await home.addDevice(bid, 'NOVIKA-LW-BANDE', 'Lit')
  const nurse = await addStaff(home, { name: 'Nathalie Simard', member: { roleId: roles.READ_WRITE } })
  await addStaff(home, { name: 'Samuel Drouin', member: { roleId: null } })
  const colleague = await signUp({ role: roles.ADMIN_ESTABLISHMENT })
  await join(home.eid, colleague, { roleId: roles.ADMIN })
  const page = await openAs(browser, nurse, `/establishment/${home.eid}`, {
    viewport: { width: 360, height: 740 },
  })
  await page.getByRole('link', { name: 'Gestion' }).click()
  await page.getByRole('button', { name: 'Ajouter une règle' }).press('Enter')
  await asks(page, 'Étape 1 de 7 Quel genre de règle')
  await dialog(page).getByRole('radio', { name: 'Conditionnelle' }).check()
  await goOn(page)
  await asks(page, 'Étape 2 de 10 Commencer par')
  await dialog(page).getByRole('radio', { name: 'Chambre froide' }).waitFor()
  await goOn(page)
  await asks(page, 'Étape 3 de 10 Ce qui est compté ou mesuré')
  await goOn(page)
  await asks(page, 'Étape 4 de 10 Que compter')
  await dialog(page).getByRole('radio', { name: 'Combien de fois' }).check()
  await goOn(page)
  await asks(page, 'Étape 5 de 10 Pour quel résident')
  await dialog(page).getByLabel('Pour quel résident').selectOption('214 · Mme Roy')
  await goOn(page)
  await asks(page, 'Étape 6 de 10 Pendant quels quarts')
  await dialog(page).getByRole('checkbox', { name: 'Nuit' }).check()
  await goOn(page)
  await asks(page, 'Étape 7 de 10 Comparer à quoi')
  await dialog(page).getByRole('radio', { name: 'Plus de … fois' }).check()
  await goOn(page)
  await asks(page, 'Étape 8 de 10 Combien de fois')
  await goOn(page)
  await dialog(page).getByText('Ce nombre ne convient pas. Un nombre entier, de 0 à 1 000.').waitFor()
  await dialog(page).getByLabel('Combien de fois').and(page.locator(':focus')).fill('1')
  await goOn(page)
  await asks(page, 'Étape 9 de 10 Qui prévenir')
  await dialog(page).getByRole('checkbox', { name: 'Nathalie Simard' }).check()
  const nobodyTells = dialog(page).getByRole('checkbox', { name: /^Samuel Drouin \(membre sans niveau/ })
  expect(await nobodyTells.isDisabled()).toBe(true)
  await goOn(page)
  await asks(page, 'Étape 10 de 10 Par quels moyens')
  const sentence =
    'Si Mme Roy (214) se lève plus d’une fois pendant le quart Nuit, prévenir Nathalie Simard par texto et courriel.'
  await dialog(page).getByText(sentence).waitFor()
  const name = 'Lever détecté : plus d’une fois'
  expect((await dialog(page).getByLabel('Nom de la règle').inputValue()).replaceAll(/\s/g, ' ')).toBe(name)
  await dialog(page).getByRole('button', { name: 'Enregistrer' }).click()
  const row = page.getByRole('listitem').filter({ hasText: sentence })
  await row.getByText(/^Créée par Nathalie Simard \(aujourd’hui/).waitFor()
  const [rule] = await whenCollection(paths.notifications(home.eid), ({ length }) => length === 1)
  expect(rule).toMatchObject({
    ...{ type: 'conditional', beneficiaryId: bid, action: 'standUp', shiftIds: ['now'] },
    ...{ metric: 1, operator: 4, value: 1, period: null, heldMinutes: null },
  })

  const gotUp = (minutesAgo: number) =>
    eventMessage(home, { deviceId: bed, kind: 'standUp', occurredAt: Date.now() - minutesAgo * 60_000 })
  await publish(gotUp(5))
  await publish(gotUp(1))
  await row.getByRole('link', { name: /^Alerte en cours · Dernière alerte : aujourd’hui/ }).waitFor()

  // A colleague's acts, by the calls that their own screen makes.
  const query = { establishmentId: home.eid }
  const stored = await db.collection(paths.notifications(home.eid)).get()
  const id = stored.docs[0]?.id ?? ''
  await row.getByRole('button', { name: /^Modifier : / }).press('Enter')
  await asks(page, 'Étape 1 de 8 Ce qui est compté ou mesuré')
  await callApi(colleague, activateRuleCall, { params: {}, query, body: { id, activated: false } })
  await dialog(page)
    .getByText(/^Quelqu’un vient de désactiver cette règle/)
    .waitFor()
  for (let step = 2; step <= 8; step += 1) {
    await goOn(page)
    await asks(page, `Étape ${step} de 8`)
    if (step === 6) await dialog(page).getByLabel('Combien de fois').fill('3')
  }
  const test = dialog(page).getByRole('region', { name: 'Essai de la règle' })
  await expectNoneBeside(test.getByText(/silence/), test.getByRole('status').getByText('jours connus'))
  await dialog(page).getByRole('checkbox', { name: 'Prévenir aussi quand un capteur de la règle' }).check()
  await test.getByText(/^Depuis le .*, aucun silence de ses capteurs n’a été signalé\.$/).waitFor()
  await dialog(page).getByRole('button', { name: 'Enregistrer' }).click()
  await page.getByText('Règle enregistrée, mais désactivée : Lever détecté : plus de 3 fois').waitFor()

  await page.getByLabel('Afficher les règles désactivées (1)').check()
  await page.getByRole('button', { name: /^Modifier : / }).press('Enter')
  await dialog(page)
    .getByText(/^Cette règle est désactivée/)
    .waitFor()
  const { updatedAt } = (await db.doc(paths.notification(home.eid, id)).get()).data() ?? {}
  const other: RuleSaid = {
    ...{ name: 'Levers', beneficiaryId: null, deviceTypes: ['NOVIKA-LW-BANDE'], action: 'layDown' },
    ...{ shiftIds: [], recipients: [{ kind: 'user', uid: nurse.uid }], methods: ['sms'], updatedAt },
  }
  await callApi(colleague, setRuleCall, { params: {}, query, body: { id, rule: other } })
  await dialog(page).getByText(`${colleague.name} a modifié cette règle entre-temps`).waitFor()
  await callApi(colleague, deleteRuleCall, { params: { id }, query })
  await dialog(page)
    .getByText(/^Quelqu’un a supprimé cette règle entre-temps/)
    .waitFor()
  await dialog(page).getByRole('button', { name: 'Annuler' }).click()
  await page.getByText('Aucune règle de notification').waitFor()

  // The shift, of six hours now, was longer when it was made.
  const { PRESSED_DURATION } = triggerMetrics
  const long = {
    ...rule,
    name: 'Couché',
    action: 'layDown',
    metric: PRESSED_DURATION,
    value: 420,
    deviceTypes: ['NOVIKA-LW-BANDE'],
  }
  await db.doc(paths.notification(home.eid, 'long')).set(long)
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Couché' })
    .getByText(/^Ne se déclenche jamais/)
    .waitFor()
  expectNoErrors(page)
})
