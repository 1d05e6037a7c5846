import { documentPath, paths } from '@vigie/domain/paths'
import type { Page } from 'playwright-core'
import { beforeEach, expect, test } from 'vitest'
import { db } from '../support/firestore.ts'
import { createHome, type TestHome } from '../support/home.ts'
import { isStored } from '../support/storage.ts'
import { whenSeen } from '../support/until.ts'
import { expectNoErrors, openAs } from './support/app.ts'
import { browser } from './support/browser.ts'
import { chooseLarge, pdf } from './support/chosen-files.ts'
import { expectNone } from './support/heard.ts'
import { addStaff } from './support/staff.ts'

const bytes = 6_000_000

let home: TestHome
let bid: string
let page: Page
beforeEach(async () => {
  home = await createHome()
  bid = await home.addResident({ name: 'Mme Roy', room: '214' })
  const phone = { viewport: { width: 400, height: 800 } }
  page = await openAs(browser, await addStaff(home), documents(), phone)
})

const documents = () => `/establishment/${home.eid}/beneficiary/${bid}/documents`
const button = (name: string) => page.getByRole('button', { name, exact: true })
const progress = () => page.getByRole('progressbar', { name: 'Envoi de gros' })
const arrived = async () => Number(await progress().getAttribute('aria-valuenow'))

/** Sends 6 MB of which the first parts arrive; the rest is held on its way until it is let go. */
async function sendHeld() {
  const commands: { address: string; command: string }[] = []
  let isHeld = true
  await page.route('**/v0/b/**', async (route) => {
    const request = route.request()
    commands.push({ address: request.url(), command: request.headers()['x-goog-upload-command'] ?? '' })
    if (commands.length <= 4 || !isHeld) await route.continue()
  })
  await chooseLarge(page, 'gros.pdf', bytes)
  await page.getByRole('dialog').getByRole('button', { name: 'Envoyer', exact: true }).click()
  await expect.poll(arrived).toBeGreaterThan(0)
  await expect.poll(() => commands.length).toBeGreaterThan(4)
  const [document] = (await db.collection(paths.documents(home.eid, bid)).get()).docs
  const path = documentPath({ eid: home.eid, bid, fid: document?.id ?? '' })
  const commandsOfIt = () =>
    commands.flatMap(({ address, command }) => (address.includes(document?.id ?? '?') ? command : []))
  return {
    path,
    /** What was asked of Cloud Storage about this file. */
    commandsOfIt,
    letGo: () => {
      isHeld = false
    },
  }
}

test('what is paused rests as far as it is, and goes on from there once that is asked for', async () => {
  const { commandsOfIt, path, letGo } = await sendHeld()
  await button('Mettre en pause l’envoi de gros').click()
  await page.getByText(/^En pause/).waitFor()
  const before = await arrived()
  letGo()
  await button('Reprendre l’envoi de gros').click()
  await button('Ouvrir gros').waitFor()
  expect(before).toBeGreaterThan(0)
  // Begun once, by one that says what is to come; what had arrived was not sent again.
  expect(commandsOfIt().filter((command) => command === 'start')).toHaveLength(1)
  expect(commandsOfIt()).toContain('upload, finalize')
  expect((await db.doc(path).get()).data()).toMatchObject({ state: 'ready', size: bytes })
  expectNoErrors(page)
})

test.each([
  ['is on its way', async () => undefined],
  [
    'is paused',
    async () => {
      await button('Mettre en pause l’envoi de gros').click()
      await page.getByText(/^En pause/).waitFor()
    },
  ],
])(
  'what %s is cancelled: nothing of it is left, here or at the server, nor comes afterwards',
  async (_state, make) => {
    const { commandsOfIt, path, letGo } = await sendHeld()
    await make()
    await button('Annuler l’envoi de gros').click()
    await page.getByText('Aucun document pour l’instant').waitFor()
    await expectNone(progress())
    await whenSeen(
      path,
      async () => ((await db.doc(path).get()).exists ? 'there' : 'gone'),
      (seen) => seen === 'gone',
    )
    const asked = commandsOfIt().length
    expect(asked).toBeGreaterThan(4)
    letGo()
    // Another that is sent after it passes where it was held.
    await chooseLarge(page, 'autre.pdf', 300_000)
    await page.getByRole('dialog').getByRole('button', { name: 'Envoyer', exact: true }).click()
    await button('Ouvrir autre').waitFor()
    expect(commandsOfIt()).toHaveLength(asked)
    expect(await isStored(path)).toBe(false)
    expectNoErrors(page)
  },
)

