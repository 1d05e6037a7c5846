import { AsyncLocalStorage } from 'node:async_hooks'
import domain from 'node:domain'
import * as logger from 'firebase-functions/logger'

/** How the call fails that is being made. */
const calls = new AsyncLocalStorage<(error: unknown) => void>()

/** A domain as functions-framework uses it, that Node need not follow anybody for. */
const noDomain = {
  on: () => noDomain,
  run: (work: () => unknown) => work(),
  bind: <T>(work: T) => work,
  // Node's own emitters enter and leave it, and it is told of what nobody awaits or listens for.
  enter: () => undefined,
  exit: () => undefined,
  emit(_: 'error', error: unknown): true {
    const fail = calls.getStore()
    if (fail === undefined) throw error
    logger.error(error)
    fail(error)
    return true
  },
}

/**
 * Keeps functions-framework, which calls every function in a domain (node:domain) of its own, from making any in this process.
 * The first one would have Node follow every promise and callback from then on: a third of what taking an event in costs
 * (docs/adr/0034-ingest-knows-no-domain.md).
 */
export function withoutDomains(): void {
  Object.assign(domain, { create: () => noDomain })
  Object.assign(process, { domain: noDomain })
}

/** Does the work of one call, which fails, alone, with a promise that it left unawaited and that rejects. */
export function failingAlone(work: () => Promise<void>): Promise<void> {
  return new Promise((done, failed) => {
    calls.run(failed, () => work().then(done, failed))
  })
}
