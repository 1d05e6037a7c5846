import type { Locator } from 'playwright-core'
import { db } from '../../support/firestore.ts'

const againMs = 5_000

/**
 * Waits until a page that listens to a document shows what it says by now. On a busy machine Google's emulator may have lost the change
 * for every listener there is (docs/architecture.md): the document is written again as it is, which tells them again.
 */
export async function whenShown(shown: Locator, path: string): Promise<void> {
  const tellAgain = async () => {
    const kept = await db.doc(path).get()
    const said = kept.data()
    if (said) await kept.ref.set(said)
  }
  const timer = setInterval(() => void tellAgain(), againMs)
  try {
    await shown.waitFor()
  } finally {
    clearInterval(timer)
  }
}
