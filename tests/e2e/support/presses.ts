import type { Locator, Page } from 'playwright-core'

/** Waits until a button takes presses, which it does not while it has only just come to where it is. */
export const whenSteady = (button: Locator): Promise<void> => button.click({ trial: true })

/** Where the middle of something is on screen, in pixels. */
export async function middleOf(element: Locator): Promise<{ x: number; y: number }> {
  const box = await element.boundingBox()
  if (box === null) throw new Error('What is to be pressed is not on screen')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/**
 * Presses a place of a page at a time of its own, which the browser takes for that of the press: two presses are as far
 * apart as a test says, however slow the machine is.
 * @param at epoch milliseconds
 */
export async function pressAt(page: Page, place: { x: number; y: number }, at: number): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  const how = { ...place, button: 'left', clickCount: 1, timestamp: at / 1_000 } as const
  await browser.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...how })
  await browser.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...how })
  await browser.detach()
}

/** Presses Enter at a time of its own, epoch milliseconds. */
export async function pressEnterAt(page: Page, at: number): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  const how = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 13, timestamp: at / 1_000 }
  await browser.send('Input.dispatchKeyEvent', { type: 'keyDown', text: '\r', ...how })
  await browser.send('Input.dispatchKeyEvent', { type: 'keyUp', ...how })
  await browser.detach()
}
