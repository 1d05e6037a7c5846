import { AsyncLocalStorage } from 'node:async_hooks'

const asking = new AsyncLocalStorage<string>()

/** Does something for a request from `address`, which every entry of the audit that is written meanwhile names. */
export const askingFrom = <T>(address: string, work: () => T): T => asking.run(address, work)

/** Where the request comes from that is being answered; null where there is none, or it does not say. */
export const askedFrom = (): string | null => asking.getStore() || null
