import { paths } from '@vigie/domain/paths'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { db } from '../support/firestore.ts'
import { createHome, type TestHome } from '../support/home.ts'
import { newAlert } from '../support/outbox.ts'
import { whenDocument } from '../support/until.ts'
import { expectNoErrors, openAs } from './support/app.ts'
import { browser } from './support/browser.ts'
import { addStaff } from './support/staff.ts'

const night = { id: 'night', name: 'Nuit', nameFR: 'Nuit', nameEN: 'Night', start: '23:00', end: '07:00' }

test('an administrator says who is told until somebody answers, and everybody sees that nobody has', async () => {
  const home = await createHome({ shifts: [night] })
  const administrator = await addStaff(home, { member: { roleId: 1 } })
  const nurse = await home.addMember({ member: { displayName: 'Nora Bélanger' } })
  const page = await openAs(browser, administrator, `/establishment/${home.eid}/escalation`)
  const plan = page.getByRole('region', { name: 'Si personne ne répond' })
  await page.getByText(/Rien n’est encore enregistré/).waitFor()
  await page.getByText(/Personne n’est indiqué pour/).waitFor()
  await page.getByText(/^À toute heure, une étape/).waitFor()
  // It comes last, above all that is pressed below.
  await page.getByText('Aucun appareil d’ici ne peut appeler à l’aide.').waitFor()

  await page.getByRole('button', { name: 'Ajouter une étape' }).click()
  const second = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Étape 3' }) })
  await page.getByLabel('Minutes sans réponse avant cette étape').fill('0')
  await plan.getByRole('button', { name: 'Enregistrer' }).click()
  await page.getByText('Un nombre de minutes entier, de 1 à 120').waitFor()
  await second.getByText('Choisissez qui est de quart, ou au moins une personne').waitFor()

  await page.getByLabel('Minutes sans réponse avant cette étape').fill('4')
  await second.getByLabel(/Personnes en plus/).selectOption({ label: 'Nora Bélanger' })
  await page.getByLabel('Nuit, 23:00 à 07:00').selectOption({ label: 'Nora Bélanger' })
  await plan.getByRole('button', { name: 'Enregistrer' }).click()
  await page.getByText(/^Enregistré/).waitFor()
  const stored = await whenDocument(paths.escalation(home.eid), () => true)
  expect(stored).toMatchObject({
    activated: true,
    alerts: 'callsForHelp',
    steps: [
      { uids: [], onShift: true, afterMinutes: 4 },
      { uids: [nurse], onShift: false, methods: ['sms'] },
    ],
    shifts: [{ shiftId: 'night', uids: [nurse] }],
  })

  // The same page again: what was saved is there, and can be changed once more, even while it is being saved.
  const typedOn = Promise.withResolvers<void>()
  await page.route(/\/api\/.*\/escalation$/, (route) => typedOn.promise.then(() => route.continue()), {
    times: 1,
  })
  await page.getByLabel(/Répéter la dernière étape/).fill('7')
  await plan.getByRole('button', { name: 'Enregistrer' }).click()
  await page.getByLabel(/Répéter la dernière étape/).fill('8')
  typedOn.resolve()
  await whenDocument(paths.escalation(home.eid), ({ repeatMinutes }) => repeatMinutes === 7)
  await plan.getByRole('button', { name: 'Enregistrer' }).waitFor()
  expect(await page.getByLabel(/Répéter la dernière étape/).inputValue()).toBe('8')

  // What was not saved is told beside the button, at the foot of the form.
  await db.doc(paths.escalation(home.eid)).update({ updatedAt: Date.now() })
  await plan.getByRole('button', { name: 'Enregistrer' }).click()
  await page
    .locator('form')
    .getByRole('alert')
    .getByText(/^Quelqu’un a modifié ces étapes entre-temps/)
    .waitFor()
  await plan.getByRole('button', { name: 'Voir les étapes enregistrées' }).click()
  expect(await page.getByLabel(/Répéter la dernière étape/).inputValue()).toBe('7')

  const beneficiaryId = await home.addResident()
  await giveOwnPlan(page, home, beneficiaryId)
  const now = Date.now()
  const alert = newAlert({
    beneficiaryId,
    beneficiaryName: 'Mme Roy',
    room: '214',
    nobodyAnsweredAt: now,
    timeline: [
      { step: 'opened', at: now },
      { step: 'escalated', at: now, level: 2, people: 0, why: 'unanswered' },
      { step: 'nobodyAnswered', at: now },
      { step: 'escalated', at: now, level: 3, people: 2, why: 'unanswered' },
    ],
  })
  await db.doc(paths.alert(home.eid, 'a')).set(alert)
  await page.getByText('Personne n’a répondu').first().waitFor()
  await page.goto(page.url().replace('escalation', 'alerts'))
  await page
    .getByRole('button', { name: /Déroulement/ })
    .first()
    .click()
  for (const told of [/^Personne n’a répondu\s: étape 2, 0 personne/, /étape 3, 2 personnes prévenues$/]) {
    await page.getByText(told).waitFor()
  }

  // Somebody took it and did not resolve it in time: whoever sees that others are asked takes it over.
  const acknowledgedBy = { uid: nurse, name: 'Nora Bélanger' }
  const taken = { state: 'acknowledged', acknowledgedBy, acknowledgedAt: now, nobodyAnsweredAt: null }
  await db.doc(paths.alert(home.eid, 'a')).update({ ...taken, escalation: { taken: 2, at: now + 1 } })
  await page.getByText('Pas encore résolue : d’autres sont appelés').first().waitFor()
  await page
    .getByRole('button', { name: /^Prendre le relais/ })
    .first()
    .click()
  await whenDocument(paths.alert(home.eid, 'a'), (found) => found.acknowledgedBy?.uid === administrator.uid)
  await page.getByText(/à la place de Nora Bélanger/).waitFor()
  expectNoErrors(page)
})

