import { justSignedInMs } from '@vigie/domain/api/user-calls'
import { ApiError } from './api-error.ts'
import type { Caller } from './authenticate.ts'

/** Throws ApiError `signInAgain` where it is a while since somebody has shown who they are. `now` is epoch milliseconds. */
export function mustHaveJustSignedIn({ signedInAt }: Pick<Caller, 'signedInAt'>, now: number): void {
  if (now > signedInAt + justSignedInMs) throw new ApiError('signInAgain')
}
