import { text } from 'node:stream/consumers'
import { paths } from '@vigie/domain/paths'
import { roles } from '@vigie/domain/people/roles'
import { localDate } from '@vigie/domain/time/local-time'
import { instantOfWallClock } from '@vigie/domain/time/wall-clock'
import { expect, test } from 'vitest'
import { db } from '../support/firestore.ts'
import { createHome } from '../support/home.ts'
import { newNote } from '../support/notes.ts'
import { newAlert } from '../support/outbox.ts'
import { homeWithPast } from '../support/past-days.ts'
import { push } from '../support/push.ts'
import { eventMessage } from '../support/sensor-messages.ts'
import { whenDocument } from '../support/until.ts'
import { appUrl, expectNoErrors, openAs } from './support/app.ts'
import { faultsOn } from './support/axe.ts'
import { browser } from './support/browser.ts'
import { expectNoneBeside } from './support/heard.ts'
import { savedPicture } from './support/saved-picture.ts'
import { addStaff } from './support/staff.ts'

async function homeWithThermometer() {
  const home = await createHome()
  const admin = await addStaff(home, { member: { roleId: roles.ADMIN } })
  const bid = await home.addResident({ room: '12', name: 'Mme Roy' })
  const deviceId = await home.addDevice(bid, 'DRAGINO-LHT65S-NE117', 'Commode')
  return { home, admin, bid, deviceId }
}

const day = 86_400_000

test('an administrator sees in the list what a device last said and what it needs, and on its page all that is known of it', async () => {
  const { home, admin, bid, deviceId } = await homeWithThermometer()
  const former = await home.addResident({ room: '14', name: 'M. Côté' })
  const now = Date.now()
  await db.doc(paths.assignment(deviceId)).update({
    since: now - 2 * day,
    former: [{ beneficiaryId: former, from: now - 9 * day, to: now - 2 * day }],
  })
  const daysAgo = (days: number) => localDate(now - days * day, 'America/Toronto')
  const days = { [daysAgo(40)]: { percent: 85 }, [daysAgo(3)]: { percent: 15, rssi: -97, snr: 4 } }
  await db.doc(paths.upkeep(home.eid, deviceId)).set({ days })
  await push(eventMessage(home, { deviceId, kind: 'temperature', value: 21.5 }))
  await push(eventMessage(home, { deviceId, kind: 'temperature', value: 999 }))
  await whenDocument(paths.device(home.eid, bid, deviceId), ({ lastSeenAt }) => lastSeenAt !== null)
  await db.doc(paths.device(home.eid, bid, deviceId)).update({ battery: { percent: 12, at: now } })

  const page = await openAs(browser, admin, `/establishment/${home.eid}/devices`)
  const row = page.locator(`[data-device="${deviceId}"]`)
  await row.getByText('Température 21,5').waitFor()
  await row.getByText('Pile 12 % : à changer').waitFor()
  await row.getByText('Signal bon').waitFor()
  await row.getByText('Doit être entendu au moins une fois par heure').waitFor()

  await row.getByText(/^Entendu/).waitFor()
  const ofHome = db.doc(paths.establishment(home.eid))
  await ofHome.update({ silent: { of: 'home', since: Date.now(), devices: 1 } })
  await row.getByText(/^Silencieux, entendu/).waitFor()
  await ofHome.update({ silent: null })

  // With a key: as the banner above goes, it takes the link from under the mouse.
  await row.getByRole('link', { name: 'Capteur de température et d’humidité, Commode' }).press('Enter')
  await page.getByRole('heading', { level: 1, name: /^Appareil · / }).waitFor()
  const said = page.getByRole('region', { name: 'Derniers messages' })
  await said.getByRole('listitem').filter({ hasText: 'Température 21,5' }).waitFor()
  const owners = page.getByRole('region', { name: 'Attribué à' })
  await owners.getByRole('link', { name: '12 · Mme Roy' }).waitFor()
  await owners.getByRole('listitem').nth(1).getByRole('link', { name: '14 · M. Côté' }).waitFor()
  const kept = page.getByRole('region', { name: 'Pile et signal, jour par jour' })
  await kept.getByRole('row', { name: /85.%.*—/ }).waitFor({ state: 'attached' })
  // With a key: the curves of all that it said come above it.
  await kept.getByRole('button', { name: 'Voir les chiffres' }).press('Enter')
  await kept.getByRole('cell', { name: '-97 dBm' }).waitFor()
  await kept.locator('svg.apexcharts-svg').nth(1).waitFor()
  const refused = page.getByRole('region', { name: 'Messages refusés' })
  await refused.getByText('La valeur est impossible').waitFor()

  await push(eventMessage(home, { deviceId, kind: 'temperature', value: 22.5 }))
  await said.getByRole('listitem').first().filter({ hasText: 'Température 22,5' }).waitFor()

  // A tablet that is turned: what was drawn wide keeps the page no wider than the screen.
  const widthOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((it) => it.scrollWidth)
  await page.setViewportSize({ width: 1_000, height: 700 })
  await expect.poll(() => widthOf('.apexcharts-canvas')).toBeGreaterThan(700)
  await page.setViewportSize({ width: 400, height: 700 })
  await expect.poll(() => widthOf('html')).toBe(400)
  expectNoErrors(page)
})

