import { cacheFolder } from '../../bin/lib/folders.mjs'
import { withLock } from '../../bin/lib/lock.mjs'
import { buildHidane } from './build-hidane.ts'
import { findRuntimes } from './find-runtimes.ts'
import { chooseRuntimes, type ReadyRuntimes, type WantedRuntimes } from './runtimes.ts'

/**
 * Chooses the emulator runtimes and builds what is missing.
 * @throws UserError when a runtime can be neither found nor made
 */
export async function prepareRuntimes(wanted: WantedRuntimes): Promise<ReadyRuntimes> {
  const runtimes = chooseRuntimes(findRuntimes(), wanted)
  const { firestore } = runtimes
  if (firestore.program !== undefined)
    return { ...runtimes, firestore: { ...firestore, program: firestore.program } }
  return withLock(`${cacheFolder}/setup.lock`, async () => {
    // Another command may have built it while this one waited for the lock.
    const again = chooseRuntimes(findRuntimes(), wanted)
    const program = again.firestore.program ?? (await buildHidane())
    return { ...again, firestore: { ...again.firestore, program } }
  })
}
