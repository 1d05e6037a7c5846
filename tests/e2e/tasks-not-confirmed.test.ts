import { setTaskCall } from '@vigie/domain/api/task-calls'
import { doneRecordSchema } from '@vigie/domain/care/task'
import { paths } from '@vigie/domain/paths'
import { expect, test } from 'vitest'
import { callApi } from '../support/api.ts'
import { signInWith } from '../support/auth.ts'
import { db } from '../support/firestore.ts'
import { createHome } from '../support/home.ts'
import { newTask, saidDaily } from '../support/tasks.ts'
import { openAs } from './support/app.ts'
import { browser } from './support/browser.ts'
import { whenSteady, withoutSound } from './support/presses.ts'
import { addStaff } from './support/staff.ts'

test('four tasks that were not confirmed stay told; tried again in other words none is recorded, and a sign-out asks about them', async () => {
  const home = await createHome()
  const { eid } = home
  const bid = await home.addResident({ name: 'Mme Roy', room: '214' })
  const nurse = await addStaff(home, { name: 'Alice Tremblay' })
  const colleague = await addStaff(home, { name: 'Bob Gagnon' })
  const task = newTask(eid, bid, {})
  const names = ['Pilule 1', 'Pilule 2', 'Pilule 3', 'Insuline 10 U']
  for (const [index, title] of names.entries())
    await db.doc(paths.task(eid, bid, `t${index}`)).set({ ...task, title })
  const page = await openAs(browser, nurse, `/establishment/${eid}/beneficiary/${bid}/details/tasks`, {
    viewport: { width: 400, height: 800 },
  })
  await withoutSound(page, nurse.uid)
  await page.route('**/done', (route) => route.abort())
  const told = (name: string) => page.getByRole('alert').getByText(`n’est pas confirmé : ${name} (214`)
  for (const name of names) {
    await page.getByRole('button', { name: `C’est fait : ${name}` }).click()
    await told(name).waitFor()
  }
  await page.getByRole('button', { name: 'Afficher 2 autres messages d’erreur' }).click()
  for (const name of names) await told(name).waitFor()

  const signedIn = await signInWith(colleague.email, colleague.password)
  if (signedIn === null) throw new Error('He could not sign in')
  const { updatedAt, startAt } = task
  const body = { ...saidDaily(startAt), title: 'Insuline 4 U', updatedAt }
  const changed = await callApi(signedIn, setTaskCall, { params: { eid, bid, tid: 't3' }, body })
  expect(changed.status).toBe(200)
  await page.unroute('**/done')
  await page.getByRole('alert').getByRole('button', { name: 'Réessayer' }).last().click()
  await page
    .getByText('Rien n’est noté : Insuline 10 U (214 · Mme Roy) est devenue « Insuline 4 U ».')
    .waitFor()
  const records = async () => (await db.collection(paths.tasksDone(eid, bid, 't3')).get()).docs
  expect(await records()).toEqual([])

  await page.getByRole('button', { name: 'Votre compte' }).click()
  await page.getByRole('menuitem', { name: 'Se déconnecter' }).click()
  const question = page.getByRole('dialog', { name: 'Ce que vous avez fait n’est pas confirmé' })
  await question.getByRole('listitem').filter({ hasText: 'Pilule 1' }).waitFor()
  await question.getByRole('button', { name: 'Annuler' }).click()

  const again = page.getByRole('button', { name: 'C’est fait : Insuline 4 U' })
  await whenSteady(again)
  await again.click()
  await page.getByText('Faite : Insuline 4 U (214 · Mme Roy).').waitFor()
  const [record] = await records()
  expect(doneRecordSchema.parse(record?.data())).toMatchObject({ title: 'Insuline 4 U', by: nurse.uid })
})
