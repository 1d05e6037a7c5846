import type { Locator, Page } from 'playwright-core'
import { withDevTools } from './lent-tabs.ts'

/** Longer than the page takes to see that a button has moved, in milliseconds: until then it does not look as if it took no press. */
const stoodForMs = 300

/** Waits until a button takes presses, which it does not while it has only just come to where it is. */
export async function whenSteady(button: Locator): Promise<void> {
  await button.click({ trial: true })
  await whenStill(button)
}

/** The same of a press by key: the button has the focus then, and need not be where a finger could reach it, as below the alerts of many homes. */
export async function whenSteadyByKey(button: Locator): Promise<void> {
  await button.focus()
  await whenStill(button)
}

const whenStill = (button: Locator): Promise<void> =>
  button.evaluate(async (element, forMs) => {
    const seen = () => {
      const { x, y } = element.getBoundingClientRect()
      return `${x} ${y} ${getComputedStyle(element).pointerEvents}`
    }
    const frame = () => new Promise(requestAnimationFrame)
    let since = performance.now()
    let last = seen()
    // Seen once more after the last frame: on a slow machine that one alone takes as long.
    while (performance.now() < since + forMs) {
      await frame()
      const now = seen()
      if (now === last && !now.endsWith('none')) continue
      last = now
      since = performance.now()
    }
  }, stoodForMs)

/**
 * Turns the sound off, as by the menu of the account: no banner that says that the browser keeps it silent comes or goes
 * then, over what a test is about to press.
 */
export const withoutSound = (page: Page, uid: string): Promise<void> =>
  page.evaluate((off) => {
    localStorage.setItem('vigie.alertSoundOffFor', off)
    dispatchEvent(new StorageEvent('storage'))
  }, uid)

/** Where the middle of something is on screen, in pixels. */
export async function middleOf(element: Locator): Promise<{ x: number; y: number }> {
  const box = await element.boundingBox()
  if (box === null) throw new Error('What is to be pressed is not on screen')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/**
 * What time it is for the browser's own presses, in epoch milliseconds: that of the machine may have been set since the
 * browser read it, and a press that is dated by it would lie in the future of its page.
 */
export async function nowOn(page: Page): Promise<number> {
  const said = Date.now()
  const moved = await page.evaluateHandle(() => ({
    behind: new Promise<number>((resolve) => {
      const tell = ({ timeStamp, clientX, clientY }: MouseEvent) => {
        // One that was made before may be heard late: it tells nothing of the time that was given.
        if (clientX === 1 && clientY === 1) resolve(performance.now() - timeStamp)
      }
      addEventListener('mousemove', tell, { capture: true })
    }),
  }))
  const how = { x: 1, y: 1, timestamp: said / 1_000 } as const
  await withDevTools(page, (browser) =>
    browser.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...how }),
  )
  return said + (await moved.evaluate(({ behind }) => behind))
}

/**
 * Presses a place of a page at a time of its own, which the browser takes for that of the press: two presses are as far
 * apart as a test says, however slow the machine is.
 * @param at epoch milliseconds
 */
export async function pressAt(page: Page, place: { x: number; y: number }, at: number): Promise<void> {
  const how = { ...place, button: 'left', clickCount: 1, timestamp: at / 1_000 } as const
  await withDevTools(page, async (browser) => {
    await browser.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...how })
    await browser.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...how })
  })
}

/** Taps a place of a page as a finger does, at a time of its own, epoch milliseconds. */
export async function tapAt(page: Page, place: { x: number; y: number }, at: number): Promise<void> {
  const timestamp = at / 1_000
  await withDevTools(page, async (browser) => {
    await browser.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [place], timestamp })
    await browser.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [], timestamp })
  })
}

/** Presses Enter at a time of its own, epoch milliseconds. */
export async function pressEnterAt(page: Page, at: number): Promise<void> {
  const how = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 13, timestamp: at / 1_000 }
  await withDevTools(page, async (browser) => {
    await browser.send('Input.dispatchKeyEvent', { type: 'keyDown', text: '\r', ...how })
    await browser.send('Input.dispatchKeyEvent', { type: 'keyUp', ...how })
  })
}