test('what was never said of a device is called unknown, and nothing is told of one that is another home’s', async () => {
  const { home, admin, deviceId } = await homeWithThermometer()
  const other = await homeWithThermometer()
  const page = await openAs(browser, admin, `/establishment/${home.eid}/devices/${deviceId}`)
  await page.getByText('Aucune valeur reçue', { exact: true }).waitFor()
  await page.getByText('Pile : inconnue').waitFor()
  await page.getByText('Signal : inconnu').waitFor()
  await page.getByText('Rien depuis 7 jours.').waitFor()
  await page.getByText('Rien n’est connu encore').waitFor()
  await page.getByText('Aucun message refusé depuis 30 jours.').waitFor()

  const foreign = await openAs(browser, admin, `/establishment/${home.eid}/devices/${other.deviceId}`)
  const notHere = foreign.getByText('Rien n’est connu de cet appareil dans cet établissement')
  await notHere.waitFor()
  await expectNoneBeside(foreign.getByText('Commode'), notHere)
  const nurse = await addStaff(home, { roleId: roles.NURSE })
  const hers = await openAs(browser, nurse, `/establishment/${home.eid}/devices/${deviceId}`)
  const refused = hers.getByText('Vous n’avez pas accès à cette page')
  await refused.waitFor()
  await expectNoneBeside(hers.getByText('Commode'), refused)
})

