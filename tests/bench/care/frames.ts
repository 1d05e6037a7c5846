import type { Page } from 'playwright-core'
import { type Percentiles, percentilesOf } from '../percentiles.ts'

/** How smoothly a page was scrolled. */
export interface Frames {
  perSecond: number
  /** From one frame to the next. */
  betweenMs: Percentiles | null
}

const distance = 12_000
const pixelsPerSecond = 1_500
/** A tablet's processor beside the one that the bench runs on. */
const timesSlower = 4

/** Scrolls a page as a finger does, on a slower processor, and counts its frames. */
export async function scrolledFrames(page: Page): Promise<Frames> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Emulation.setCPUThrottlingRate', { rate: timesSlower })
  const frames = await page.evaluateHandle(() => {
    const at: number[] = []
    const note = (time: number) => {
      at.push(time)
      requestAnimationFrame(note)
    }
    requestAnimationFrame(note)
    return at
  })
  await browser.send('Input.synthesizeScrollGesture', {
    x: 600,
    y: 500,
    yDistance: -distance,
    speed: pixelsPerSecond,
  })
  const at = await frames.jsonValue()
  await browser.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await browser.detach()
  const between = at.slice(1).map((time, index) => time - (at[index] ?? time))
  const seconds = between.reduce((sum, each) => sum + each, 0) / 1_000
  return { perSecond: Math.round((between.length / seconds) * 10) / 10, betweenMs: percentilesOf(between) }
}
