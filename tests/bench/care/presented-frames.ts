import type { Page } from 'playwright-core'
import { z } from 'zod'

/** What became of the frames of a scroll. */
export interface PresentedFrames {
  /** Those that came on screen. */
  presented: number
  /** Of these, in which a part of the page was not drawn yet. */
  blank: number
  /** Of these, in which the page's own thread had its part; in the others what it had drawn before was moved. */
  ofPage: number
  /** Those that were due and did not come. */
  dropped: number
  /** From the first of them to the last, in seconds: a frame that the browser never began is in none of the books. */
  seconds: number
}

/** What Chromium tells of a frame, once for each part of the browser that drew at it. */
const reportSchema = z.object({
  name: z.literal('PipelineReporter'),
  /** Microseconds on the browser's clock. */
  ts: z.number(),
  args: z.object({
    frame_reporter: z.object({
      frame_source: z.number(),
      frame_sequence: z.number(),
      layer_tree_host_id: z.number(),
      state: z.string(),
      scroll_state: z.string(),
      has_missing_content: z.boolean(),
    }),
  }),
})
type Report = z.infer<typeof reportSchema>['args']['frame_reporter'] & { ts: number }

/** Counts the frames of a page that come on screen while it is scrolled: by the browser's own books, without a hand in its work. */
export async function presentedFrames(page: Page, scroll: () => Promise<unknown>): Promise<PresentedFrames> {
  const browser = await page.context().browser()?.newBrowserCDPSession()
  if (!browser) throw new Error('A page of no browser')
  const reports: Report[] = []
  browser.on('Tracing.dataCollected', ({ value }) => {
    for (const event of value) {
      const report = reportSchema.safeParse(event)
      if (report.success) reports.push({ ts: report.data.ts, ...report.data.args.frame_reporter })
    }
  })
  const traceConfig = { includedCategories: ['cc', 'benchmark'], excludedCategories: ['*'] }
  await browser.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig })
  await scroll()
  const told = new Promise((resolve) => browser.once('Tracing.tracingComplete', resolve))
  await browser.send('Tracing.end')
  await told
  await browser.detach()
  return counted(reports)
}

function counted(reports: readonly Report[]): PresentedFrames {
  const scrolled = reports.filter(({ scroll_state }) => scroll_state !== 'SCROLL_NONE')
  const frames = Map.groupBy(
    scrolled,
    ({ frame_source, frame_sequence, layer_tree_host_id }) =>
      `${layer_tree_host_id} ${frame_source} ${frame_sequence}`,
  )
  const presented = [...frames.values()].filter((parts) =>
    parts.some(({ state }) => state.startsWith('STATE_PRESENTED')),
  )
  const isOfPage = (parts: readonly Report[]) => parts.some(({ state }) => state === 'STATE_PRESENTED_ALL')
  const isDropped = (parts: readonly Report[]) => parts.some(({ state }) => state === 'STATE_DROPPED')
  const begins = [...frames.values()].map((parts) => Math.min(...parts.map(({ ts }) => ts)))
  if (presented.length === 0) throw new Error('The browser told of no frame that was scrolled')
  return {
    presented: presented.length,
    blank: presented.filter((parts) => parts.some(({ has_missing_content }) => has_missing_content)).length,
    ofPage: presented.filter(isOfPage).length,
    dropped: [...frames.values()].filter((parts) => isDropped(parts) && !presented.includes(parts)).length,
    seconds: (Math.max(...begins) - Math.min(...begins)) / 1_000_000,
  }
}
