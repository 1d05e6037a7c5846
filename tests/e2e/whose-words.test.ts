import { recordMoodCall } from '@vigie/domain/api/mood-calls'
import { setNoteCall } from '@vigie/domain/api/note-calls'
import { doTaskCall } from '@vigie/domain/api/task-calls'
import { moods } from '@vigie/domain/care/enums'
import { paths } from '@vigie/domain/paths'
import { roles } from '@vigie/domain/people/roles'
import { expect, test } from 'vitest'
import { callApi } from '../support/api.ts'
import { signInWith } from '../support/auth.ts'
import { db } from '../support/firestore.ts'
import { createHome } from '../support/home.ts'
import { newTask } from '../support/tasks.ts'
import { appUrl, expectNoErrors, openAs } from './support/app.ts'
import { browser } from './support/browser.ts'
import { addStaff } from './support/staff.ts'

test('what a relative wrote, said and did is told as a relative’s wherever staff read it, whatever they call themselves', async () => {
  const home = await createHome()
  const { eid } = home
  const bid = await home.addResident({ name: 'Mme Roy', room: '214' })
  const attendant = await addStaff(home, { name: 'Josée Thibault', member: { roleId: roles.READ_WRITE } })
  // As the nurse is called.
  const relative = await addStaff(home, {
    name: 'Nathalie Simard',
    roleId: roles.CAREGIVER,
    member: { roleId: roles.READ_WRITE, beneficiaryIds: [bid] },
  })
  await db.doc(paths.beneficiary(eid, bid)).update({ caregiverIds: [relative.uid] })
  const task = newTask(eid, bid, { title: 'Bain' })
  await db.doc(paths.task(eid, bid, 'bath')).set(task)
  const signedIn = await signInWith(relative.email, relative.password)
  if (signedIn === null) throw new Error('She could not sign in')
  const params = { eid, bid }
  const text = 'Le médecin a dit de cesser le Coumadin.'
  const note = { text, visibility: 'public' as const }
  const answers = [
    await callApi(signedIn, setNoteCall, { params: { ...params, mid: 'n' }, body: note }),
    await callApi(signedIn, recordMoodCall, { params, body: { type: 'mood', data: moods.GOOD } }),
    await callApi(signedIn, doTaskCall, {
      params: { ...params, tid: 'bath' },
      body: { dueAt: task.startAt },
    }),
  ]
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])

  const record = `/establishment/${eid}/beneficiary/${bid}`
  const page = await openAs(browser, attendant, record)
  const who = 'Nathalie Simard (proche)'
  // What happened today.
  const row = (words: string) => page.getByRole('listitem').filter({ hasText: words })
  await row('Le médecin a dit').getByText(who).first().waitFor()
  await row('Bain').getByText(`faite par ${who}`).first().waitFor()
  // Her notes, all of them, and what is found by that word.
  await page.goto(appUrl(`${record}/details/messages`))
  await page.locator('[data-note]').getByText(who, { exact: true }).waitFor()
  await page.getByLabel('Chercher dans les notes de ce résident').fill('proche')
  await page.getByText('1 note trouvée').waitFor()
  await page.goto(appUrl(`${record}/details`))
  // How she is, and was.
  await page.getByText(/^Bien · .* · Nathalie Simard \(proche\)$/).waitFor()
  await page.getByRole('img', { name: 'Bien', exact: true }).first().hover()
  await page.getByRole('tooltip').getByText(`Bien, ${who}`).waitFor()
  await page.goto(appUrl(`${record}/task/bath`))
  await page
    .getByText(/Faite par Nathalie Simard \(proche\), \d\d:\d\d/)
    .last()
    .waitFor()
  await page.goto(appUrl(`${record}/report`))
  await page.getByRole('button', { name: '7 jours' }).click()
  const part = (name: string) => page.getByRole('region', { name, exact: true })
  for (const [name, words] of [
    ['Notes', /Nathalie Simard \(proche\), /],
    ['Humeur, santé et appétit', /Bien, Nathalie Simard \(proche\)/],
    ['Tâches', /Bain\s: 1 fois, par Nathalie Simard \(proche\), /],
  ] as const)
    await part(name).getByText(words).first().waitFor()
  expectNoErrors(page)
})