/** Gives a resident a plan of their own, which begins with the home's, and takes it away again. */
async function giveOwnPlan(page: Page, home: TestHome, bid: string) {
  await page.getByText('Les alertes de tous les résidents suivent les étapes').waitFor()
  const adds = 'Ajouter un plan pour un résident'
  await page.getByRole('button', { name: adds }).click()
  const added = page.getByRole('dialog', { name: adds })
  await added.getByRole('button', { name: 'Enregistrer' }).click()
  await added.getByText('Choisissez un résident', { exact: true }).waitFor()
  await added.getByLabel('Pour quel résident').selectOption({ label: '214 · Mme Roy' })
  await added.getByLabel('Minutes sans réponse avant cette étape').fill('1')
  await added.getByRole('button', { name: 'Enregistrer' }).click()
  await added.waitFor({ state: 'detached' })
  const name = '214 · Mme Roy'
  const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) })
  await row.getByText(/^2 étapes de plus que la règle/).waitFor()
  const own = await whenDocument(paths.residentEscalation(home.eid, bid), () => true)
  expect(own).toMatchObject({
    activated: true,
    steps: [{ onShift: true, afterMinutes: 1 }, { onShift: false }],
  })

  await row.getByRole('button', { name: `Modifier le plan pour ${name}` }).click()
  const changed = page.getByRole('dialog', { name: `Plan pour ${name}` })
  await changed.getByLabel('Passer à d’autres personnes tant que personne ne répond').uncheck()
  await changed.getByRole('button', { name: 'Enregistrer' }).click()
  await row.getByText(/^Désactivé/).waitFor()

  await row.getByRole('button', { name: `Retirer le plan pour ${name}` }).click()
  const asks = page.getByRole('dialog', { name: `Retirer le plan pour ${name}` })
  await asks.getByText(/^Ses alertes suivront de nouveau/).waitFor()
  await asks.getByRole('button', { name: 'Retirer le plan' }).click()
  await page.getByText('Les alertes de tous les résidents suivent les étapes').waitFor()
  expect((await db.doc(paths.residentEscalation(home.eid, bid)).get()).exists).toBe(false)
}
