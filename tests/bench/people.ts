import { paths } from '@vigie/domain/paths'
import { roles } from '@vigie/domain/people/roles'
import type { Page } from 'playwright-core'
import { openAs } from '../e2e/support/app.ts'
import { addStaff } from '../e2e/support/staff.ts'
import { launchBrowser } from '../support/browser.ts'
import { db } from '../support/firestore.ts'
import { createHome } from '../support/home.ts'
import { newId } from '../support/ids.ts'
import { newUser } from '../support/people.ts'
import { surnames } from './care/surnames.ts'
import { type Percentiles, percentilesOf } from './percentiles.ts'

/** How long a super administrator waits on /admin/users, in milliseconds until the rows are there. */
export interface PeopleResult {
  people: number
  /** From a load of the page. */
  loadedMs: Percentiles | null
  /** From the last letter of an address, or of a word of a name, that one person has. */
  foundByAddressMs: Percentiles | null
  foundByNameMs: Percentiles | null
  /** From the choice of the other order. */
  sortedMs: Percentiles | null
  /** From the press by which fifty more are shown. */
  moreMs: Percentiles | null
}

const people = 10_000
const tries = 10
const atOnce = 500
const field = 'input[name=search]'

/** Looks for people among 10,000 with a browser. Expects a warm suite. */
export async function benchPeople(): Promise<PeopleResult> {
  const mark = newId('bench')
  for (let first = 0; first < people; first += atOnce) {
    const batch = db.batch()
    for (let index = first; index < Math.min(first + atOnce, people); index += 1) {
      const uid = `${mark}-${index}`
      const displayName = `Nadia ${surnames[index % surnames.length]} ${wordOf(index)}`
      batch.set(db.doc(paths.user(uid)), newUser(uid, { displayName }))
    }
    await batch.commit()
  }
  const admin = await addStaff(await createHome(), { roleId: roles.ADMIN })
  const browser = await launchBrowser()
  try {
    const page = await openAs(browser, admin, '/admin/users')
    const timesOf = async (act: (index: number) => Promise<unknown>, rows: (index: number) => Rows) => {
      const times: number[] = []
      for (let index = 0; index < tries; index += 1) {
        const begin = performance.now()
        await act(index)
        await whenRows(page, rows(index))
        times.push(performance.now() - begin)
      }
      return percentilesOf(times)
    }
    const find = (text: (index: number) => string, found: (index: number) => string) =>
      timesOf(
        (index) => page.locator(field).fill(text(index)),
        (index) => ({ count: 1, first: found(index) }),
      )
    const emailOf = (index: number) => `${mark}-${index * 997}@vigie.example`
    const loadedMs = await timesOf(
      () => page.reload(),
      () => ({ count: 50 }),
    )
    const foundByAddressMs = await find(emailOf, emailOf)
    const foundByNameMs = await find((index) => wordOf(index * 997), emailOf)
    await page.locator(field).fill('')
    await whenRows(page, { count: 50 })
    const more = page.getByRole('button', { name: 'En montrer d’autres' })
    const moreMs = await timesOf(
      () => more.click(),
      (index) => ({ count: 50 * (index + 2) }),
    )
    const order = page.getByLabel('Trier par')
    const first = () => page.locator('main li').first().textContent()
    const before = (await first()) ?? ''
    await page.reload()
    await whenRows(page, { count: 50 })
    const sortedMs = await timesOf(
      (index) => order.selectOption(index % 2 === 0 ? 'name' : 'email'),
      (index) => (index % 2 === 0 ? { count: 50, notFirst: before } : { count: 50, first: before }),
    )
    return { people, loadedMs, foundByAddressMs, foundByNameMs, sortedMs, moreMs }
  } finally {
    await browser.close()
  }
}

/** A word that nobody else's name has, of letters alone. */
const wordOf = (index: number) =>
  `Zq${[...String(index).padStart(5, '0')].map((digit) => 'abcdefghij'[Number(digit)]).join('')}`

interface Rows {
  count: number
  /** What the first one says, or does not. */
  first?: string
  notFirst?: string
}

const whenRows = (page: Page, wanted: Rows) =>
  page.waitForFunction(({ count, first, notFirst }) => {
    const rows = [...document.querySelectorAll<HTMLElement>('main li')]
    const says = rows[0]?.textContent ?? ''
    return (
      rows.length === count &&
      (first === undefined || says.includes(first)) &&
      (notFirst === undefined || says !== notFirst)
    )
  }, wanted)
