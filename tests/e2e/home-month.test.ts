import { paths } from '@vigie/domain/paths'
import { roles } from '@vigie/domain/people/roles'
import { expect, test } from 'vitest'
import { db } from '../support/firestore.ts'
import { createHome } from '../support/home.ts'
import { newAlert } from '../support/outbox.ts'
import { readPdf } from '../support/read-pdf.ts'
import { expectNoErrors, openAs } from './support/app.ts'
import { browser } from './support/browser.ts'
import { addStaff } from './support/staff.ts'

test('whoever administers a home reads what a month came to, saves it, and has it made as a PDF of the same figures', async () => {
  const home = await createHome({ name: 'Résidence du Moulin' })
  const { eid } = home
  const bid = await home.addResident({ name: 'Mme Roy', room: '214' })
  const admin = await addStaff(home, { name: 'Chantal Roy', member: { roleId: roles.ADMIN } })
  const at = Date.now() - 60_000
  const alert = newAlert({ beneficiaryId: bid, room: '214', ruleName: 'Bouton' })
  const step = { step: 'acknowledged', at: at + 40_000, by: { uid: 'a', name: 'Alice' } }
  const raised = { ...alert.times, raisedAt: at }
  await db
    .doc(paths.alert(eid, 'a'))
    .set({ ...alert, times: raised, timeline: [{ step: 'opened', at }, step] })
  const page = await openAs(browser, admin, `/establishment/${eid}/informations`, {
    viewport: { width: 360, height: 800 },
  })
  await page.getByRole('tab', { name: 'Rapport mensuel' }).click()
  const months = page.getByLabel('Mois du rapport')
  // The last one that is over at first, of which nothing is known: which is no 0.
  const messages = page.getByRole('region', { name: 'Messages et leur coût' })
  await messages.getByText(/^Pas connu\s: les messages de ce mois n’ont pas été comptés\.$/).waitFor()
  const [latest = ''] = await months
    .locator('option')
    .evaluateAll((all) => all.map((one) => one.getAttribute('value') ?? ''))
  await months.selectOption(latest)
  const answers = page.getByRole('region', { name: 'Délais de réponse aux appels à l’aide' })
  await answers
    .getByText(/100\s%\s\(1 sur 1\)/)
    .first()
    .waitFor()
  await page.getByText('Ce mois n’est pas terminé').waitFor()
  expect(new URL(page.url()).searchParams.get('month')).toBe(latest)
  expect(await page.locator('main').textContent()).not.toContain('Mme Roy')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)

  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Enregistrer en CSV' }).click()
  const csv = await saving
  expect(csv.suggestedFilename()).toBe(`Rapport mensuel Résidence du Moulin ${latest}.csv`)
  const lines = (await (await csv.createReadStream()).toArray()).join('').split(/\r?\n/)
  expect(lines).toContain(`Résidence du Moulin;${latest};Alertes;Règle · Bouton;1;`)
  expect(lines).toContain(
    `Résidence du Moulin;${latest};Délais de réponse aux appels à l’aide;En 60 secondes ou moins;100;%`,
  )

  await page.getByRole('button', { name: 'Préparer un PDF' }).click()
  await page.getByText('Le PDF est prêt.').waitFor()
  const fetching = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Télécharger le PDF' }).click()
  const bytes = Buffer.concat(await (await (await fetching).createReadStream()).toArray())
  const { pages } = await readPdf(new Uint8Array(bytes).buffer)
  const plain = (text: string) => text.normalize('NFKC').replaceAll(/\s+/g, '')
  const printed = plain(pages.join(' '))
  const shown = await page.locator('[data-fact] dd, tbody th, tbody td, section h2').allInnerTexts()
  expect(shown.length).toBeGreaterThan(20)
  expect(shown.map(plain).filter((text) => !printed.includes(text))).toEqual([])
  expectNoErrors(page)
})
