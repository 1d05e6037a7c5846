import { paths } from '@vigie/domain/paths'
import { roles } from '@vigie/domain/people/roles'
import { expect, test } from 'vitest'
import { db } from '../support/firestore.ts'
import { createHome } from '../support/home.ts'
import { buttonRule, homeWithButton } from '../support/home-with-button.ts'
import { join } from '../support/people.ts'
import { takenAlert } from '../support/taken-alert.ts'
import { whenDocument } from '../support/until.ts'
import { appUrl, expectNoErrors, openAs } from './support/app.ts'
import { faultsOn } from './support/axe.ts'
import { browser } from './support/browser.ts'
import { expectNoneBeside } from './support/heard.ts'
import { addStaff } from './support/staff.ts'

const tomorrow = () => new Date(Date.now() + 36 * 3_600_000).toISOString().slice(0, 10)

test('an administrator sees the hours without anybody once the only one who is told is away, until they say that they are back, and when they rest', async () => {
  const { home } = await homeWithButton()
  const administrator = await addStaff(home, { name: 'Odile Roy', member: { roleId: 1 } })
  const nurse = await addStaff(home, { name: 'Nora Bélanger' })
  await home.addRule({ ...buttonRule, recipients: [{ kind: 'user', uid: nurse.uid }] })

  const page = await openAs(browser, administrator, `/establishment/${home.eid}/users`)
  await page.getByRole('button', { name: 'Indiquer une absence : Nora Bélanger' }).click()
  const say = page.getByRole('button', { name: 'Indiquer l’absence' })
  await page.getByLabel('Heure (facultatif)').fill('06:00')
  const place = await say.boundingBox()
  await say.click()
  await page.getByText('Choisissez aussi la date.').waitFor()
  await page.locator('[name="untilDate"]:focus').waitFor()
  // What is wrong has its room: a second tap would miss a button that moves.
  expect(await say.boundingBox()).toEqual(place)
  await page.getByLabel('Heure (facultatif)').fill('')
  await page.getByLabel('Jusqu’au (facultatif)').fill('2020-01-01')
  await say.click()
  await page.getByText('Cette fin est déjà passée.').waitFor()
  await page.getByLabel('Jusqu’au (facultatif)').fill('')
  await say.click()
  await page.getByText('Absence jusqu’à nouvel ordre').waitFor()
  const away = await whenDocument(paths.member(home.eid, nurse.uid), (member) => Boolean(member.away))
  expect(away.away).toMatchObject({ until: null, by: administrator.uid })

  await page.goto(page.url().replace('/users', ''))
  await page.getByText(/24 prochaines heures, personne n’est joignable pour un appel à l’aide/).waitFor()
  await page.getByRole('link', { name: 'Voir qui est prévenu' }).click()
  await page.getByText(/personne n’est joignable pour un appel à l’aide/).waitFor()
  const named = page.getByLabel(/Personnes en plus/).getByRole('option', { name: /^Nora Bélanger/ })
  await expect.poll(() => named.textContent()).toBe('Nora Bélanger (absence jusqu’à nouvel ordre)')

  const allowed = page.getByRole('region', { name: 'Heures calmes du personnel' })
  await allowed.getByLabel('Permettre des heures calmes').check()
  await allowed.getByLabel('De', { exact: true }).fill('20:00')
  await allowed.getByRole('button', { name: 'Enregistrer' }).click()
  const hours = await whenDocument(paths.establishment(home.eid), (found) => Boolean(found.quietHours))
  expect(hours.quietHours).toEqual({ start: '20:00', end: '07:00' })

  const own = await openAs(browser, nurse, '/notifications')
  await own.getByText(/Absence indiquée jusqu’à nouvel ordre/).waitFor()
  const quiet = own.getByRole('region', { name: 'Vos heures calmes' })
  const counts = quiet.getByText(/elles comptent de 20:00 à 07:00\.$/)
  await expectNoneBeside(own.getByText(/ : absence jusqu’à nouvel ordre/), counts)
  await quiet.getByLabel('J’ai des heures calmes').check()
  await quiet.getByLabel('À', { exact: true }).fill('22:00')
  await quiet.getByRole('button', { name: 'Enregistrer' }).click()
  await quiet.getByText('La fin doit différer du début').waitFor()
  await quiet.getByLabel('À', { exact: true }).fill('06:00')
  await quiet.getByRole('button', { name: 'Enregistrer' }).click()
  const said = await whenDocument(paths.user(nurse.uid), (found) => Boolean(found.quietHours))
  expect(said.quietHours).toEqual({ start: '22:00', end: '06:00' })
  await own.getByRole('link', { name: 'Ouvrir votre profil' }).click()
  await own.getByText(/: absence jusqu’à nouvel ordre$/).waitFor()
  await own.getByRole('button', { name: 'Indiquer mon retour' }).press('Enter')
  const leave = own.getByRole('button', { name: 'Indiquer mon absence' })
  await leave.waitFor()
  // Whoever goes by keyboard does not begin anew at the top of everything.
  expect(await own.evaluate(() => document.activeElement === document.body)).toBe(false)
  // A second press, before the form goes, says the same again, and not "without an end".
  const until = tomorrow()
  await own.getByLabel('Jusqu’au (facultatif)').fill(until)
  await leave.dblclick()
  await own.getByRole('button', { name: 'Indiquer mon retour' }).waitFor()
  await leave.waitFor({ state: 'detached' })
  expect((await db.doc(paths.member(home.eid, nurse.uid)).get()).get('away')).toMatchObject({
    until: expect.any(Number),
  })
  await own.getByRole('button', { name: 'Indiquer mon retour' }).click()
  await leave.waitFor()
  await page.getByText('Dans les 24 prochaines heures, chaque appel à l’aide reçu joint quelqu’un.').waitFor()
  await expect.poll(() => named.textContent()).toBe('Nora Bélanger')
  expectNoErrors(page)
  expectNoErrors(own)
})

