import { beforeEach, expect, test } from 'vitest'
import { expectNoErrors } from './support/app.ts'
import { type HomeWithAlerts, homeWithAlerts, strip } from './support/home-with-alerts.ts'
import { middleOf, whenSteady, withoutSound } from './support/presses.ts'
import { letTimersGo, timersWait, whenTimerWaits } from './support/timers.ts'

let home: HomeWithAlerts
beforeEach(async () => {
  home = await homeWithAlerts()
  await home.raise('one')
  const beneficiaryId = await home.addResident({ name: 'M. Côté', room: '101' })
  await home.raise('two', { room: '101', beneficiaryName: 'M. Côté', beneficiaryId })
})

const phone = { viewport: { width: 360, height: 700 }, hasTouch: true }

test.each([
  ['in the strip of each page', ''],
  ['in the list', '/alerts'],
])(
  'what somebody took stays where it is while they may press there again, and leaves then: %s',
  async (_, path) => {
    // So high that nothing scrolls: Playwright would, where a button takes no press yet, and move what is then pressed.
    const page = await home.open(path, { viewport: { width: 700, height: 1100 }, hasTouch: true })
    await withoutSound(page, home.staff.uid)
    const rows = (path === '' ? strip(page) : page.locator('main')).locator('[data-alert]')
    const order = () => rows.evaluateAll((all) => all.map((one) => one.getAttribute('data-alert')).join())
    await timersWait(page, 10_000)
    const first = rows.first()
    await whenSteady(first.getByRole('button', { name: 'Accuser réception' }))
    expect(await order()).toBe('one,two')
    const where = await middleOf(first.getByRole('button', { name: 'Accuser réception' }))
    await page.touchscreen.tap(where.x, where.y)
    await first.getByText('Vous vous en occupez').waitFor()
    // Who is graver comes first once nobody touches the screen: by then the others have their order too.
    await home.raise('fall', { kind: 'fall', room: '102', beneficiaryName: 'Mme Gagnon' })
    await expect.poll(order).toMatch(path === '' ? /^fall,one$/ : /^fall,one,two$/)
    // They may do so from when the server has answered, which the page may have heard of before.
    await whenTimerWaits(page)
    await letTimersGo(page)
    await expect.poll(order).toMatch(path === '' ? /^fall,two$/ : /^fall,two,one$/)
    expectNoErrors(page)
  },
)

test('whoever took the wrong alert opens it again alone, and takes the right one', async () => {
  const page = await home.open('/alerts', phone)
  await withoutSound(page, home.staff.uid)
  const card = (aid: string) => page.locator(`main [data-alert=${aid}]`)
  const press = async (aid: string, name: string | RegExp) => {
    const button = card(aid).getByRole('button', { name })
    await whenSteady(button)
    await button.click()
  }
  await press('two', /^Accuser réception/)
  await home.whenState('two', 'acknowledged')
  await press('one', /^Accuser réception/)
  await home.whenState('one', 'acknowledged')
  await press('one', /^Résoudre comme/)
  await page.getByRole('menuitem', { name: 'Je n’y vais pas : rouvrir l’alerte' }).press('Enter')
  await page
    .getByText('Vous ne vous en occupez plus, l’alerte appelle de nouveau : chambre 214, Mme Roy')
    .waitFor()
  const released = await home.whenState('one', 'open')
  const from = expect.objectContaining({ uid: home.staff.uid })
  expect(released.timeline).toContainEqual(expect.objectContaining({ step: 'released', from }))
  await card('one').getByText('Personne ne s’en occupe').waitFor()
  await card('two').getByText('Vous vous en occupez').waitFor()
  expectNoErrors(page)
})