/** What a screen reader says by itself. */
const said = (words: string) => page.locator('[aria-live=polite]').getByText(words).waitFor()

async function send(name: string, buffer: Buffer) {
  const input = page.getByLabel('Choisir des fichiers')
  await input.setInputFiles([{ name, mimeType: 'application/pdf', buffer }])
  await page.getByRole('dialog').getByRole('button', { name: 'Envoyer', exact: true }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}

const lying = Buffer.from('MZ'.padEnd(300))

test('that what was sent has arrived, was refused or is cancelled is said to who listens to the page', async () => {
  await send('lettre.pdf', pdf)
  await said('Document ajouté : lettre')
  await send('faux.pdf', lying)
  const refused = page.getByRole('alert').getByText('Document refusé : faux. Le contenu n’est pas ce que dit')
  await refused.waitFor()
  // The list is there already.
  await expectNone(page.getByRole('alert').getByRole('link'))
  await page.route('**/v0/b/**', () => undefined)
  await send('radio.pdf', Buffer.concat([pdf, pdf]))
  await button('Annuler l’envoi de radio').click()
  await said('Envoi annulé : radio')
})

test('whoever has left the list of documents is told that one was refused, or not sent, and led back to it', async () => {
  const held = Promise.withResolvers<void>()
  await page.route('**/v0/b/**', async (route) => {
    await held.promise
    await route.continue()
  })
  await send('faux.pdf', lying)
  await page.getByRole('tab', { name: 'Détails' }).click()
  await page.getByRole('heading', { name: 'Notes', exact: true }).waitFor()
  held.resolve()
  const told = (words: string) => page.getByRole('alert').getByText(words)
  await told('Document refusé : faux.').waitFor()
  await page.getByRole('alert').getByRole('link', { name: 'Documents' }).click()
  await page.getByText(/^Refusé\s: le contenu n’est pas ce que dit/).waitFor()
  await expectNone(told('Document refusé : faux.'))
  await button('Supprimer faux').click()
  await page.getByRole('dialog').getByText('Rien n’en a été gardé').waitFor()
  await page.keyboard.press('Escape')

  await page.unroute('**/v0/b/**')
  const goes = Promise.withResolvers<void>()
  await page.route('**/v0/b/**', async (route) => {
    await goes.promise
    await route.fulfill({ status: 403, json: { error: { code: 403 } } })
  })
  await send('radio.pdf', pdf)
  await page.getByRole('tab', { name: 'Détails' }).click()
  await page.getByRole('heading', { name: 'Notes', exact: true }).waitFor()
  goes.resolve()
  await told('Document non envoyé : radio.').waitFor()
})

test('what is chosen without a network is sent by itself once it is back', async () => {
  // Its code is there from a first one.
  await chooseLarge(page, 'autre.pdf', 300_000)
  await button('Envoyer').click()
  await button('Ouvrir autre').waitFor()
  await page.context().setOffline(true)
  await chooseLarge(page, 'gros.pdf', 400_000)
  await button('Envoyer').click()
  await page.getByText('Interrompu : l’envoi reprendra dès que le réseau reviendra').waitFor()
  await page.context().setOffline(false)
  await button('Ouvrir gros').waitFor()
  await expectNone(progress())
  expectNoErrors(page)
})

test('whom Cloud Storage does not know any more is signed out, as by any call', async () => {
  await page.route('**/v0/b/**', (route) => route.fulfill({ status: 401, json: { error: { code: 401 } } }))
  await chooseLarge(page, 'gros.pdf', bytes)
  await page.getByRole('dialog').getByRole('button', { name: 'Envoyer', exact: true }).click()
  await page.waitForURL(/\/login/)
  await page.getByText(/session .*expir/i).waitFor()
})
