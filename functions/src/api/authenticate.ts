import { type Person, personOf } from '@vigie/domain/people/permissions'
import type { Request } from 'express'
import { getApps, initializeApp } from 'firebase-admin/app'
import { getAuth } from 'firebase-admin/auth'
import { z } from 'zod'
import { ApiError } from './api-error.ts'

/** RFC 6750, section 2.1. */
const bearer = /^Bearer ([\w.~+/-]+=*)$/i

const authErrorSchema = z.object({ code: z.string().startsWith('auth/') })
/** Codes that say nothing of the token: we could not find out. */
const ours = new Set(['auth/internal-error', 'auth/network-error', 'auth/invalid-credential'])

/**
 * The person whose verified ID token the request carries, with a verified e-mail address. Whether the token was revoked
 * is not asked, which would cost a call to another service each time: what a person may do in a home is read from
 * their membership at each request, so taking that away acts at once. Throws ApiError.
 */
export async function authenticate(request: Request): Promise<Person> {
  const token = bearer.exec(request.get('authorization') ?? '')?.[1]
  if (token === undefined) throw new ApiError('unauthenticated')
  if (getApps().length === 0) initializeApp()
  const { uid, ...claims } = await getAuth().verifyIdToken(token).catch(refuse)
  const person = personOf(uid, claims)
  if (!person.emailVerified) throw new ApiError('emailNotVerified')
  return person
}

function refuse(error: unknown): never {
  const { data } = authErrorSchema.safeParse(error)
  if (data === undefined || ours.has(data.code)) throw error
  throw new ApiError(data.code === 'auth/id-token-expired' ? 'sessionExpired' : 'unauthenticated')
}
