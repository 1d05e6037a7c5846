import type { CDPSession, Page } from 'playwright-core'
import { type Percentiles, percentilesOf } from '../percentiles.ts'

/** How smoothly a page was scrolled. */
export interface Frames {
  perSecond: number
  /** From one frame to the next. */
  betweenMs: Percentiles | null
  /** How long the page's own thread works at a frame on that processor, whoever else is busy on the machine. */
  workMs: number
}

const distance = 6_000
const pixelsPerSecond = 1_500
/** A tablet's processor beside the one that the bench runs on. */
const timesSlower = 4

/** Scrolls a page as a finger does, and on as on a slower processor, where it counts its frames. */
export async function scrolledFrames(page: Page): Promise<Frames> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Performance.enable', { timeDomain: 'threadTicks' })
  const before = await processorMs(browser)
  const drawn = await scroll(page, browser)
  const work = (await processorMs(browser)) - before
  await browser.send('Emulation.setCPUThrottlingRate', { rate: timesSlower })
  const between = await scroll(page, browser)
  await browser.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await browser.detach()
  const seconds = between.reduce((sum, each) => sum + each, 0) / 1_000
  return {
    perSecond: tenths(between.length / seconds),
    betweenMs: percentilesOf(between),
    workMs: tenths((work * timesSlower) / drawn.length),
  }
}

/** Scrolls on. @returns the milliseconds from each frame to the next */
async function scroll(page: Page, browser: CDPSession): Promise<readonly number[]> {
  const frames = await page.evaluateHandle(() => {
    const at: number[] = []
    const note = (time: number) => {
      at.push(time)
      requestAnimationFrame(note)
    }
    requestAnimationFrame(note)
    return at
  })
  const gesture = { x: 200, y: 500, yDistance: -distance, speed: pixelsPerSecond }
  await browser.send('Input.synthesizeScrollGesture', gesture)
  const at = await frames.jsonValue()
  return at.slice(1).map((time, index) => time - (at[index] ?? time))
}

/** How long the page's own thread has had a processor so far, which is not for how long it waited for one. */
async function processorMs(browser: CDPSession): Promise<number> {
  const { metrics } = await browser.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1_000
}

const tenths = (value: number) => Math.round(value * 10) / 10
