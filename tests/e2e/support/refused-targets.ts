import type { Page } from 'playwright-core'

declare global {
  interface Window {
    /** What Firestore's server has told this page so far on the streams that it listens by. */
    heardStreams?: string
  }
}

/**
 * Has a page keep, from its next load on, which of what it listens to the rules refused. The page itself cannot say: of what it
 * lets go of in the moment that its refusal comes, it neither asks to be told no more nor says that it was refused.
 */
export async function keepRefused(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.heardStreams = ''
    const keep = (text: string) => {
      window.heardStreams += text
    }
    const ask = window.fetch.bind(window)
    window.fetch = async (...asked) => {
      const answer = await ask(...asked)
      if (asked[0] instanceof Request && asked[0].url.includes('/Listen/channel?'))
        void answer
          .clone()
          .body?.pipeThrough(new TextDecoderStream())
          .pipeTo(new WritableStream({ write: keep }))
      return answer
    }
  })
}

/** The ids of the targets that the rules have refused a page so far (google.firestore.v1 TargetChange). */
export async function refusedTo(page: Page): Promise<ReadonlySet<number>> {
  const heard = await page.evaluate(() => window.heardStreams)
  if (heard === undefined) throw new Error('The page was opened before keepRefused was asked of it')
  const refusal = /"targetChangeType":\s*"REMOVE",\s*"targetIds":\s*\[\s*(\d+)\s*\],\s*"cause"/g
  return new Set([...heard.matchAll(refusal)].map(([, id]) => Number(id)))
}
