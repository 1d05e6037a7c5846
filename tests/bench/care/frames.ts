import type { CDPSession, Page } from 'playwright-core'
import { lateCards } from './late-cards.ts'
import { presentedFrames } from './presented-frames.ts'

/** How smoothly a page was scrolled on a processor four times slower. */
export interface Frames {
  /** How many a second of the clock came on screen, whoever drew them: a browser scrolls what is drawn by itself, also while the page works. */
  perSecond: number
  /** In how many of them a second the page's own thread had its part. */
  ofPagePerSecond: number
  /** Of how many that were due at 60 a second, the share that came on screen. */
  presentedPercent: number
  /** The share of them in which a part of the page was not drawn yet, and blank. */
  blankPercent: number
  /** Of the cards that came on screen, the share that did so before what is in them was drawn. */
  lateCardsPercent: number
  /** How long the page's own thread works at a frame on that processor, whoever else is busy on the machine. */
  workMs: number
}

const distance = 6_000
const pixelsPerSecond = 1_500
/** A tablet's processor beside the one that the bench runs on. */
const timesSlower = 4
/** What a screen shows a second. */
const due = 60

/** Scrolls a page as a finger does, and on as on a slower processor, where the frames are counted that come on screen. */
export async function scrolledFrames(page: Page): Promise<Frames> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Performance.enable', { timeDomain: 'threadTicks' })
  const before = await processorMs(browser)
  await scroll(browser)
  const work = (await processorMs(browser)) - before
  await browser.send('Emulation.setCPUThrottlingRate', { rate: timesSlower })
  const late = await lateCards(page)
  const frames = await presentedFrames(page, () => scroll(browser))
  await browser.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  const lateCardsPercent = tenths((await late.share()) * 100)
  await browser.detach()
  const seconds = distance / pixelsPerSecond
  // The first frame ends none of the intervals.
  const perSecond = (count: number) => tenths((count - 1) / frames.seconds)
  return {
    perSecond: perSecond(frames.presented),
    ofPagePerSecond: perSecond(frames.ofPage),
    presentedPercent: tenths((frames.presented / (frames.presented + frames.dropped)) * 100),
    blankPercent: tenths((frames.blank / frames.presented) * 100),
    lateCardsPercent,
    workMs: tenths((work * timesSlower) / (seconds * due)),
  }
}

const scroll = (browser: CDPSession) =>
  browser.send('Input.synthesizeScrollGesture', {
    x: 200,
    y: 500,
    yDistance: -distance,
    speed: pixelsPerSecond,
  })

/** How long the page's own thread has had a processor so far, which is not for how long it waited for one. */
async function processorMs(browser: CDPSession): Promise<number> {
  const { metrics } = await browser.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1_000
}

const tenths = (value: number) => Math.round(value * 10) / 10
