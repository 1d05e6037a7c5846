import { expect, test } from 'vitest'
import { expectNoErrors } from './support/app.ts'
import { homeWithAlerts, strip } from './support/home-with-alerts.ts'

test('a fall comes before a warning once nobody touches the screen, also where the clock is set back meanwhile', async () => {
  const home = await homeWithAlerts()
  await home.raise('warning', { severity: 'warning', kind: 'floorMatPressed' })
  const page = await home.open()
  const [first, more] = [strip(page).locator('[data-alert]').first(), strip(page).getByText('1 autre alerte')]
  await first.waitFor()
  await page.setViewportSize({ width: 400, height: 800 })
  const stop = await page.evaluateHandle(() => {
    const touching = setInterval(() => dispatchEvent(new Event('pointermove')), 100)
    dispatchEvent(new Event('pointermove'))
    return () => clearInterval(touching)
  })
  await home.raise('fall', { severity: 'callForHelp', kind: 'fall', ruleId: 'falls' })
  await more.waitFor()
  expect(await first.getAttribute('data-alert')).toBe('warning')

  await page.evaluate((cease) => {
    const before = Date.now
    Date.now = () => before() - 600_000
    cease()
  }, stop)
  await strip(page).locator('[data-alert=fall]').waitFor({ timeout: 12_000 })
  expectNoErrors(page)
})
