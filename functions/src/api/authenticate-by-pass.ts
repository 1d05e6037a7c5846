import { filePassCookie, filePassSchema } from '@vigie/domain/people/file-pass'
import { personOf } from '@vigie/domain/people/permissions'
import type { Request } from 'express'
import { readFilePass } from '../data/file-passes.ts'
import { readProfileRights } from '../data/profiles.ts'
import { ApiError } from './api-error.ts'
import { authenticate, type Caller } from './authenticate.ts'

/**
 * The person whose pass to the file at this very address a request carries, as their profile says who they are at this moment; a request
 * with an ID token, or without a pass, is authenticated by that. Two reads. Throws ApiError, and what `beforeReading` throws, as
 * `authenticate` does.
 */
export async function authenticateForFile(
  request: Request,
  beforeReading: (uid: string) => Promise<void>,
  takesUnverified: boolean,
): Promise<Caller> {
  const pass = passIn(request)
  if (pass === null || request.get('authorization') !== undefined)
    return authenticate(request, beforeReading, takesUnverified)
  const known = await readFilePass(pass, Date.now())
  if (known === null || known.address !== request.path) throw new ApiError('unauthenticated')
  const { uid, signedInAt } = known
  await beforeReading(uid)
  const profile = await readProfileRights(uid)
  if (profile === null || profile.disabled) throw new ApiError('forbidden')
  if (signedInAt < profile.sessionsEndedAt) throw new ApiError('sessionExpired')
  const { email, displayName, emailVerified } = profile
  const isVerified = { isEmailVerified: emailVerified, isEmailRecorded: emailVerified }
  return { ...personOf(uid, profile, emailVerified), email, displayName, ...isVerified, signedInAt }
}

function passIn(request: Request): string | null {
  const cookies = (request.get('cookie') ?? '').split(/; ?/).map((one) => one.split('='))
  const [, value] = cookies.find(([name]) => name === filePassCookie) ?? []
  return filePassSchema.safeParse(value).data ?? null
}
