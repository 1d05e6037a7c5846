import { noticeIdOf } from '@vigie/domain/notices/notice'
import { paths } from '@vigie/domain/paths'
import { handoverSpan } from '@vigie/domain/time/shift-span'
import { test } from 'vitest'
import { dayAndNightForNow } from '../support/day-and-night.ts'
import { db } from '../support/firestore.ts'
import { createHome } from '../support/home.ts'
import { expectNoErrors, openAs } from './support/app.ts'
import { browser } from './support/browser.ts'
import { expectNone, whenHeard } from './support/heard.ts'
import { addStaff } from './support/staff.ts'

const shifts = dayAndNightForNow()

test('a handover goes on telling of a call that became no alert in its shift once a later one got through, which no bar tells of any more, and once its cause came again', async () => {
  const home = await createHome({ shifts })
  const before = handoverSpan(shifts, Date.now(), 'America/Toronto')
  const began = before?.from ?? 0
  const notice = db.doc(paths.notice(noticeIdOf(home.eid, 'wrongApiKey')))
  const cause = {
    establishmentId: home.eid,
    reason: 'wrongApiKey',
    deviceIds: [],
    gatewayIds: [],
    toldAt: began,
  }
  const inShift = { firstAt: began + 60_000, lastAt: began + 60_000 }
  await notice.set({ ...cause, ...inShift, isOver: true })

  const nurse = await addStaff(home)
  const page = await openAs(browser, nurse, `/establishment/${home.eid}/handover`)
  const ofShift = page.locator('main :not(section) > [role=alert]')
  const over = /aucune alerte et manquent ici, le dernier .*\. Depuis, un nouvel appel des mêmes appareils/
  await ofShift.getByText(over).waitFor()
  await whenHeard(page)
  await expectNone(page.getByText(/^Appel à l’aide refusé/))

  // It came again in the shift under way, which does not make what was lost before of today.
  const now = Date.now()
  const anew = { ...cause, firstAt: now, lastAt: now, toldAt: now, deviceIds: ['a840410000010001'] }
  await notice.set({ ...anew, ended: [inShift] })
  await page.getByText(/^Appel à l’aide refusé/).waitFor()
  await ofShift.getByText(over).waitFor()
  const since = page.locator('section').getByText(/^Des appels à l’aide n’ont donné aucune alerte/)
  await since.waitFor()
  await expectNone(since.getByText(/Depuis, un nouvel appel/))
  // Of an earlier shift, it is of another handover.
  await notice.set({ ...anew, ended: [{ firstAt: began - 2, lastAt: began - 1 }] })
  await ofShift.getByText(over).waitFor({ state: 'detached' })
  expectNoErrors(page)
})