test('whom an administrator said to be away from one home says so of the others, and which home they leave somebody of is said', async () => {
  const { home } = await homeWithButton()
  const other = await createHome()
  const nurse = await addStaff(home, { name: 'Nora Bélanger' })
  await join(other.eid, { ...nurse, role: roles.NURSE }, { roleId: roles.READ_WRITE })
  const until = Date.now() + 3_600_000
  await db.doc(paths.member(home.eid, nurse.uid)).update({ away: { until, since: Date.now(), by: 'odile' } })
  const { alert } = await takenAlert(other, nurse)
  const work = await openAs(browser, nurse, `/establishment/${other.eid}`, {
    viewport: { width: 1280, height: 800 },
  })
  const said = new RegExp(`Absence indiquée jusqu’(à|au) .*\\s: Résidence ${home.eid}`)
  await work.getByText(said).waitFor()
  expect(await faultsOn(work)).toEqual([])
  await work.setViewportSize({ width: 1280, height: 800 })
  await work.getByRole('link', { name: 'Ouvrir votre profil' }).click()
  await work.waitForURL(appUrl('/profile'))
  const page = await openAs(browser, nurse, '/profile', { viewport: { width: 360, height: 740 } })
  const back = page.getByRole('button', { name: 'Indiquer mon retour' })
  const leave = page.getByRole('region', { name: 'Absence de tous vos établissements' })
  await back.waitFor()
  await leave.getByRole('button', { name: 'Indiquer mon absence' }).click()
  const question = page.getByRole('dialog')
  await question.getByText(new RegExp(`Mme Roy · Résidence ${other.eid}`)).waitFor()
  await question.getByRole('button', { name: 'Les laisser et indiquer mon absence' }).click()
  await leave.waitFor({ state: 'detached' })
  for (const { eid } of [home, other])
    expect(await whenDocument(paths.member(eid, nurse.uid), ({ away }) => away?.until === null)).toBeTruthy()
  expect((await alert()).state).toBe('open')
  // By a tap there, where the window's own button was a moment ago, it would count as the second of a double tap.
  await back.press('Enter')
  await page.getByRole('button', { name: 'Indiquer mon absence' }).waitFor()
  await back.waitFor({ state: 'detached' })
  await work.getByText(/Absence indiquée/).waitFor({ state: 'detached' })
  expectNoErrors(work)
  expectNoErrors(page)
})
