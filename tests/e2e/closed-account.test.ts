import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { roles } from '@vigie/domain/people/roles'
import { projectId } from '@vigie/emulators/suite/addresses'
import { test } from 'vitest'
import { createHome } from '../support/home.ts'
import { buttonRule } from '../support/home-with-button.ts'
import { expectNoErrors, goWithin, openAs } from './support/app.ts'
import { browser } from './support/browser.ts'
import { addStaff } from './support/staff.ts'

const program = fileURLToPath(new URL('../../emulators/src/launcher/close-account.ts', import.meta.url))

test('whose account was closed is shown so, and a rule that names them alone that it tells nobody', async () => {
  const home = await createHome()
  const admin = await addStaff(home, { name: 'Sylvie Lachance', member: { roleId: roles.ADMIN } })
  const nurse = await addStaff(home, { name: 'Nadia Fortin', roleId: roles.NURSE })
  const closed = await addStaff(home, { name: 'Olivier Fermé', roleId: roles.NURSE })
  const recipients = [{ kind: 'user' as const, uid: closed.uid }]
  await home.addRule({ ...buttonRule, name: 'La nuit', recipients, methods: ['sms'] })
  const page = await openAs(browser, admin, `/establishment/${home.eid}/notifications`)
  const told = (name: string) => page.getByRole('listitem').filter({ hasText: 'La nuit' }).getByText(name)
  const fault = page.getByText(/^Ne prévient personne/)
  await told('Olivier Fermé').waitFor()
  await fault.waitFor({ state: 'detached' })

  const args = [program, '--project', projectId, '--email', closed.email, '--url', 'https://vigie.example']
  await promisify(execFile)(process.execPath, args)
  await fault.waitFor()
  await told('Olivier Fermé (compte fermé, ne reçoit pas d’alerte)').waitFor()
  await goWithin(page, `/establishment/${home.eid}/users`)
  const row = page.getByRole('listitem').filter({ hasText: 'Olivier Fermé' })
  await row.getByText('Compte fermé : plus de connexion ni de messages').waitFor()
  expectNoErrors(page)

  // Who writes rules and administers nothing asks /api.
  const hers = await openAs(browser, nurse, `/establishment/${home.eid}/notifications`)
  await hers.getByText(/^Ne prévient personne/).waitFor()
  expectNoErrors(hers)
})
