import { type KnownKeys, knownKeys, withNewKey } from '@vigie/domain/care/api-keys'
import { changeKeys } from '../data/establishment-keys.ts'
import { newApiKey } from './api-key.ts'

/** Which establishment gets a new key, under which id, for how long the former ones are still taken, and who says so. */
export interface Rotation {
  establishmentId: string
  keyId: string
  overlapHours: number
  /** The id of the key that was current as whoever asks saw it; undefined: whichever it is. */
  seen: string | undefined
  uid: string
}

/** The key itself, null where this very key was made before: nobody can be shown it again. */
export type RotationOutcome =
  | { apiKey: string | null; keys: KnownKeys }
  | { why: 'establishmentNotFound' | 'keyUsed' | 'keyChanged' | 'tooManyKeys' }

/**
 * Gives an establishment a new API key. The same again, while it is the current one, changes nothing. An id that was a
 * former key's is refused (`keyUsed`), so is one over a key that another made unseen (`keyChanged`), and so is a key more than `mostFormerKeys` that would still be taken. `now` is epoch
 * milliseconds.
 */
export async function rotateApiKey(
  { establishmentId, keyId, overlapHours, seen, uid }: Rotation,
  now: number,
): Promise<RotationOutcome> {
  const { apiKey, stored } = newApiKey(keyId, uid, now)
  const outcome = await changeKeys<'keyUsed' | 'keyChanged' | 'tooManyKeys'>(
    establishmentId,
    uid,
    now,
    (keys) => {
      if (keys.current.id === keyId) return { keys }
      if (keys.former.some(({ id }) => id === keyId)) return { why: 'keyUsed' }
      if (seen !== undefined && keys.current.id !== seen) return { why: 'keyChanged' }
      const next = withNewKey(keys, stored, overlapHours * 3_600_000, now)
      return next === null ? { why: 'tooManyKeys' } : { keys: next }
    },
  )
  if (outcome === null) return { why: 'establishmentNotFound' }
  if ('why' in outcome) return outcome
  const isNew = outcome.keys.current.hash === stored.hash
  return { apiKey: isNew ? apiKey : null, keys: knownKeys(outcome.keys) }
}
