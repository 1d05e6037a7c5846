import type { Page } from 'playwright-core'
import { mailedLinks } from '../../support/mailed-links.ts'
import { appUrl, type Credentials } from './app.ts'

/** Opens the latest link about their account that an address was sent, on this suite's own pages. */
export async function openMailedLink(page: Page, email: string): Promise<void> {
  const link = (await mailedLinks(email)).at(-1)
  await page.goto(appUrl(`${link?.address.pathname}${link?.address.search}`))
}

/** Chooses a password on the page of such a link. */
export async function choosePassword(page: Page, chosen: string, again = chosen): Promise<void> {
  await page.getByLabel('Nouveau mot de passe').fill(chosen)
  await page.getByLabel('Le même, encore une fois').fill(again)
  await page.getByRole('button', { name: 'Enregistrer et continuer' }).click()
}

/** Makes an account from the page on which one does so, by the e-mail that comes, until its person is in. */
export async function makeAccount(page: Page, name: string, { email, password }: Credentials): Promise<void> {
  await page.getByLabel('Votre nom, tel qu’il s’affiche').fill(name)
  await page.getByLabel('Courriel').fill(email)
  await page.getByLabel('J’accepte les conditions d’utilisation').check()
  await page.getByRole('button', { name: 'Créer un compte' }).click()
  await page.getByText(`Nous avons écrit à ${email}.`).waitFor()
  await openMailedLink(page, email)
  await choosePassword(page, password)
  await page.waitForURL(appUrl('/establishment'))
  // A question of somebody who is invited may cover it already.
  await page.getByRole('banner', { includeHidden: true }).waitFor()
}
