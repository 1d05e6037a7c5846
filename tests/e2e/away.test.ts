import { paths } from '@vigie/domain/paths'
import { expect, test } from 'vitest'
import { buttonRule, homeWithButton } from '../support/home-with-button.ts'
import { whenDocument } from '../support/until.ts'
import { expectNoErrors, openAs } from './support/app.ts'
import { browser } from './support/browser.ts'
import { addStaff } from './support/staff.ts'

test('an administrator sees the hours without anybody once the only one who is told is away, until they say that they are back', async () => {
  const { home } = await homeWithButton()
  const administrator = await addStaff(home, { name: 'Odile Roy', member: { roleId: 1 } })
  const nurse = await addStaff(home, { name: 'Nora Bélanger' })
  await home.addRule({ ...buttonRule, recipients: [{ kind: 'user', uid: nurse.uid }] })

  const page = await openAs(browser, administrator, `/establishment/${home.eid}/users`)
  await page.getByRole('button', { name: 'Indiquer une absence : Nora Bélanger' }).click()
  await page.getByLabel('Jusqu’au (facultatif)').fill('2020-01-01')
  await page.getByRole('button', { name: 'Indiquer l’absence' }).click()
  await page.getByText('Cette fin est déjà passée.').waitFor()
  await page.getByLabel('Jusqu’au (facultatif)').fill('')
  await page.getByRole('button', { name: 'Indiquer l’absence' }).click()
  await page.getByText('Absence jusqu’à nouvel ordre').waitFor()
  const away = await whenDocument(paths.member(home.eid, nurse.uid), (member) => Boolean(member.away))
  expect(away.away).toMatchObject({ until: null, by: administrator.uid })

  await page.goto(page.url().replace('/users', ''))
  await page.getByText(/24 prochaines heures, personne n’est joignable pour un appel à l’aide/).waitFor()
  await page.getByRole('link', { name: 'Voir qui est prévenu' }).click()
  await page.getByText(/personne n’est joignable pour un appel à l’aide/).waitFor()

  const own = await openAs(browser, nurse, '/notifications')
  await own.getByText(/absence jusqu’à nouvel ordre\. D’ici là/).waitFor()
  await own.getByRole('link', { name: 'Voir votre absence' }).click()
  await own.getByText(/absence jusqu’à nouvel ordre/).waitFor()
  await own.getByRole('button', { name: 'Indiquer mon retour' }).click()
  await own.getByRole('button', { name: 'Indiquer mon absence' }).waitFor()
  await page.getByText('Dans les 24 prochaines heures, chaque appel à l’aide joint quelqu’un.').waitFor()
  expectNoErrors(page)
  expectNoErrors(own)
})
