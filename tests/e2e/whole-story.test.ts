import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { newDevEui, newId } from '../support/ids.ts'
import { push } from '../support/push.ts'
import { messagesTo } from '../support/sandbox.ts'
import { eventMessage } from '../support/sensor-messages.ts'
import { whenSeen } from '../support/until.ts'
import { appUrl, expectNoErrors, newTab, signIn, signOut } from './support/app.ts'
import { browser } from './support/browser.ts'
import { expectNone, whenHeard } from './support/heard.ts'
import { makeAccount } from './support/make-account.ts'

const password = 'Nouveau!2026'
const name = `Villa ${newId('home')}`

/** A home of one's own: its id, and the key for its gateways as it is shown this once. */
async function makeHome(page: Page): Promise<{ eid: string; apiKey: string }> {
  await page.getByRole('link', { name: 'Ajouter un établissement' }).click()
  await page.getByLabel('Nom de l’établissement').fill(name)
  await page.getByRole('button', { name: 'Créer l’établissement' }).click()
  const dialog = page.getByRole('dialog', { name: 'Clé d’API' })
  const apiKey = await dialog.getByRole('textbox').inputValue()
  await dialog.getByRole('button', { name: 'J’ai conservé la clé' }).click()
  await page.getByRole('heading', { level: 1, name: `Informations · ${name}` }).waitFor()
  return { eid: new URL(page.url()).pathname.split('/')[2] ?? '', apiKey }
}

test('from nothing to a nurse at work, and out again: an account, a home, a device, an invitation, its end', async () => {
  const [director, nurse] = [newId('director'), newId('nurse')].map((id) => ({
    email: `${id}@vigie.example`,
    password,
  })) as [{ email: string; password: string }, { email: string; password: string }]
  const page = await newTab(browser)
  await page.goto(appUrl('/create-account'))
  await makeAccount(page, 'Hélène Côté', director)
  const { eid, apiKey } = await makeHome(page)
  // A device is always somebody's: where there is nobody yet, that is the first thing to do.
  await page.getByRole('tab', { name: 'Appareils' }).click()
  await page.getByRole('button', { name: 'Ajouter un résident' }).click()
  const naming = page.getByRole('dialog', { name: 'Ajouter un résident' })
  await naming.getByLabel('Nom').fill('Mme Roy')
  await naming.getByLabel('Chambre').fill('12')
  await naming.getByRole('button', { name: 'Ajouter' }).click()
  await page.getByText('Résident ajouté : Mme Roy').waitFor()

  const deviceId = newDevEui()
  await page.getByRole('button', { name: 'Ajouter un appareil' }).click()
  const adding = page.getByRole('dialog', { name: 'Ajouter un appareil' })
  await adding.getByLabel('Numéro de l’appareil (DevEUI)').fill(deviceId)
  await adding.getByLabel('Type d’appareil').selectOption('NOVIKA-LW-BOUTON')
  await adding.getByLabel('Résident').selectOption('12 · Mme Roy')
  await adding.getByRole('button', { name: 'Ajouter' }).click()
  const row = page.locator(`[data-device="${deviceId}"]`)
  await row.getByText('En attente du premier message…').waitFor()
  await push(eventMessage({ apiKey }, { deviceId, kind: 'buttonPressed' }))
  await row.getByText('Pas encore entendu').waitFor({ state: 'detached' })

  await page.getByRole('tab', { name: 'Utilisateurs' }).click()
  await page.getByRole('button', { name: 'Inviter une personne' }).click()
  const inviting = page.getByRole('dialog', { name: 'Inviter une personne' })
  await inviting.getByLabel('Adresse courriel').fill(nurse.email)
  await inviting.getByRole('button', { name: 'Inviter' }).click()
  await page.getByText(`Invitation envoyée à ${nurse.email}`).waitFor()

  const mails = await whenSeen(
    'the invitation',
    () => messagesTo(nurse.email),
    (sent) => sent.length > 0,
  )
  const [link] = /https?:\S+\/invitation/.exec(mails[0]?.text ?? '') ?? []
  const theirs = await newTab(browser)
  await theirs.goto(appUrl(new URL(link ?? '').pathname))
  await theirs.getByRole('link', { name: 'Créer un compte' }).click()
  await makeAccount(theirs, 'Nadia Fortin', nurse)
  await theirs
    .getByRole('dialog', { name: `Vous joindre à « ${name} »?` })
    .getByRole('button', { name: 'Accepter' })
    .click()
  await theirs.getByText(/Vous faites maintenant partie de/).waitFor()
  await theirs.goto(appUrl(`/establishment/${eid}`))
  // Until all is heard a row may move under the pointer.
  await whenHeard(theirs)
  await theirs.getByRole('link', { name: /Mme Roy/ }).click()
  await theirs.getByRole('heading', { name: /Mme Roy/ }).waitFor()
  // She works within her rights: of managing the home its documents and rules are hers.
  await theirs.getByRole('link', { name: 'Gestion' }).click()
  await theirs.getByRole('tab', { name: 'Notifications' }).waitFor()
  await expectNone(theirs.getByRole('tab', { name: 'Utilisateurs' }))
  await theirs.goBack()
  await theirs.getByRole('heading', { name: /Mme Roy/ }).waitFor()

  await page.getByRole('button', { name: 'Retirer l’accès : Nadia Fortin' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Retirer l’accès' }).click()
  await theirs.getByText('Vous n’avez pas accès à cette page').waitFor()
  // Each part of the page hears of it by itself.
  await expect.poll(() => theirs.content()).not.toContain('Mme Roy')

  // Another person in the same tab finds no trace of her.
  await signOut(theirs)
  await signIn(theirs, director)
  await theirs.getByRole('link', { name: new RegExp(name) }).waitFor()
  expect(await theirs.content()).not.toContain('Fortin')
  for (const tab of [page, theirs]) expectNoErrors(tab)
})
