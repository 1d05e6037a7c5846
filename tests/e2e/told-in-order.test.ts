import { expect, test } from 'vitest'
import { createHome } from '../support/home.ts'
import { expectNoErrors, openAs } from './support/app.ts'
import { browser } from './support/browser.ts'
import { whenHeard } from './support/heard.ts'
import { addStaff } from './support/staff.ts'

/**
 * Runs in the page: from now on a timer that a timer begins comes late. Browsers do that: by 4 ms to the fifth in a row, by up to a minute
 * on a page out of sight.
 */
function holdTimersOfTimers(): void {
  const begin = window.setTimeout
  let isTimer = false
  // What a timer does goes on in promises, one after the other; a task that follows is none of it.
  const release = (turns: number): void => {
    if (turns > 0) queueMicrotask(() => release(turns - 1))
    else isTimer = false
  }
  const held = (act: () => void, ms = 0) =>
    begin(
      () => {
        isTimer = true
        act()
        release(1_000)
      },
      isTimer ? ms + 300 : ms,
    )
  window.setTimeout = held as typeof window.setTimeout
}

test('what the server says of a resident seen before is not undone by what the page remembers', async () => {
  const home = await createHome()
  const bid = await home.addResident({ name: 'Mme Roy', room: '214' })
  await home.addDevice(bid, 'NOVIKA-LW-BANDE')
  const page = await openAs(browser, await addStaff(home), `/establishment/${home.eid}`)
  await page.evaluate(holdTimersOfTimers)
  const warned: string[] = []
  page.on('console', (message) => message.type() === 'warning' && warned.push(message.text()))
  for (let visit = 0; visit < 3; visit += 1) {
    await page.getByRole('link', { name: /214/ }).first().click()
    await page.getByRole('heading', { name: /214/, level: 1 }).waitFor()
    await whenHeard(page)
    await page.goBack()
    await page.getByRole('link', { name: /214/ }).first().waitFor()
    await whenHeard(page)
  }
  expect(warned).toEqual([])
  expectNoErrors(page)
})
