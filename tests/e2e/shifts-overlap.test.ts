import { shiftOf } from '@vigie/domain/time/shift.fixture'
import { expect, test } from 'vitest'
import { createHome } from '../support/home.ts'
import { expectNoErrors, openAs } from './support/app.ts'
import { browser } from './support/browser.ts'
import { expectNone } from './support/heard.ts'
import { addStaff } from './support/staff.ts'

test('shifts that overlap are told and drawn where they do, over midnight too', async () => {
  const twice = await createHome({
    shifts: [
      shiftOf('jour', '07:00', '15:30'),
      shiftOf('soir', '15:00', '23:30'),
      shiftOf('nuit', '22:00', '07:00'),
      shiftOf('minuit', '23:45', '00:15'),
    ],
  })
  const administrator = await addStaff(twice, { member: { roleId: 1 } })
  const page = await openAs(browser, administrator, `/establishment/${twice.eid}/shifts`)
  const cover = page.getByRole('region', { name: 'La journée' })
  const told = ['15:00 à 15:30', '22:00 à 23:30', '23:45 à 00:15']
  for (const span of told) await cover.getByText(`Plusieurs quarts de ${span}`).waitFor()
  expect(await cover.getByText(/Plusieurs quarts/).count()).toBe(told.length)
  await expectNone(cover.getByText(/Aucun quart/))
  // In hours of the day: from where to where something striped is drawn.
  const drawn = await cover.evaluate((section) => {
    const strip = section.querySelector('[aria-hidden]')
    if (strip === null) throw new Error('No strip')
    const { left: begin, width } = strip.getBoundingClientRect()
    return [...strip.children]
      .filter((bar) => getComputedStyle(bar).backgroundImage.includes('90deg'))
      .map((bar) => bar.getBoundingClientRect())
      .map(({ left, right }) => [left, right].map((x) => Math.round(((x - begin) / width) * 48) / 2))
  })
  expect(drawn.toSorted(([a = 0], [b = 0]) => a - b)).toEqual([
    [0, 0.5],
    [15, 15.5],
    [22, 23.5],
    [23.5, 24],
  ])
  expectNoErrors(page)
})
