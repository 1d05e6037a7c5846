import { expect, test } from 'vitest'
import { createHome } from '../support/home.ts'
import { expectNoErrors, openAs } from './support/app.ts'
import { browser } from './support/browser.ts'
import { addStaff } from './support/staff.ts'

/** Those that have a name of their own here. */
const ours = [
  'America/Toronto',
  'America/St_Johns',
  'America/Miquelon',
  'Asia/Hong_Kong',
  'Asia/Macau',
  'Etc/UTC',
  'UTC',
]

/** As CLDR says, all of which Node has: "heure : Détroit". Null where it says none. */
function placeByCldr(timeZone: string): string | null {
  for (const tag of ['fr-CA', 'fr']) {
    const parts = new Intl.DateTimeFormat(tag, { timeZone, timeZoneName: 'shortGeneric' }).formatToParts()
    const clock = parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
    const [, place] = clock.match(/^heure\s:\s(.+)$/) ?? []
    if (place) return place.replace('[', '(').replace(']', ')')
  }
  return null
}

test('a browser calls the places of time zones in French as CLDR does, though it leaves out cities', async () => {
  const home = await createHome()
  const admin = await addStaff(home, { member: { roleId: 1 } })
  const page = await openAs(browser, admin, `/establishment/${home.eid}/informations`)
  const choice = page.getByRole('combobox', { name: 'Fuseau horaire' })
  await choice.waitFor()
  const shown = await choice.evaluate((select: HTMLSelectElement) =>
    [...select.options].map(({ value, text }) => [value, text.split(' · ')[0]] as const),
  )
  expect(shown.length).toBeGreaterThan(400)
  const others = shown.filter(([zone]) => !ours.includes(zone))
  expect(others.filter(([zone, place]) => place !== placeByCldr(zone))).toEqual([])
  expectNoErrors(page)
})
