import { text } from 'node:stream/consumers'
import { appetites } from '@vigie/domain/care/enums'
import type { Note } from '@vigie/domain/care/note'
import { paths } from '@vigie/domain/paths'
import { roles } from '@vigie/domain/people/roles'
import { instantOfWallClock } from '@vigie/domain/time/wall-clock'
import { expect, test } from 'vitest'
import { db } from '../support/firestore.ts'
import { newNote } from '../support/notes.ts'
import { newAlert } from '../support/outbox.ts'
import { homeWithPast } from '../support/past-days.ts'
import { appUrl, expectNoErrors, openAs } from './support/app.ts'
import { faultsOn } from './support/axe.ts'
import { browser } from './support/browser.ts'
import { expectNoneBeside } from './support/heard.ts'
import { savedPicture } from './support/saved-picture.ts'
import { addStaff } from './support/staff.ts'

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true }

test('trends of a resident: averages in words beside the days before, curves with gaps, the same as numbers; a week, one day, nothing', async () => {
  const { home, bid, dateOf, told, lived } = await homeWithPast()
  const upsOf = (daysAgo: number) => (daysAgo % 5 === 0 ? 6 : 4)
  const known = Array.from({ length: 30 }, (_, index) => index + 1).filter((one) => one !== 6 && one !== 12)
  await Promise.all(known.map((daysAgo) => lived(daysAgo, upsOf(daysAgo), daysAgo % 2 === 0 ? 3 : 4)))
  await told(12, 'bed', [['12:00', 'standUp']])
  await Promise.all(Array.from({ length: 25 }, (_, index) => lived(31 + index, 3, 5, 20)))
  // Straight over what is stored of the days that are known.
  const stored = (await db.collection(paths.days(home.eid, bid)).where('date', '>=', dateOf(30)).get()).docs
  const counts = known.map(
    (daysAgo) =>
      stored
        .filter((day) => day.get('date') === dateOf(daysAgo))
        .flatMap((day) => Object.values<{ kind: string }>(day.get('events')))
        .filter(({ kind }) => kind === 'standUp').length,
  )
  const average = counts.reduce((sum, count) => sum + count, 0) / counts.length
  const inFrench = (value: number) => value.toFixed(1).replace('.', ',')

  const nurse = await addStaff(home, { name: 'Alice Tremblay', roleId: 4 })
  const page = await openAs(browser, nurse, `/establishment/${home.eid}/beneficiary/${bid}`, phone)
  await page.getByRole('tab', { name: 'Tendances' }).click()
  await page
    .getByRole('region', { name: 'Ce qui a changé' })
    .getByText(/^Sans changement marqué\s: .*temps au fauteuil\.$/)
    .waitFor()
  const figure = (name: string) => page.locator(`[data-statistic="${name}"]`)
  const ups = figure('averageUpCountPeriodAvg')
  await ups
    .getByText(
      `${inFrench(average)} levers par jour, ${inFrench(average - 3)} de plus que les 30 jours d’avant (28 jours).`,
    )
    .waitFor()
  await ups
    .getByText('2 jours trop peu observés ne comptent pas. Avant : 3 levers par jour, sur 25 jours.')
    .waitFor()
  await figure('averageSitTimePeriodAvg_hours')
    .getByText('3,5 h au fauteuil par jour, 1,5 h de moins que')
    .waitFor()
  await figure('averageTemperature').getByText('21 °C, 1 °C de plus que').waitFor()
  await figure('averageCo2').getByText('Aucun capteur ne l’a dit').waitFor()
  // Two dates without a point, each grey by itself.
  await page.locator('.apexcharts-xaxis-annotations rect').first().waitFor()
  expect(await page.locator('.apexcharts-xaxis-annotations').first().locator('rect').count()).toBe(2)

  // Of the air what a sensor told: no chart of CO₂.
  const temperature = page.getByRole('region', { name: 'Température par jour' })
  await temperature.locator('.apexcharts-yaxis').getByText('16 °C').first().waitFor()
  expect(await temperature.locator('.apexcharts-xaxis-annotations rect').count()).toBe(2)
  await expectNoneBeside(page.getByRole('region', { name: 'CO₂ par jour' }), temperature)

  // Closer by days, all charts at once; what is shown is told.
  const charts = page.getByRole('group', { name: 'Ce que montrent les courbes' })
  const shown = page.getByRole('status').filter({ hasText: 'Courbes' })
  const whole = (await shown.textContent()) ?? ''
  const gaps = page.locator('.apexcharts-xaxis-annotations').first().locator('rect')
  await charts.getByRole('button', { name: 'Plus près' }).click()
  await charts.getByRole('button', { name: 'Plus tard' }).click()
  await expect.poll(() => shown.textContent()).not.toBe(whole)
  await expect.poll(() => gaps.count()).toBe(2)
  await charts.getByRole('button', { name: 'Plus près' }).click()
  await charts.getByRole('button', { name: 'Plus tard' }).click()
  await expect.poll(() => gaps.count()).toBe(1)
  await charts.getByRole('button', { name: 'Tout montrer' }).click()
  await expect.poll(() => shown.textContent()).toBe(whole)

  const numbers = page.getByRole('region', { name: 'Les chiffres, jour par jour' })
  const row = (daysAgo: number) => numbers.locator(`tr[data-date="${dateOf(daysAgo)}"]`)
  await page.getByRole('button', { name: 'Afficher les chiffres' }).click()
  const cells = async (daysAgo: number) =>
    (await row(daysAgo).getByRole('cell').allTextContents()).slice(0, 4)
  for (const daysAgo of [1, 5, 30]) {
    const [, up, , chair] = await cells(daysAgo)
    expect([up, chair?.replace(/\s/g, ' ')]).toEqual([
      String(upsOf(daysAgo)),
      daysAgo % 2 === 0 ? '3 h' : '4 h',
    ])
  }
  for (const daysAgo of [6, 12])
    expect((await cells(daysAgo)).slice(1)).toEqual([
      'trop peu observé',
      'trop peu observé',
      'trop peu observé',
    ])
  expect(await row(6).getByRole('cell').last().textContent()).toBe('pas connu')
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Enregistrer les chiffres' }).click()
  const csv = (await text(await (await saving).createReadStream())).split('\r\n')
  expect(csv).toHaveLength(31)
  expect(csv.find((line) => line.startsWith(`214;${dateOf(6)}`))).toMatch(/^214;[\d-]+;29;;;;/)
  expect(csv[0]).toMatch(/^Chambre;Jour;Observé \(%\);Levers;Au lit \(h\);/)
  expect(await faultsOn(page)).toEqual([])

  await page.getByRole('button', { name: '7 jours' }).click()
  await ups.getByText('4,3 levers par jour, comme les 7 jours d’avant (6 jours).').waitFor()
  expect(new URL(page.url()).search).toBe('?period=lastWeek')
  const from = page.getByLabel('Du', { exact: true })
  await page.getByRole('button', { name: 'Autre période' }).click()
  await from.fill(dateOf(5))
  await page.getByLabel('Au', { exact: true }).fill(dateOf(5))
  await ups
    .getByText('6 levers par jour (1 jour). Rien à quoi comparer : le jour d’avant n’est pas connu.')
    .waitFor()
  await page.getByLabel('Du', { exact: true }).fill(dateOf(4))
  await page.getByLabel('Au', { exact: true }).fill(dateOf(4))
  await page.reload()
  await ups.getByText('4 levers par jour, 2 de moins que le jour d’avant (1 jour).').waitFor()
  await page.getByLabel('Au', { exact: true }).fill(dateOf(0))
  await from.fill(dateOf(0))
  await page.reload()
  await page.getByRole('heading', { name: 'Les chiffres, jour par jour' }).waitFor()
  await page.getByLabel('Au', { exact: true }).fill(dateOf(4))
  await from.fill(dateOf(1))
  await page.getByText('La fin vient avant le début.').waitFor()
  await from.fill('2020-03-01')
  await page.getByText('Un an au plus.').waitFor()
  await page.getByLabel('Au', { exact: true }).fill('2020-03-10')
  await page.getByText('Rien à montrer pour cette période').waitFor()
  expectNoErrors(page)
})

