import type { Request } from 'express'
import type { Asker } from '../data/asker.ts'
import { clientAddress } from '../limits/client-address.ts'
import type { Caller } from './authenticate.ts'

/** Who asks, as entries of the audit name them. */
export const askerOf = ({ uid, displayName }: Caller, req: Request): Asker => ({
  uid,
  name: displayName,
  address: clientAddress(req).trim() || null,
})
