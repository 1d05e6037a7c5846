import { setTimeout as pause } from 'node:timers/promises'
import * as logger from 'firebase-functions/logger'
import pLimit from 'p-limit'
import { activeHomes } from '../data/active-homes.ts'
import { checkChain } from './check-chain.ts'
import { watchHome } from './watch-home.ts'

/** Homes that are tried at a time: while nothing answers, each waits for a minute. */
const chainsAtOnce = 400
const watchedAtOnce = 20

/**
 * Supervises every active home: tries whether its alerts get through, and looks what of it is silent; neither waits for the other, nor does
 * one home's failure cost another's. `now` is epoch milliseconds. Rejects at its end where a home could not be supervised.
 */
export async function watchHomes(now: number): Promise<void> {
  const [chains, watches] = [pLimit(chainsAtOnce), pLimit(watchedAtOnce)]
  const failures: unknown[] = []
  const attempt = (work: () => Promise<void>) =>
    work().catch((error: unknown) => {
      logger.error(error)
      failures.push(error)
    })
  const works: Promise<unknown>[] = []
  // Those that were found are waited for, though the others could not be: an instance that has answered may get no more processor.
  await attempt(async () => {
    for await (const page of activeHomes()) {
      for (const eid of page) {
        works.push(chains(() => attempt(() => checkChain(eid))))
        works.push(watches(() => attempt(() => watchHome(eid, now))))
      }
      // Begun a little apart: thousands of drills at one instant would make the delay that they measure.
      await pause(200)
    }
  })
  await Promise.all(works)
  if (failures.length > 0) throw new Error(`${failures.length} homes could not be supervised`)
  // What is missing from the log is alerted on (docs/deploy.md).
  logger.info('homes were supervised', { homes: works.length / 2 })
}
