import { inspect } from 'node:util'
import { type Person, personOf } from '@vigie/domain/people/permissions'
import type { Request } from 'express'
import { getAuth } from 'firebase-admin/auth'
import * as logger from 'firebase-functions/logger'
import { z } from 'zod'
import { type Asker, askedBy } from '../data/asker.ts'
import { verifiedEmailOf } from '../data/auth-users.ts'
import { firebaseApp } from '../data/firebase-app.ts'
import { isSameEmail, readProfileRights, recordVerifiedEmail } from '../data/profiles.ts'
import { ApiError } from './api-error.ts'
import { askerOf } from './asker-of.ts'

/** RFC 6750, section 2.1. */
const bearer = /^Bearer ([\w.~+/-]+=*)$/i

/** Said of a person whose token is whole. */
const ofPerson = ['auth/id-token-revoked', 'auth/user-disabled', 'auth/user-not-found']
const authErrorSchema = z.object({ code: z.string().startsWith('auth/'), message: z.string() })

/** Who asks, and whether their profile says by now that its address was verified: without that nobody writes to them. */
export interface Caller extends Person {
  /** The address that Auth knows them by. */
  email: string
  /** What their profile calls them; empty where that cannot be read. */
  displayName: string
  isEmailVerified: boolean
  isEmailRecorded: boolean
  /** When they last showed who they are, epoch milliseconds. */
  signedInAt: number
}

/**
 * The person whose verified ID token the request carries, as their profile says who they are at this moment: a token
 * lives for an hour, so of it nothing is believed but whose it is and that the e-mail address is verified
 * (docs/adr/0021-rights-are-documents.md). Somebody without a profile, or disabled, is refused here. One read. A profile
 * that does not know yet that its address was verified learns it. Throws ApiError, and what `beforeReading` throws, which is asked
 * as soon as it is known whose token it is and before anything is read. `takesUnverified` lets in whoever has not shown yet
 * that their address is theirs.
 */
export async function authenticate(
  request: Request,
  beforeReading: (uid: string) => Promise<void>,
  takesUnverified: boolean,
): Promise<Caller> {
  const token = bearer.exec(request.get('authorization') ?? '')?.[1]
  if (token === undefined || !isReadable(token)) throw new ApiError('unauthenticated')
  const {
    uid,
    email = '',
    email_verified,
    auth_time,
  } = await getAuth(firebaseApp()).verifyIdToken(token).catch(refuse)
  await beforeReading(uid)
  const isEmailVerified = email_verified === true
  if (!isEmailVerified && !takesUnverified) throw new ApiError('emailNotVerified')
  const profile = await readProfileRights(uid)
  if (profile === null || profile.disabled) throw new ApiError('forbidden')
  const signedInAt = auth_time * 1000
  if (signedInAt < profile.sessionsEndedAt) throw new ApiError('sessionExpired')
  const { displayName } = profile
  const by = () => askerOf({ uid, displayName }, request)
  const isEmailRecorded = isEmailVerified && (await isRecorded(uid, profile, email, by))
  const person = personOf(uid, profile, isEmailVerified)
  return { ...person, email, displayName, isEmailVerified, isEmailRecorded, signedInAt }
}

/** The same person as their profile says at this moment who they are; null where it, or this session, is over. One read. */
export async function stillHere(caller: Caller): Promise<Caller | null> {
  const profile = await readProfileRights(caller.uid)
  if (profile === null || profile.disabled || caller.signedInAt < profile.sessionsEndedAt) return null
  return { ...caller, ...personOf(caller.uid, profile, caller.isEmailVerified) }
}

/**
 * Whether the profile names the person's verified address, which it learns here. What the person asked for does not wait on
 * our books: the next request tries again.
 */
async function isRecorded(
  uid: string,
  profile: { email: string; emailVerified: boolean },
  email: string,
  by: () => Asker,
): Promise<boolean> {
  const isSame = isSameEmail(profile.email, email)
  if (isSame && profile.emailVerified) return true
  try {
    // Of two addresses the token's may be the former one: Auth is asked which of them is theirs now.
    const theirs = isSame ? email : await verifiedEmailOf(uid)
    return theirs !== null && (await askedBy(by(), () => recordVerifiedEmail(uid, theirs)))
  } catch (error) {
    logger.error(`The verified e-mail of ${uid} was not recorded: ${inspect(error)}`)
    return false
  }
}

const partSchema = z.record(z.string(), z.unknown())

/** Whether it has a header and claims; of a token that has not, firebase-admin fails as if we were at fault. */
function isReadable(token: string): boolean {
  const parts = token.split('.')
  return parts.length === 3 && parts.slice(0, 2).every((part) => partSchema.safeParse(decoded(part)).success)
}

function decoded(part: string): unknown {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString())
  } catch {
    return undefined
  }
}

/**
 * What firebase-admin says of a token names it; all else, Google's certificates that cannot be had among it, says that
 * we could not find out. They have one code.
 */
function refuse(error: unknown): never {
  const { data } = authErrorSchema.safeParse(error)
  if (data?.code === 'auth/id-token-expired') throw new ApiError('sessionExpired')
  const isOfToken = data?.code === 'auth/argument-error' && data.message.includes('ID token')
  if (data && (isOfToken || ofPerson.includes(data.code))) throw new ApiError('unauthenticated')
  throw new ApiError('unavailable', null, { cause: error })
}