test('the last night in words, with the numbers behind it; what is not known of it is said not to be', async () => {
  const { home, bid, devices, timeZone, today, told, lived } = await homeWithPast()
  const nurse = await addStaff(home, { name: 'Alice Tremblay', roleId: 4 })
  const page = await openAs(browser, nurse, `/establishment/${home.eid}/beneficiary/${bid}/trends`, phone)
  const night = page.getByRole('region', { name: 'La nuit' })
  await night.getByText('La nuit dernière : trop peu observé pour le dire.').waitFor()
  await night
    .getByText('Pas encore d’habitude : aucune des nuits d’avant n’a été assez observée, il en faut 7.')
    .waitFor()
  const morning = ['00:00', '02:00', '04:00', '06:00', '08:00']
  await told(0, 'bed', [
    ...morning.map((time) => [time, 'layDown'] as const),
    ...['01:05', '02:05', '03:05', '05:05'].map((time) => [time, 'standUp'] as const),
  ])
  await Promise.all(Array.from({ length: 15 }, (_, index) => lived(1 + index, 2, 3)))
  await page.reload()
  await night.getByText('La nuit dernière : 4 sorties du lit, 2 de plus que d’habitude (14 nuits).').waitFor()
  await night.getByText('D’habitude : 2 par nuit, le plus souvent de 1 à 3 (14 nuits).').waitFor()
  await night
    .getByText(`Les nuits d’avant, la plus récente d’abord : ${Array(14).fill(2).join(', ')}.`)
    .waitFor()
  // Live, as the line above the tabs says it: what the bed did not tell is not known to have been calm.
  const at = instantOfWallClock(Date.parse(`${today}T05:06:00Z`), timeZone)
  await db.doc(paths.device(home.eid, bid, devices.bed)).update({ lastSeenAt: at, heardAt: at })
  await night
    .getByText(
      'La nuit dernière, jusqu’à 05:06 : 4 sorties du lit, déjà 2 de plus que d’habitude pour une nuit entière (14 nuits).',
    )
    .waitFor()
  await night
    .getByText(/^Le lit n’est plus entendu depuis 05:06\s: ce qui a suivi n’est pas connu\.$/)
    .waitFor()
  expect(await faultsOn(page)).toEqual([])
  expectNoErrors(page)
})

