import type { Request } from 'express'
import type { Asker } from '../data/asker.ts'
import { clientAddress } from '../limits/client-address.ts'
import type { Caller } from './authenticate.ts'

/** Who asks, as entries of the audit name them. */
export const askerOf = ({ uid, displayName }: Pick<Caller, 'uid' | 'displayName'>, req: Request): Asker => ({
  uid,
  name: displayName,
  address: addressOf(req),
})

/** The network address that a request came from, as entries of the audit have it; null where it does not say. */
export const addressOf = (req: Request): string | null => clientAddress(req).trim() || null
