import { readFile } from 'node:fs/promises'
import { moods } from '@vigie/domain/care/enums'
import { paths } from '@vigie/domain/paths'
import { roles } from '@vigie/domain/people/roles'
import { beforeAll, expect, test } from 'vitest'
import { dayAndNightForNow } from '../support/day-and-night.ts'
import { keepDocument } from '../support/documents.ts'
import { db } from '../support/firestore.ts'
import { createHome, type TestHome } from '../support/home.ts'
import { newDevEui } from '../support/ids.ts'
import { newNote } from '../support/notes.ts'
import { newAlert } from '../support/outbox.ts'
import { newTask } from '../support/tasks.ts'
import { addressesOf } from './support/addresses.ts'
import { openAs } from './support/app.ts'
import { faultsOn, goToPage, largePhone } from './support/axe.ts'
import { browser } from './support/browser.ts'
import { pdf } from './support/chosen-files.ts'
import { addStaff, type Staff } from './support/staff.ts'

let home: TestHome
let bid: string
let nurse: Staff
const [mid, tid] = ['slept', 'dressing']

beforeAll(async () => {
  home = await createHome({ shifts: dayAndNightForNow() })
  const { eid } = home
  const mood = { value: moods.GOOD, at: Date.now() - 3_600_000, by: 'somebody' }
  bid = await home.addResident({ name: 'Mme Roy', room: '214', mood })
  nurse = await addStaff(home, { roleId: roles.NURSE, member: { roleId: roles.ADMIN } })
  await home.addDevice(bid, 'NOVIKA-LW-BANDE')
  const plan = await readFile(new URL('../../emulators/src/seed/files/plan-fr.png', import.meta.url))
  const record = { establishmentId: eid, type: 'mood', data: mood.value, at: mood.at, by: mood.by }
  const keep = (fid: string, title: string, contentType: string, bytes: Buffer) =>
    keepDocument({ eid, bid, fid }, new Blob([new Uint8Array(bytes)]), {
      title,
      contentType,
      size: bytes.length,
    })
  await Promise.all([
    db.doc(paths.note(eid, bid, mid)).set(newNote(eid, { text: 'A bien dormi' })),
    db.doc(paths.task(eid, bid, tid)).set(newTask(eid, bid)),
    db.doc(paths.mood(eid, bid, 'm')).set({ ...record, byName: 'Bob Caron' }),
    db.doc(paths.alert(eid, 'past')).set(newAlert({ beneficiaryId: bid, state: 'resolved' })),
    keep('order', 'Ordonnance', 'application/pdf', pdf),
    keep('plan', 'Plan', 'image/png', plan),
  ])
})

const record = (tab = '') => `/establishment/${home.eid}/beneficiary/${bid}${tab}`

test('axe-core finds nothing to fault in the care record, in English on a phone', async () => {
  const colleague = await addStaff(home, { locale: 'en', roleId: roles.NURSE })
  const of = addressesOf({ eid: home.eid, bid, mid, tid })
  const page = await openAs(browser, colleague, '/establishment')
  await page.getByRole('heading', { level: 1, name: 'Establishments' }).waitFor()
  const found: Record<string, string[]> = {}
  for (const address of [
    of.establishment,
    of.today,
    of.handover,
    of.alerts,
    of.beneficiary,
    of.details,
    of.residentDevices,
    of.residentAlerts,
    of.documents,
    of.notes,
    of.note,
    of.notePage,
    of.tasks,
    of.task,
    of.taskPage,
  ]) {
    await goToPage(page, address)
    if (address.endsWith(mid)) await page.getByText('A bien dormi').first().waitFor()
    found[address] = await faultsOn(page, [largePhone])
  }
  expect(Object.entries(found).filter(([, faults]) => faults.length > 0)).toEqual([])
})

/**
 * A menu opens over the page, beside its landmarks, as menus do (https://www.w3.org/WAI/ARIA/apg/patterns/menu-button/): all else is hidden
 * from screen readers meanwhile. axe-core asks for a landmark around it, which would be one more to pass on each page.
 */
const besideLandmarks = (fault: string) => /^at \d+: region: .*: \.MuiPaper-(root|elevation):/.test(fault)

test('axe-core finds nothing to fault in an open menu: of moods, on the page and on the card, and of one’s account', async () => {
  const page = await openAs(browser, nurse, record())
  const opened = [
    [record(), /^Humeur : Bien/],
    [`/establishment/${home.eid}`, /^Humeur : Bien/],
    [`/establishment/${home.eid}`, 'Votre compte'],
  ] as const
  for (const [address, name] of opened) {
    await goToPage(page, address)
    await page.getByRole('button', { name }).click()
    await page.getByRole('menu').waitFor()
    const faults = await faultsOn(page)
    expect(
      faults.filter((fault) => !besideLandmarks(fault)),
      `${name}`,
    ).toEqual([])
    await page.keyboard.press('Escape')
    await page.getByRole('menu').waitFor({ state: 'detached' })
  }
})

test('axe-core finds nothing to fault in how a resident has been, by day and as a curve', async () => {
  const page = await openAs(browser, nurse, record('/details'))
  await page.getByRole('button', { name: 'Voir la courbe' }).click()
  await page.locator('svg.apexcharts-svg').first().waitFor()
  await page.getByRole('row', { name: /Bien Bob Caron$/ }).waitFor()
  expect(await faultsOn(page)).toEqual([])
})

test.each([
  ['Ordonnance', 'Page 1 de 1'],
  ['Plan', 'Plan'],
])('axe-core finds nothing to fault where %s is looked at', async (title, name) => {
  const page = await openAs(browser, nurse, record('/documents'))
  await page.getByRole('button', { name: `Ouvrir ${title}` }).click()
  await page.getByRole('dialog').getByRole('img', { name }).waitFor()
  expect(await faultsOn(page)).toEqual([])
})

test('axe-core finds nothing to fault in what a file of devices would add, and what of it is wrong', async () => {
  const page = await openAs(browser, nurse, `/establishment/${home.eid}/devices`)
  // Beside the device that their resident has already.
  const deviceId = newDevEui()
  const waits = { deviceId, beneficiaryId: bid, type: 'NOVIKA-LW-BOUTON', location: 'Chevet', by: nurse.uid }
  await db.doc(paths.claim(home.eid, deviceId)).set({ ...waits, at: Date.now() })
  await page.getByRole('heading', { name: 'Nouveaux : à faire entendre' }).waitFor()
  expect(await faultsOn(page)).toEqual([])
  await page.getByRole('button', { name: 'Importer un fichier' }).click()
  const dialog = page.getByRole('dialog', { name: 'Importer un fichier' })
  const lines = [
    'Chambre;DevEUI;Type;Emplacement',
    `214;${newDevEui()};NOVIKA-LW-BOUTON;Chevet`,
    `99;${newDevEui()};NOVIKA-LW-COUSSIN;Fauteuil`,
  ]
  const buffer = Buffer.from(lines.join('\r\n'))
  await dialog.getByLabel('Fichier CSV').setInputFiles({ name: 'capteurs.csv', mimeType: 'text/csv', buffer })
  await dialog.getByText('1 ligne sera laissée de côté.').waitFor()
  expect(await faultsOn(page)).toEqual([])
})