test('days and nights: a line for each, told apart by more than colour, the same as hours; 31 of them to whoever asks', async () => {
  const { home, bid, told, dateOf } = await homeWithPast()
  const silent = 4
  for (let daysAgo = 33; daysAgo >= 1; daysAgo -= 1) {
    if (daysAgo === silent || daysAgo === silent - 1) continue
    await told(daysAgo, 'bed', [
      ['03:00', 'standUp'],
      ['03:20', 'layDown'],
      ['07:00', 'standUp'],
      ['22:00', 'layDown'],
    ])
    await told(daysAgo, 'chair', [
      ['09:00', 'sitDown'],
      ['11:00', 'standUp'],
      ['14:00', 'sitDown'],
      ['17:00', 'standUp'],
    ])
  }
  const shift = (id: string, nameFR: string, start: string, end: string) => ({
    ...{ id, name: nameFR, nameFR, nameEN: id, start, end },
  })
  await db.doc(paths.establishment(home.eid)).update({
    shifts: [shift('day', 'Jour', '07:00', '19:00'), shift('night', 'Nuit', '19:00', '07:00')],
  })
  const nurse = await addStaff(home, { name: 'Alice Tremblay', roleId: 4 })
  const page = await openAs(browser, nurse, `/establishment/${home.eid}/beneficiary/${bid}/trends`, phone)
  const card = page.getByRole('region', { name: 'Jours et nuits' })
  const line = (daysAgo: number) => card.locator(`[data-row="${dateOf(daysAgo)}"]`)
  await line(10).waitFor()
  expect(await card.locator('[data-row]').count()).toBe(14)
  // On each line where the day's shift ends, and where it begins.
  expect(await card.locator('[data-turn]').count()).toBe(2 * 14)
  await card.getByText('pointillé : Jour de 07:00 à 19:00, Nuit de 19:00 à 07:00.').waitFor()
  const bars = (daysAgo: number) =>
    line(daysAgo)
      .locator('[data-where]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('data-where')))
  const day = ['up', 'chair', 'up', 'bed', 'up', 'bed', 'up', 'chair', 'up']
  expect(await bars(10)).toEqual(day)
  // Nobody heard of them: nobody says that they were up.
  expect(await bars(silent)).toEqual(['unknown'])
  // Closer by keys, to the night's middle and then earlier; what is shown is told, and what is not keeps its place.
  const up = line(10).locator('[data-where=up]').nth(2)
  const widthOf = async () => (await up.boundingBox())?.width ?? 0
  const wide = await widthOf()
  await card.getByRole('button', { name: 'Plus près' }).press('Enter')
  await card.getByText('Heures : de 18:00 à 06:00', { exact: true }).waitFor()
  expect((await widthOf()) / wide).toBeCloseTo(2, 1)
  expect(await bars(10)).toEqual(day)
  await card.getByRole('button', { name: 'Plus tôt' }).press('Enter')
  await card.getByText('Heures : de 12:00 à 00:00', { exact: true }).waitFor()
  await card.getByRole('button', { name: 'Tout montrer' }).press('Enter')
  await card.getByText('Heures : de 12:00 à 12:00', { exact: true }).waitFor()
  const cells = (daysAgo: number) =>
    card
      .locator(`tr[data-date="${dateOf(daysAgo)}"]`)
      .getByRole('cell')
      .allTextContents()
  await card.getByRole('button', { name: 'Afficher les heures' }).click()
  const plain = async (daysAgo: number) => (await cells(daysAgo)).map((one) => one.replace(/\s/g, ' '))
  expect(await plain(10)).toEqual(['8,7 h', '5 h', '10,3 h', '—', '0 h'])
  expect(await plain(silent)).toEqual(['—', '—', '—', '—', '24 h'])
  expect(await faultsOn(page)).toEqual([])
  await card.getByRole('button', { name: 'Voir 31 jours' }).click()
  await line(30).waitFor()
  expect(await bars(30)).toEqual(day)
  await page.getByRole('button', { name: '7 jours' }).click()
  await expectNoneBeside(line(10), line(5))
  expectNoErrors(page)
})

test('below what a shift leaves a nurse reads who has changed, by sensors and by what was recorded, and is led to their trends', async () => {
  const { home, bid, dateOf, timeZone, lived } = await homeWithPast()
  await home.addResident({ room: '9', name: 'M. Sans capteur' })
  await Promise.all([1, 2, 3, 4, 5].map((daysAgo) => lived(daysAgo, 7 + (daysAgo % 2), 3)))
  await Promise.all(Array.from({ length: 18 }, (_, index) => lived(6 + index, 2 + (index % 2), 3)))
  const meal = (daysAgo: number, data: number) =>
    db.collection(paths.moods(home.eid, bid)).add({
      ...{ type: 'appetite', data, by: 'alice', byName: 'Alice', establishmentId: home.eid },
      at: instantOfWallClock(Date.parse(`${dateOf(daysAgo)}T18:00:00Z`), timeZone),
    })
  await Promise.all([1, 2, 3, 4].map((daysAgo) => meal(daysAgo, appetites.NOTHING)))
  await Promise.all(Array.from({ length: 20 }, (_, index) => meal(9 + index, appetites.GOOD)))
  const page = await openAs(browser, await addStaff(home), `/establishment/${home.eid}/handover`, phone)
  const card = page.getByRole('region', { name: 'Qui a changé ces derniers temps' })
  await card.getByText('Pas assez de jours connus pour le dire : 1 résident.').waitFor()
  // Nothing is said twice of the others.
  await expectNoneBeside(
    card.getByText(/Sans changement marqué/),
    card.getByText('Pas assez de jours connus pour le dire : 1 résident.'),
  )
  const changed = /Depuis le .* sorties du lit par nuit en moyenne, d’habitude 2,5/
  expect(await faultsOn(page)).toEqual([])
  await card.getByRole('link', { name: changed }).click()
  await page.waitForURL(appUrl(`/establishment/${home.eid}/beneficiary/${bid}/trends`))
  const ofOne = page.getByRole('region', { name: 'Ce qui a changé' })
  await ofOne.getByText(changed).waitFor()
  await ofOne
    .getByText(/appétit en baisse \(trop peu ou rien mangé\s: 4 fois sur 4, d’habitude 0 fois sur 20\)/)
    .waitFor()
  await ofOne.getByText(/^Pas assez de jours connus.*humeur, santé\.$/).waitFor()
  await ofOne.getByRole('link', { name: 'Lire les notes' }).click()
  await page.waitForURL(appUrl(`/establishment/${home.eid}/beneficiary/${bid}/details/messages`))
  expectNoErrors(page)
})

test('alerts and notes are marks on what is drawn, each of them opened, those that the reader may see alone; several close to each other are one', async () => {
  const { home, bid, lived, dateOf, timeZone } = await homeWithPast()
  await Promise.all([1, 2, 3, 4, 5, 6].map((daysAgo) => lived(daysAgo, 4, 3)))
  const at = (daysAgo: number, time: string) =>
    instantOfWallClock(Date.parse(`${dateOf(daysAgo)}T${time}:00Z`), timeZone)
  async function raised(id: string, when: number) {
    const times = { occurredAt: when, publishedAt: when, receivedAt: when, raisedAt: when, shownAt: null }
    await db
      .doc(paths.alert(home.eid, `${id}-${bid}`))
      .set(newAlert({ beneficiaryId: bid, state: 'resolved', lastActivityAt: when, times }))
  }
  const noted = (id: string, when: number, change: Partial<Note> = {}) =>
    db.doc(paths.note(home.eid, bid, id)).set(newNote(home.eid, { at: when, ...change }))
  await raised('alone', at(5, '02:10'))
  for (const [id, time] of [
    ['one', '10:00'],
    ['two', '11:00'],
  ] as const)
    await raised(id, at(2, time))
  await noted('open', at(2, '12:00'))
  await noted('secret', at(4, '12:00'), { visibility: 'private', byName: 'David Bolduc', by: 'david' })

  const nurse = await addStaff(home, { roleId: 4 })
  const page = await openAs(
    browser,
    nurse,
    `/establishment/${home.eid}/beneficiary/${bid}/trends?period=lastWeek`,
    phone,
  )
  const marks = page.getByRole('region', { name: 'Alertes et notes' })
  await marks.getByText('3 alertes et 2 notes.').waitFor()
  const nights = page.getByRole('region', { name: 'Jours et nuits' })
  await nights.locator(`[data-row="${dateOf(2)}"]`).waitFor()
  // Nobody who goes by keys meets those that are in a picture: the list has them.
  const drawn = await nights
    .locator('a[data-mark-of]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('tabindex')))
  expect(drawn).toEqual(Array(5).fill('-1'))
  for (const title of ['Jours et nuits', 'Levers par jour']) {
    const name = `Enregistrer l’image (PNG) : ${title}`
    const picture = await savedPicture(page.getByRole('button', { name }))
    expect(picture.name).toMatch(
      new RegExp(`^Tendances 214 ${title} \\d{4}-\\d\\d-\\d\\d \\d{4}-\\d\\d-\\d\\d\\.png$`),
    )
    expect(picture.width).toBeGreaterThan(500)
    expect(picture.bytes.length).toBeGreaterThan(10_000)
  }
  const over = page.getByRole('list', { name: 'Alertes et notes : Levers par jour' })
  await over.getByRole('button', { name: /^3\s: 2 alertes et 1 note, du .*, 10:00 au .*, 12:00$/ }).waitFor()
  const sizes = await over
    .locator('a, button')
    .evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect()).map(({ width, height }) => Math.min(width, height)),
    )
  expect(sizes.length).toBe(3)
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(44)
  expect(await faultsOn(page)).toEqual([])
  const several = over.getByRole('button', { name: /^3\s: 2 alertes et 1 note/ })
  await several.focus()
  await page.keyboard.press('Enter')
  const note = page.getByRole('menuitem', { name: /^Note, .*, 12:00, Bob Caron$/ })
  await note.waitFor()
  await page.keyboard.press('End')
  await expect.poll(() => note.evaluate((one) => one === document.activeElement)).toBe(true)
  await page.keyboard.press('Enter')
  await page.waitForURL(appUrl(`/establishment/${home.eid}/beneficiary/${bid}/message/open`))
  await page.goBack()
  await over.getByRole('link', { name: /^Alerte, .*, 02:10 : / }).press('Enter')
  await page.waitForURL(appUrl(`/establishment/${home.eid}/alerts/alone-${bid}/record`))
  await page.goBack()
  // By a key: the nights above it come by themselves, and move it.
  await marks.getByRole('button', { name: 'Afficher la liste' }).press('Enter')
  await marks.getByRole('link', { name: /^Note, .*, 12:00, David Bolduc$/ }).waitFor()

  const relative = await addStaff(home, { roleId: roles.CAREGIVER, member: { beneficiaryIds: [bid] } })
  await db.doc(paths.beneficiary(home.eid, bid)).update({ caregiverIds: [relative.uid] })
  const theirs = await openAs(
    browser,
    relative,
    `/establishment/${home.eid}/beneficiary/${bid}/trends?period=lastWeek`,
    phone,
  )
  const seen = theirs.getByRole('region', { name: 'Alertes et notes' })
  await seen.getByText('3 alertes et 1 note.').waitFor()
  await seen.getByRole('button', { name: 'Afficher la liste' }).press('Enter')
  await expectNoneBeside(theirs.getByText('David Bolduc'), seen.getByRole('link', { name: /^Note, / }))

  // Of many the latest 25 of each kind, and more for whoever asks; of the private ones still none.
  const many = db.batch()
  for (let index = 0; index < 30; index += 1)
    many.set(
      db.doc(paths.note(home.eid, bid, `more-${index}`)),
      newNote(home.eid, { at: at(3, '12:00') + index }),
    )
  await many.commit()
  await seen.getByText('3 alertes et 25 notes.').waitFor()
  await seen.getByText('Seulement les 25 plus récentes de chaque sorte').waitFor()
  await seen.getByRole('button', { name: 'Voir les 100 plus récentes de chaque sorte' }).press('Enter')
  await seen.getByText('3 alertes et 31 notes.').waitFor()
  const fewer = seen.getByRole('button', { name: 'Voir les 25 plus récentes de chaque sorte' })
  await expectNoneBeside(theirs.getByText('David Bolduc'), fewer)
  expect(await fewer.evaluate((one) => one === document.activeElement)).toBe(true)
  expectNoErrors(page)
  expectNoErrors(theirs)
})