test('all that a device told is drawn over a day, a week or a month: silences are gaps and never joined, the same as words, numbers and a file', async () => {
  const { home, bid, devices, today, dateOf, told, timeZone } = await homeWithPast()
  const deviceId = devices.air
  const noonOf = (daysAgo: number) => instantOfWallClock(Date.parse(`${dateOf(daysAgo)}T12:00:00Z`), timeZone)
  const raisedAt = noonOf(4)
  const times = { occurredAt: raisedAt, publishedAt: raisedAt, receivedAt: raisedAt, raisedAt, shownAt: null }
  await db
    .doc(paths.alert(home.eid, `raised-${bid}`))
    .set(newAlert({ beneficiaryId: bid, state: 'resolved', lastActivityAt: raisedAt, times }))
  await db.doc(paths.note(home.eid, bid, 'written')).set(newNote(home.eid, { at: noonOf(2) }))
  await db.doc(paths.assignment(deviceId)).update({ since: Date.now() - 90 * day })
  const admin = await addStaff(home, { member: { roleId: roles.ADMIN } })
  const clock = Array.from({ length: 72 }, (_, index) => {
    const [hour, minute] = [Math.floor(index / 3), (index % 3) * 20]
    return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
  })
  const isHeard = (time: string) => time < '02:00' || time > '07:00'
  for (const daysAgo of [1, 2, 4, 20])
    await told(
      daysAgo,
      'air',
      clock
        .filter((time) => daysAgo !== 2 || isHeard(time))
        .map(
          (time, index) => [time, 'temperature', time === '10:00' ? 27.5 : 20 + (index % 10) / 10] as const,
        ),
    )

  const page = await openAs(browser, admin, `/establishment/${home.eid}/devices/${deviceId}`)
  const card = page.getByRole('region', { name: 'Tout ce qu’il a dit, en courbes' })
  await card.getByText('valeurs, de 20,0 °C à 27,5 °C.').waitFor()
  // The two days that told nothing, and the five hours of one that told the rest.
  await card.getByText(/^Aucune valeur pendant plus de 1\sh, 4\sfois\s: /).waitFor()
  const plot = card.locator('[data-kind=temperature] svg')
  expect(await plot.locator('[data-silence]').count()).toBe(4)
  const path = (await plot.locator('[data-lines]').getAttribute('d')) ?? ''
  expect(path.match(/M/g)).toHaveLength(3)

  // These come by themselves, and above what is pressed next.
  const marks = page.getByRole('region', { name: 'Alertes et notes' })
  await marks.getByText('1 alerte et 1 note.').waitFor()
  const row = (from: string) => card.locator(`tr[data-date^="${from}"]`)
  const startOf = (daysAgo: number) =>
    new Date(instantOfWallClock(Date.parse(`${dateOf(daysAgo)}T00:00:00Z`), timeZone)).toISOString()
  await card.getByRole('button', { name: 'Afficher les chiffres' }).click()
  const cells = (daysAgo: number) => row(startOf(daysAgo)).getByRole('cell').allTextContents()
  const plain = async (daysAgo: number) => (await cells(daysAgo)).map((one) => one.replace(/\s/g, ' '))
  expect(await plain(1)).toEqual(['20,0 °C à 27,5 °C', '20 min'])
  expect(await plain(2)).toEqual(['20,0 °C à 27,5 °C', '5 h 40 min'])
  expect(await plain(3)).toEqual(['—', '24 h'])
  expect(await faultsOn(page)).toEqual([])
  const saving = page.waitForEvent('download')
  await card.getByRole('button', { name: 'Enregistrer chaque valeur (CSV)' }).click()
  const download = await saving
  expect(download.suggestedFilename()).toBe(`Valeurs d’un appareil ${dateOf(6)} ${today}.csv`)
  const csv = (await text(await download.createReadStream())).split('\r\n')
  expect(csv[0]).toMatch(/Moment;Quoi;Valeur;Unité;Remarque$/)
  expect(csv).toContain(`${dateOf(4)} 10:00:00;Température;27,5;°C;`)
  expect(csv).toHaveLength(1 + 72 + 72 + (72 - 16))
  const picture = await savedPicture(card.getByRole('button', { name: /^Enregistrer l’image \(PNG\)/ }))
  expect(picture.name).toBe(`Valeurs d’un appareil ${dateOf(6)} ${today}.png`)
  // Twice as fine as the screen, and no empty sheet.
  expect(picture.width).toBeGreaterThan(600)
  expect(picture.bytes.length).toBeGreaterThan(10_000)

  // An alert and a note about whoever has it are marks, each of which opens.
  const strip = card.getByRole('list', { name: 'Alertes et notes' })
  await strip.getByRole('link', { name: /^Alerte, / }).waitFor()
  expect(await plot.locator('[data-mark]').count()).toBe(2)

  await card.getByRole('button', { name: '30 jours' }).click()
  await card.getByText('272 valeurs').waitFor()
  await card.getByRole('button', { name: '1 jour', exact: true }).click()
  await card.getByText('Aucune valeur reçue pendant cette période.').waitFor()
  await card.getByRole('button', { name: 'Voir avant' }).click()
  await card.getByText('Jamais plus de 1 h sans une valeur.').waitFor()
  await card.getByText('72 valeurs, de 20,0 °C à 27,5 °C.').waitFor()
  await marks.getByText('Aucune alerte ni note pendant cette période.').waitFor()
  await card.getByRole('button', { name: '7 jours' }).click()
  await strip.getByRole('link', { name: /^Note, / }).click()
  await page.waitForURL(appUrl(`/establishment/${home.eid}/beneficiary/${bid}/message/written`))
  expectNoErrors(page)
})

