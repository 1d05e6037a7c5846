import type { Browser, Page } from 'playwright-core'
import { signedInStorage } from '../../e2e/support/session.ts'
import type { Staff } from '../../e2e/support/staff.ts'
import { type Percentiles, percentilesOf } from '../percentiles.ts'
import type { BigHome } from './big-home.ts'

const tries = 20
/** Nobody reads a menu sooner: what is pressed there at once is taken for a second tap on what opened it. */
const readMs = 700

/** Records moods in one browser and looks at them in another: how long it takes from the tap until it is painted there. */
export async function timeMoods(
  browser: Browser,
  { eid, residents, nurses }: BigHome,
): Promise<Percentiles | null> {
  const [theirs, ours] = await Promise.all(nurses.map((nurse) => openHome(browser, nurse, eid)))
  if (!theirs || !ours) throw new Error('A home has two nurses')
  const took: number[] = []
  // As many as both have on screen, over and over.
  for (let index = 0; index < tries; index += 1) {
    const bid = residents[3 + (index % 6)] ?? ''
    const button = theirs.locator(`[data-resident="${bid}"] [role=group] button`).first()
    await button.click()
    const other = theirs.getByRole('menuitemradio', { checked: false }).nth(index % 2)
    await other.waitFor()
    await theirs.waitForTimeout(readMs)
    const [seen, tapped] = await Promise.all([faceChanged(ours, bid), nextClick(theirs)])
    await other.click()
    took.push((await seen.evaluate(({ at }) => at)) - (await tapped.evaluate(({ at }) => at)))
  }
  return percentilesOf(took)
}

async function openHome(browser: Browser, nurse: Staff, eid: string): Promise<Page> {
  const origin = process.env.VIGIE_HOSTING_URL ?? ''
  const context = await browser.newContext({ storageState: await signedInStorage(nurse, origin) })
  const page = await context.newPage()
  await page.goto(`${origin}/establishment/${eid}`)
  await page.locator('[data-resident] [role=group]').first().waitFor()
  await page.locator('[data-wait=none]').waitFor({ state: 'attached' })
  return page
}

/** When the next press is, by the clock of the machine. */
const nextClick = (page: Page) =>
  page.evaluateHandle(() => ({
    at: new Promise<number>((resolve) =>
      addEventListener('click', () => resolve(Date.now()), { once: true, capture: true }),
    ),
  }))

/** When another mood than now is painted for a resident. */
const faceChanged = (page: Page, bid: string) =>
  page.evaluateHandle((id) => {
    const face = () =>
      document.querySelector<HTMLImageElement>(`[data-resident="${id}"] [role=group] img`)?.src
    const before = face()
    return {
      at: new Promise<number>((resolve) => {
        const look = () =>
          face() === before ? requestAnimationFrame(look) : requestAnimationFrame(() => resolve(Date.now()))
        look()
      }),
    }
  }, bid)
