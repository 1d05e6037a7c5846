import { moods } from '@vigie/domain/care/enums'
import { paths } from '@vigie/domain/paths'
import { roles } from '@vigie/domain/people/roles'
import { reportPaths } from '@vigie/domain/reports/report-paths'
import { expect, test } from 'vitest'
import { db } from '../support/firestore.ts'
import { newAlert } from '../support/outbox.ts'
import { homeWithPast } from '../support/past-days.ts'
import { readPdf } from '../support/read-pdf.ts'
import { doneRecord, newTask } from '../support/tasks.ts'
import { expectNoErrors, openAs } from './support/app.ts'
import { browser } from './support/browser.ts'
import { addStaff } from './support/staff.ts'

const hour = 3_600_000

test('from the details a nurse reads all that is known of a resident over a week, prints it and saves it', async () => {
  const { home, bid, lived } = await homeWithPast()
  const { eid } = home
  const nurse = await addStaff(home, {
    name: 'Nathalie Simard',
    roleId: roles.NURSE,
    member: { role: roles.NURSE },
  })
  const at = Date.now() - 26 * hour
  for (const daysAgo of [1, 2, 3]) await lived(daysAgo, 4, 3)
  const said = { establishmentId: eid, by: 'alice', byName: 'Alice', at }
  const note = { ...said, text: '=1+1 bien dormi', writtenAt: null, updatedAt: null, visibility: 'public' }
  const alert = newAlert({ beneficiaryId: bid, deviceId: 'a84041f2c1d2e3f4' })
  const taken = { acknowledgedBy: { uid: 'alice', name: 'Alice' }, acknowledgedAt: at + 120_000 }
  const task = newTask(eid, bid, { title: 'Pansement', startAt: at, nextAt: at, activatedAt: at - hour })
  const done = doneRecord(eid, bid, 'done', { dueAt: at, at, by: 'alice', byName: 'Alice' })
  await Promise.all([
    db.doc(paths.mood(eid, bid, 'm')).set({ ...said, type: 'mood', data: moods.DEPRESSED }),
    db.doc(paths.note(eid, bid, 'n')).set(note),
    db.doc(paths.note(eid, bid, 'p')).set({ ...note, text: 'Inquiète pour sa fille', visibility: 'private' }),
    db
      .doc(paths.alert(eid, 'a'))
      .set({ ...alert, ...taken, state: 'acknowledged', times: { ...alert.times, raisedAt: at } }),
    db.doc(paths.task(eid, bid, 'missed')).set(task),
    db.doc(paths.taskDone(eid, bid, 'done', `${at}`)).set({ ...done, title: 'Bain' }),
  ])
  const page = await openAs(browser, nurse, `/establishment/${eid}/beneficiary/${bid}/details`, {
    viewport: { width: 360, height: 800 },
  })
  await page.getByRole('link', { name: 'Rapport complet' }).click()
  await page.getByRole('button', { name: 'Autre période' }).click()
  await page.locator('[name=from]').waitFor()
  await page.getByRole('button', { name: '7 jours' }).click()
  await page.getByText(/^Préparé par Nathalie Simard, le/).waitFor()
  const part = (name: string) => page.getByRole('region', { name, exact: true })
  await part('Alertes')
    .getByText(/Prises en charge\s: 1 sur 1\. .*2\sminutes/)
    .waitFor()
  await part('Alertes')
    .getByText(/\d{4}, .* · Alice, après 2\sminutes · n’est pas résolue/)
    .waitFor()
  await part('Humeur, santé et appétit')
    .getByText(/Humeur, Déprime, Alice/)
    .waitFor()
  await part('Tâches')
    .getByText(/^Bain\s: 1 fois, par Alice, .* \d{4}, /)
    .waitFor()
  await part('Tâches')
    .getByText(/^Pansement \(/)
    .waitFor()
  await part('Notes').getByText('=1+1 bien dormi').waitFor()
  await page.locator('[data-fact=averageUpCountPeriodAvg]').getByText(/4/).first().waitFor()
  // Neither the tab nor the address says who it is.
  expect(await page.title()).not.toContain('Roy')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)

  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Enregistrer en CSV' }).click()
  const file = await saving
  expect(file.suggestedFilename()).toMatch(/^Rapport complet 214 \d{4}-\d\d-\d\d \d{4}-\d\d-\d\d\.csv$/)
  const lines = (await (await file.createReadStream()).toArray()).join('').split(/\r?\n/)
  // No spreadsheet takes a note for a formula.
  expect(lines.find((line) => line.includes('bien dormi'))).toMatch(/;Note;"?'=1\+1 bien dormi"?;;;Alice;/)
  expect(lines.filter((line) => /Déprime|Bain|Pansement/.test(line)).length).toBeGreaterThanOrEqual(3)
  // Whose it is stands in each row, and all that the screen says of an alert and of the averages.
  const [, ...told] = lines
  expect(told.filter((line) => !line.startsWith('214;Mme Roy;'))).toEqual([])
  expect(told.find((line) => line.includes(';Alerte;'))).toMatch(/;Alice;120;Pas encore résolue;;$/)
  expect(told.find((line) => /;En moyenne;Levers\s: /.test(line))).toMatch(/4,?\d* levers? par jour/)

  await page.emulateMedia({ media: 'print' })
  await page.getByText('=1+1 bien dormi').waitFor()
  await page.getByRole('button', { name: 'Enregistrer en CSV' }).waitFor({ state: 'hidden' })
  await page.getByRole('banner').waitFor({ state: 'hidden' })
  // Each sheet says whose it is, and of when.
  const margins = await page.evaluate(() =>
    [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .filter((rule) => rule instanceof CSSPageRule)
      .flatMap((rule) => [...rule.cssRules].map(({ cssText }) => cssText)),
  )
  expect(margins.find((one) => one.startsWith('@top-left'))).toContain('"214 · Mme Roy"')
  expect(margins.find((one) => one.startsWith('@top-right'))).toMatch(/"Du .* \d{4} au .* \d{4}"/)

  // Who may read no private note any more reads none from then on, though no other report has come yet.
  const secret = part('Notes').getByText('Inquiète pour sa fille')
  await secret.waitFor()
  await page.emulateMedia({ media: null })
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route('**/report?*', async (route) => {
    await held
    await route.continue()
  })
  await db.doc(paths.member(eid, nurse.uid)).update({ role: roles.READ_ONLY, roleId: 10 })
  await secret.waitFor({ state: 'detached' })
  letGo()
  await part('Notes').getByText('=1+1 bien dormi').waitFor()
  await secret.waitFor({ state: 'detached' })
  expectNoErrors(page)
})

test('a nurse has three months made as a PDF, reads in it what the screen says, and is told why none came', async () => {
  const { home, bid, lived } = await homeWithPast()
  const { eid } = home
  const nurse = await addStaff(home, {
    name: 'Nathalie Simard',
    roleId: roles.NURSE,
    member: { role: roles.NURSE },
  })
  for (const daysAgo of [1, 2, 3, 40]) await lived(daysAgo, 4, 3)
  const at = Date.now() - 26 * hour
  const said = { establishmentId: eid, by: 'alice', byName: 'Alice', at }
  const note = { ...said, text: 'Peur la nuit', writtenAt: null, updatedAt: null, visibility: 'private' }
  const alert = newAlert({ beneficiaryId: bid, deviceId: 'a84041f2c1d2e3f4' })
  await Promise.all([
    db.doc(paths.mood(eid, bid, 'm')).set({ ...said, type: 'mood', data: moods.DEPRESSED }),
    db.doc(paths.note(eid, bid, 'n')).set(note),
    db.doc(paths.alert(eid, 'a')).set({ ...alert, times: { ...alert.times, raisedAt: at } }),
    db
      .doc(paths.task(eid, bid, 'missed'))
      .set(newTask(eid, bid, { title: 'Pansement', startAt: at, nextAt: at, activatedAt: at - hour })),
  ])
  const report = `/establishment/${eid}/beneficiary/${bid}/report?period=lastThreeMonths`
  const page = await openAs(browser, nurse, report, { viewport: { width: 360, height: 800 } })
  await page.getByRole('button', { name: 'Préparer un PDF' }).click()
  await page.getByText('Le PDF est prêt.').waitFor()
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Télécharger le PDF' }).click()
  const file = await saving
  expect(file.suggestedFilename()).toMatch(/^Rapport complet 214 \d{4}-\d\d-\d\d \d{4}-\d\d-\d\d\.pdf$/)
  const bytes = Buffer.concat(await (await file.createReadStream()).toArray())
  const { pages, isTagged } = await readPdf(new Uint8Array(bytes).buffer)
  expect(isTagged).toBe(true)
  const plain = (text: string) => text.normalize('NFKC').replaceAll(/\s+/g, '')
  const printed = plain(pages.join(' '))
  const shown = await page
    .locator('[data-fact] dd, [data-reported] > div, tbody th, tbody td, section h2, section > p')
    .allInnerTexts()
  expect(shown.length).toBeGreaterThan(100)
  // The mark of a private note is a picture and words on screen, words alone on paper.
  const missing = shown
    .map((text) => plain(text).replace(plain('Privée : équipe soignante'), ''))
    .filter((text) => !printed.includes(text))
  expect(missing).toEqual([])
  expect(printed).toContain(plain('Peur la nuit'))
  expect(printed).toContain(plain('Privée : équipe soignante'))

  // It is here for whoever comes back, and why none came is said in words.
  const [job] = (await db.collection(reportPaths.all(eid)).get()).docs
  await page.reload()
  await page.getByText('Le PDF est prêt.').waitFor()
  await job?.ref.update({ state: 'failed', why: 'tookTooLong' })
  await page.getByRole('alert').getByText('sa préparation a été trop longue').waitFor()
  await page.getByRole('button', { name: 'Essayer de nouveau' }).click()
  await page.getByText('Le PDF est prêt.').waitFor()
  expect((await db.collection(reportPaths.all(eid)).get()).size).toBe(2)
  // Of days to come nothing is told, and nothing of today in their place.
  await page.goto(page.url().replace(/\?.*/, '?period=custom&from=2099-01-01&to=2099-01-02'))
  await page.getByText('Cette période n’a pas commencé').waitFor()
  await page.getByText(/^Préparé par/).waitFor({ state: 'detached' })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  expectNoErrors(page)
})

test('a report that stays open lets go of a note once it is private to others, and its file has none of it', async () => {
  const { home, bid } = await homeWithPast()
  const { eid } = home
  const reader = await addStaff(home, { roleId: roles.READ_ONLY, member: { role: roles.READ_ONLY } })
  const said = { establishmentId: eid, by: 'alice', byName: 'Alice', at: Date.now() - 26 * hour }
  const note = { ...said, writtenAt: null, updatedAt: null, visibility: 'public' }
  const stays = { ...note, text: 'A bien mangé', at: said.at - hour }
  await db.doc(paths.note(eid, bid, 'n')).set({ ...note, text: 'Inquiète pour sa fille' })
  await db.doc(paths.note(eid, bid, 's')).set(stays)
  const page = await openAs(browser, reader, `/establishment/${eid}/beneficiary/${bid}/report`)
  const notes = page.getByRole('region', { name: 'Notes', exact: true })
  await notes.getByText('Inquiète pour sa fille').waitFor()
  await db.doc(paths.note(eid, bid, 'n')).update({ visibility: 'private', updatedAt: Date.now() })
  await notes.getByText('Inquiète pour sa fille').waitFor({ state: 'detached' })
  await notes.getByText('A bien mangé').waitFor()
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Enregistrer en CSV' }).click()
  const text = (await (await (await saving).createReadStream()).toArray()).join('')
  expect(text).toContain('A bien mangé')
  expect(text).not.toContain('Inquiète')
  expectNoErrors(page)
})
