import { rightsKey } from './rights-key.ts'
import { useSession } from './session-context.ts'

/** Tells the rights of whoever is signed in from those of before: what was read with others is kept on no screen. */
export const useRights = (): string => rightsKey(useSession())
