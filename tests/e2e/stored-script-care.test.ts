import { paths } from '@vigie/domain/paths'
import { roles } from '@vigie/domain/people/roles'
import { handoverSpan } from '@vigie/domain/time/shift-span'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { dayAndNightForNow } from '../support/day-and-night.ts'
import { keepDocument } from '../support/documents.ts'
import { db } from '../support/firestore.ts'
import { createHome } from '../support/home.ts'
import { newInvitation } from '../support/invitations.ts'
import { newAlert } from '../support/outbox.ts'
import { newTask } from '../support/tasks.ts'
import { appUrl, expectNoErrors, openAs } from './support/app.ts'
import { browser } from './support/browser.ts'
import { expectNone, whenHeard } from './support/heard.ts'
import { addStaff } from './support/staff.ts'

/** A text of one field: what an element of it could be found by, whether or not the page's policy let its script run. */
const hostile = (field: string) => `<img data-stored src=x onerror=1>${field}`

/** Waits until the page shows the texts of these fields as text, and holds no element of any. */
async function shows(page: Page, where: string, fields: readonly string[]): Promise<void> {
  const missing = () =>
    page.evaluate(
      (texts) => texts.filter((text) => !(document.body.textContent ?? '').includes(text)),
      fields.map(hostile),
    )
  await expect.poll(missing, { message: where }).toEqual([])
  await expectNone(page.locator('[data-stored]'))
}

const shifts = dayAndNightForNow()

/** A home whose every text of care is hostile, and a nurse of it who is called so too. */
async function hostileHome() {
  const home = await createHome({ name: hostile('home'), shifts })
  const bid = await home.addResident({ name: hostile('resident'), room: '214' })
  const nurse = await addStaff(home, { name: hostile('nurse'), roleId: roles.NURSE })
  await home.addDevice(bid, 'NOVIKA-LW-BOUTON', hostile('location'))
  const at = handoverSpan(shifts, Date.now(), 'America/Toronto')?.from ?? 0
  const note = { establishmentId: home.eid, text: hostile('note'), by: 'bob', byName: hostile('author') }
  const task = {
    title: hostile('task'),
    description: hostile('description'),
    addedByName: hostile('planner'),
    changedBy: { uid: 'rose', name: hostile('changer'), at: Date.now() },
  }
  const document = {
    title: hostile('document'),
    fileName: 'lettre.pdf',
    byName: hostile('sender'),
    renamedBy: { uid: 'rose', name: hostile('renamer') },
  }
  const alert = newAlert({
    beneficiaryId: bid,
    beneficiaryName: hostile('resident'),
    deviceLocation: hostile('location'),
    state: 'acknowledged',
    acknowledgedBy: { uid: 'bob', name: hostile('taker') },
    acknowledgedAt: Date.now(),
  })
  await Promise.all([
    db
      .doc(paths.note(home.eid, bid, 'n'))
      .set({ ...note, visibility: 'public', at, updatedAt: null, writtenAt: null }),
    db.doc(paths.task(home.eid, bid, 't')).set(newTask(home.eid, bid, task)),
    keepDocument({ eid: home.eid, bid, fid: 'd' }, '%PDF-1.7', document),
    keepDocument({ eid: home.eid, bid: null, fid: 'd' }, '%PDF-1.7', document),
    db.doc(paths.alert(home.eid, 'a')).set(alert),
  ])
  return { home, bid, nurse }
}

test('what is written of a resident is text wherever it is read, whatever it says', async () => {
  const { home, bid, nurse } = await hostileHome()
  const ofHome = `/establishment/${home.eid}`
  const resident = `${ofHome}/beneficiary/${bid}`
  const page = await openAs(browser, nurse, ofHome)
  for (const [address, fields] of [
    [`${ofHome}/alerts`, ['resident', 'location', 'taker']],
    [`${ofHome}/alerts/a`, ['resident', 'location', 'taker']],
    [`${ofHome}/today`, ['resident', 'task']],
    [`${ofHome}/handover`, ['resident', 'note', 'author']],
    [`${ofHome}/documents`, ['document', 'sender', 'renamer']],
    [`${resident}/details`, ['resident', 'note', 'author', 'task']],
    [`${resident}/details/messages`, ['note', 'author']],
    [`${resident}/messages/n`, ['note', 'author']],
    [`${resident}/task/t`, ['task', 'description', 'planner', 'changer']],
    [`${resident}/devices`, ['location']],
    [`${resident}/notifications`, ['location', 'taker']],
    [`${resident}/documents`, ['document', 'sender', 'renamer']],
  ] as const) {
    await page.goto(appUrl(address))
    await whenHeard(page)
    await shows(page, address, fields)
  }
  await page.keyboard.press('/')
  await page.getByRole('combobox').and(page.locator(':focus')).waitFor()
  await page.keyboard.type('img data')
  await page.getByRole('option').first().waitFor()
  await shows(page, 'the search', ['resident', 'location'])
  expectNoErrors(page)
})

test('so is what an invitation says and what the journal tells', async () => {
  const { home, bid, nurse } = await hostileHome()
  await db.doc(paths.invitation((await createHome()).eid, 'i')).set(
    newInvitation(nurse.email, {
      establishmentName: hostile('other home'),
      invitedBy: { uid: 'admin', displayName: hostile('inviter') },
    }),
  )
  await db.doc(paths.privateAudit(home.eid)).set({
    uid: nurse.uid,
    action: 'note.delete',
    path: paths.note(home.eid, bid, 'private'),
    establishmentId: home.eid,
    beneficiaryIds: [bid],
    at: Date.now(),
  })
  await db.doc(paths.alert(home.eid, 'a')).delete()
  const invited = await openAs(browser, nurse, '/establishment')
  await invited.getByRole('dialog', { name: /Vous joindre à/ }).waitFor()
  await shows(invited, 'the invitation', ['other home', 'inviter'])

  const headNurse = await addStaff(home, { roleId: roles.NURSE, member: { roleId: roles.ADMIN } })
  const page = await openAs(browser, headNurse, `/establishment/${home.eid}/journal`)
  await page.getByRole('listitem').filter({ hasText: 'A supprimé une note' }).waitFor()
  await shows(page, 'the journal', ['nurse', 'resident'])
  for (const tab of [invited, page]) expectNoErrors(tab)
})