test('25 000 values of a month are drawn without the page standing still', async () => {
  const { home, devices, told } = await homeWithPast()
  await db.doc(paths.assignment(devices.air)).update({ since: Date.now() - 90 * day })
  const admin = await addStaff(home, { member: { roleId: roles.ADMIN } })
  const minutes = Array.from({ length: 1_440 }, (_, minute) => minute).filter(
    (minute) => minute % 2 === 0 || minute % 5 === 1,
  )
  const time = (minute: number) =>
    `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
  for (let daysAgo = 1; daysAgo <= 29; daysAgo += 1)
    await told(
      daysAgo,
      'air',
      minutes.map((minute) => [time(minute), 'temperature', 20 + Math.sin(minute / 90)] as const),
    )
  const page = await openAs(browser, admin, `/establishment/${home.eid}/devices/${devices.air}`)
  const card = page.getByRole('region', { name: 'Tout ce qu’il a dit, en courbes' })
  await card.getByRole('button', { name: '30 jours' }).click()
  await card.getByText('25 056 valeurs, de 19,0 °C à 21,0 °C.').waitFor()
  const drawn = (await card.locator('[data-lines]').getAttribute('d')) ?? ''
  expect(drawn.match(/[ML]/g)?.length).toBeLessThan(5_000)

  const shown = card.getByRole('status').filter({ hasText: 'Courbes' })
  const before = (await shown.textContent()) ?? ''
  const closer = card.getByRole('button', { name: 'Plus près' })
  await closer.focus()
  for (const time of [1, 2, 3, 4, 5]) {
    await page.keyboard.press('Enter')
    await expect.poll(() => shown.textContent(), { message: `closer ${time}` }).not.toBe(before)
  }
  const lines = card.locator('[data-lines]')
  const near = await lines.getAttribute('d')
  await card.getByRole('button', { name: 'Plus tôt' }).press('Enter')
  await expect.poll(() => lines.getAttribute('d')).not.toBe(near)
  // Keys stay where they are at the end of what there is.
  const whole = card.getByRole('button', { name: 'Tout montrer' })
  await whole.press('Enter')
  await expect.poll(() => shown.textContent()).toBe(before)
  expect(await whole.getAttribute('aria-disabled')).toBe('true')
  await whole.press('Enter')
  expect(await whole.evaluate((one) => one === document.activeElement)).toBe(true)

  const plot = card.locator('[data-plot=curve]')
  await plot.scrollIntoViewIfNeeded()
  const box = await plot.boundingBox()
  if (box === null) throw new Error('no plot')
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  // The wheel alone scrolls the page, and with Ctrl comes closer.
  await page.mouse.move(middle.x, middle.y)
  const scrolled = () => page.evaluate(() => window.scrollY)
  const top = await scrolled()
  await page.mouse.wheel(0, -120)
  await expect.poll(scrolled).toBeLessThan(top)
  expect(await shown.textContent()).toBe(before)
  await plot.scrollIntoViewIfNeeded()
  await page.keyboard.down('Control')
  await page.mouse.wheel(0, -300)
  await page.keyboard.up('Control')
  await expect.poll(() => shown.textContent()).not.toBe(before)
  const closely = await shown.textContent()
  const there = await plot.boundingBox()
  if (there === null) throw new Error('no plot')
  await page.mouse.move(there.x + there.width / 2, there.y + 60)
  await page.mouse.down()
  await page.mouse.move(there.x + there.width / 2 + 150, there.y + 60, { steps: 5 })
  await page.mouse.up()
  await expect.poll(() => shown.textContent()).not.toBe(closely)
  // A finger that goes up or down scrolls the page.
  expect(await plot.evaluate((one) => getComputedStyle(one).touchAction)).toBe('pan-y')
  expectNoErrors(page)
})
