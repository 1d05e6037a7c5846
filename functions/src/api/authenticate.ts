import { type Person, personOf } from '@vigie/domain/people/permissions'
import type { Request } from 'express'
import { getApps, initializeApp } from 'firebase-admin/app'
import { getAuth } from 'firebase-admin/auth'
import { z } from 'zod'
import { isSameEmail, readProfileRights, recordVerifiedEmail } from '../data/profiles.ts'
import { ApiError } from './api-error.ts'

/** RFC 6750, section 2.1. */
const bearer = /^Bearer ([\w.~+/-]+=*)$/i

const authErrorSchema = z.object({ code: z.string().startsWith('auth/') })
/** Codes that say nothing of the token: we could not find out. */
const ours = new Set(['auth/internal-error', 'auth/network-error', 'auth/invalid-credential'])

/**
 * The person whose verified ID token the request carries, as their profile says who they are at this moment: a token
 * lives for an hour, so of it nothing is believed but whose it is and that the e-mail address is verified
 * (docs/adr/0021-rights-are-documents.md). Somebody without a profile, or disabled, is refused here. One read. A profile
 * that does not know yet that its address was verified learns it. Throws ApiError.
 */
export async function authenticate(request: Request): Promise<Person> {
  const token = bearer.exec(request.get('authorization') ?? '')?.[1]
  if (token === undefined) throw new ApiError('unauthenticated')
  if (getApps().length === 0) initializeApp()
  const { uid, email = '', email_verified } = await getAuth().verifyIdToken(token).catch(refuse)
  if (email_verified !== true) throw new ApiError('emailNotVerified')
  const profile = await readProfileRights(uid)
  if (profile === null || profile.disabled) throw new ApiError('forbidden')
  if (!profile.emailVerified && isSameEmail(profile.email, email)) await noteVerified(uid, email)
  return personOf(uid, profile, true)
}

/** What the person asked for does not wait on our books: the next request tries again. */
async function noteVerified(uid: string, email: string): Promise<void> {
  try {
    await recordVerifiedEmail(uid, email)
  } catch (error) {
    console.error(`The verified e-mail of ${uid} was not recorded`, error)
  }
}

function refuse(error: unknown): never {
  const { data } = authErrorSchema.safeParse(error)
  if (data === undefined || ours.has(data.code)) throw error
  throw new ApiError(data.code === 'auth/id-token-expired' ? 'sessionExpired' : 'unauthenticated')
}
