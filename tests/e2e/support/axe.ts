import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { appUrl, goWithin } from './app.ts'
import { whenHeard } from './heard.ts'

declare const axe: { run(options: RunOptions): Promise<AxeResults> } | undefined

const source = await readFile(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** The sizes of a desktop and of a small phone; and of a phone of today. */
const sizes = [
  { width: 1280, height: 860 },
  { width: 360, height: 740 },
] as const
export const largePhone = { width: 400, height: 860 } as const

/** What axe-core finds on a page as it is now, at desktop and phone size unless said otherwise, each fault with the elements that have it. */
export async function faultsOn(
  page: Page,
  at: readonly { width: number; height: number }[] = sizes,
): Promise<string[]> {
  if (await page.evaluate(() => typeof axe === 'undefined')) await page.evaluate(source)
  const found: string[] = []
  // What comes as it looks, a button that may be pressed by now for one, has none of the colours in between.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const size of at) {
    await page.setViewportSize(size)
    // What was fading in before has others still.
    await page.waitForFunction(() =>
      document.getAnimations().every(({ playState }) => playState !== 'running'),
    )
    const results = await page.evaluate(() => axe?.run({ resultTypes: ['violations'] }))
    expect(results?.passes.length).toBeGreaterThan(10)
    for (const { id, help, nodes } of results?.violations ?? []) {
      for (const { target, failureSummary } of nodes) {
        found.push(`at ${size.width}: ${id}: ${help}: ${target.join(' ')}: ${failureSummary}`)
      }
    }
  }
  return found
}

/** Goes to another page of the app and waits until all of it is there; to one of a resident, whose pages share their title, by loading it. */
export async function goToPage(page: Page, address: string): Promise<void> {
  const title = page.getByRole('heading', { level: 1 })
  await title.waitFor()
  if (address.includes('/beneficiary/')) {
    await page.goto(appUrl(address))
  } else if (new URL(page.url()).pathname !== address) {
    const before = await title.textContent()
    await goWithin(page, address)
    await page.waitForFunction((former) => document.querySelector('h1')?.textContent !== former, before)
  }
  await title.waitFor()
  await whenHeard(page)
  await page.locator('[data-loading]').first().waitFor({ state: 'detached' })
}
