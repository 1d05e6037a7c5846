import { paths } from '@vigie/domain/paths'
import { roles } from '@vigie/domain/people/roles'
import { newChain } from '@vigie/domain/supervision/chain'
import { expect, test } from 'vitest'
import { db } from '../support/firestore.ts'
import { createHome } from '../support/home.ts'
import { buttonRule } from '../support/home-with-button.ts'
import { join } from '../support/people.ts'
import { expectNoErrors } from './support/app.ts'
import { expectNone, expectNoneBeside } from './support/heard.ts'
import { homeWithAlerts } from './support/home-with-alerts.ts'
import { whenItLocksByItself } from './support/screen-lock.ts'

/** The locked screen of somebody of a home, who works in others too. */
async function lockedScreen(others: readonly string[] = []) {
  const home = await homeWithAlerts()
  const { uid, name } = home.staff
  for (const eid of others)
    await join(eid, { uid, name, role: roles.READ_WRITE }, { roleId: roles.READ_WRITE })
  const set = (fields: object) => db.doc(paths.establishment(home.eid)).update(fields)
  await set({ lockAfterMinutes: 5 })
  const page = await home.open()
  await whenItLocksByItself(page)
  await page.getByRole('button', { name: 'Votre compte' }).click()
  await page.getByRole('menuitem', { name: 'Verrouiller l’écran' }).click()
  await page.getByRole('heading', { level: 1, name: 'Écran verrouillé' }).waitFor()
  return { home, page, set }
}

test('a locked screen says beside "no alert" where none can come: without a rule, in an inactive home, or where calls may be lost', async () => {
  const { home, page, set } = await lockedScreen()
  const none = page.getByRole('heading', { name: 'Aucune alerte en cours', exact: true })
  const noRule = page.getByText('Aucune règle n’est activée')
  await none.waitFor()
  await noRule.waitFor()
  const ruleId = await home.addRule(buttonRule)
  await noRule.waitFor({ state: 'detached' })
  await none.waitFor()
  const rule = db.doc(paths.notification(home.eid, ruleId))
  await rule.update({ action: 'doorOpened' })
  const notNow = page.getByText('Aucune règle pour les appels à l’aide n’est en vigueur en ce moment')
  await expectNoneBeside(noRule, notNow)
  await set({ state: 'inactive' })
  const inactive = page.getByText('L’établissement est inactif : aucune alerte ne se déclenche.')
  await expectNoneBeside(notNow, inactive)
  await rule.update({ action: 'buttonPressed' })

  await set({ state: 'active', chain: newChain(Date.now() - 13 * 60_000) })
  await expectNoneBeside(
    none.or(inactive),
    page.getByRole('heading', { name: 'Aucune alerte en cours n’est connue' }),
  )
  await set({ chain: { checkedAt: Date.now(), broken: null, mended: null } })
  await expectNoneBeside(inactive.or(noRule).or(notNow), none)
  await home.raise('a')
  await set({ state: 'inactive' })
  await expectNoneBeside(none, page.getByRole('listitem').getByText('Chambre 214'))
  expectNoErrors(page)
})

test('a locked screen whose person may read no home any more knows of no alert', async () => {
  const { home, page } = await lockedScreen()
  await page.getByRole('heading', { name: 'Aucune alerte en cours', exact: true }).waitFor()
  await db.doc(paths.member(home.eid, home.staff.uid)).update({ roleId: null })
  await page.getByRole('heading', { name: 'Aucune alerte en cours n’est connue' }).waitFor()
})

test.each([
  ['without a level', (eid: string, uid: string) => db.doc(paths.member(eid, uid)).update({ roleId: null })],
  ['no more', (eid: string, uid: string) => db.doc(paths.member(eid, uid)).delete()],
])(
  'a locked screen of two homes whose person is in one of them %s knows of no alert',
  async (_, withdraw) => {
    const other = await createHome()
    await other.addRule(buttonRule)
    const { home, page } = await lockedScreen([other.eid])
    await page.getByRole('heading', { name: 'Aucune alerte en cours', exact: true }).waitFor()
    await withdraw(home.eid, home.staff.uid)
    const noneKnown = page.getByRole('heading', { name: 'Aucune alerte en cours n’est connue' })
    await noneKnown.waitFor()
    // Nor once it is loaded anew.
    await page.reload()
    await noneKnown.waitFor()
  },
)

test('of several homes a locked screen names where none can come, and leaves the way to unlock it in sight', async () => {
  const others = []
  for (const name of ['Les Aulnes', 'Les Bouleaux', 'Les Cèdres', 'Les Frênes'])
    others.push(await createHome({ name, ...(name === 'Les Frênes' && { state: 'inactive' as const }) }))
  const { page } = await lockedScreen(others.map(({ eid }) => eid))
  await page.getByText(/^Les Frênes · L’établissement est inactif/).waitFor()
  await page.getByText(/^Les Aulnes · Aucune règle n’est activée/).waitFor()
  await page.getByText('De même dans 2 autres établissements.').waitFor()
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await page.getByRole('button', { name: 'Déverrouiller' }).boundingBox()).toSatisfy(
    (box: { y: number; height: number } | null) => box !== null && box.y + box.height <= 740,
  )
  expectNoErrors(page)
})

test('a locked screen says in the same breath as that there is no alert how many sensors are silent, or that a clock is wrong', async () => {
  const { home, page, set } = await lockedScreen()
  await home.addRule(buttonRule)
  const since = Date.now() - 2 * 86_400_000
  await set({ silent: { of: 'devices', since, devices: 14 } })
  await page.getByText(/^14 capteurs sont muets, le premier depuis .*: ils ne signalent rien\.$/).waitFor()
  await page.getByRole('heading', { name: 'Aucune alerte en cours', exact: true }).waitFor()
  await set({ silent: { of: 'clocks', since, devices: 1 } })
  await page.getByText(/^Une horloge est fausse depuis .*n’alerte que pour un appel à l’aide\.$/).waitFor()
  await expectNone(page.getByText('capteurs sont muets'))
  expectNoErrors(page)
})
