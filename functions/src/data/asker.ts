import { AsyncLocalStorage } from 'node:async_hooks'

/** Who asks, what they are called, and from which network address; null where the request does not say. */
export interface Asker {
  uid: string
  name: string
  address: string | null
}

const asking = new AsyncLocalStorage<Asker>()

/** Does something for a request of `who`, whom every entry of the audit that is written meanwhile names. */
export const askedBy = <T>(who: Asker, work: () => T): T => asking.run(who, work)

/** Who asks for what is done at this moment; nobody, where it is done by itself. */
export const asker = (): Asker => asking.getStore() ?? { uid: '', name: '', address: null }
