import { cacheFolder } from '../../bin/lib/folders.mjs'
import { withLock } from '../../bin/lib/lock.mjs'
import { UserError } from '../../bin/lib/user-error.mjs'
import { buildHidane } from './build-hidane.ts'
import { findRuntimes } from './find-runtimes.ts'
import {
  chooseRuntimes,
  type FoundRuntimes,
  type ReadyRuntimes,
  type Runtimes,
  type WantedRuntimes,
} from './runtimes.ts'

/**
 * Chooses the emulator runtimes and builds what is missing. Where hidane cannot be built, as without a network, and nobody asked for it,
 * Google's emulator stands in if it is here, and the reason is said.
 * @throws UserError when a runtime can be neither found nor made
 */
export async function prepareRuntimes(wanted: WantedRuntimes): Promise<ReadyRuntimes> {
  const runtimes = chooseRuntimes(findRuntimes(), wanted)
  if (isReady(runtimes)) return runtimes
  return withLock(`${cacheFolder}/setup.lock`, async () => {
    // Another command may have built it while this one waited for the lock.
    const found = findRuntimes()
    const again = chooseRuntimes(found, wanted)
    return isReady(again) ? again : withHidane(again, found, wanted)
  })
}

async function withHidane(chosen: Runtimes, found: FoundRuntimes, wanted: WantedRuntimes) {
  try {
    return { ...chosen, firestore: { ...chosen.firestore, program: await buildHidane() } }
  } catch (error) {
    if (!(error instanceof UserError)) throw error
    const instead = chooseWithoutBuilding(found, wanted)
    if (instead === undefined) throw error
    console.log(`${error.message}\nGoogle's Firestore emulator stands in for it.`)
    return instead
  }
}

function chooseWithoutBuilding(found: FoundRuntimes, wanted: WantedRuntimes): ReadyRuntimes | undefined {
  try {
    const runtimes = chooseRuntimes({ ...found, cargo: false }, wanted)
    return isReady(runtimes) ? runtimes : undefined
  } catch (error) {
    if (error instanceof UserError) return undefined
    throw error
  }
}

const isReady = (runtimes: Runtimes): runtimes is ReadyRuntimes => runtimes.firestore.program !== undefined