test('in the list of the residents a nurse asks who has changed, and comes back to it; who follows one resident is not offered that', async () => {
  const { home, bid, lived } = await homeWithPast()
  for (let room = 21; room < 27; room += 1) await home.addResident({ room: String(room), name: 'M. Côté' })
  await Promise.all([1, 2, 3, 4, 5].map((daysAgo) => lived(daysAgo, 7 + (daysAgo % 2), 3)))
  await Promise.all(Array.from({ length: 18 }, (_, index) => lived(6 + index, 2 + (index % 2), 3)))
  const page = await openAs(browser, await addStaff(home), `/establishment/${home.eid}`, phone)
  const cards = page.locator('[data-resident]')
  await page.getByRole('searchbox').fill('côté')
  await page.getByRole('button', { name: 'Ont changé' }).click()
  const card = page.getByRole('region', { name: 'Qui a changé ces derniers temps' })
  await expectNoneBeside(cards, card.getByText('Pas assez de jours connus pour le dire : 6 résidents.'))
  expect(await page.getByRole('searchbox').inputValue()).toBe('')
  expect(await faultsOn(page)).toEqual([])
  await card.getByRole('link', { name: /sorties du lit par nuit/ }).click()
  await page.waitForURL(appUrl(`/establishment/${home.eid}/beneficiary/${bid}/trends`))
  await page.goBack()
  await page.getByRole('button', { name: 'Ont changé', pressed: true }).waitFor()
  await page.getByRole('searchbox').fill('25')
  await page.getByText('1 résident', { exact: true }).waitFor({ state: 'attached' })
  await cards.first().waitFor()

  const relative = await addStaff(home, { roleId: roles.CAREGIVER, member: { beneficiaryIds: [bid] } })
  await db.doc(paths.beneficiary(home.eid, bid)).update({ caregiverIds: [relative.uid] })
  const theirs = await openAs(browser, relative, `/establishment/${home.eid}?only=changed`, phone)
  await expectNoneBeside(
    theirs.getByRole('button', { name: 'Ont changé' }),
    theirs.locator(`[data-resident="${bid}"]`),
  )
  expectNoErrors(theirs)
  expectNoErrors(page)
})
