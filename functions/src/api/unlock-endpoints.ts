import { setUnlockCodeCall, unlockCall } from '@vigie/domain/api/unlock-calls'
import { setUnlockCode, unlock } from '../accounts/unlock-code.ts'
import { doneOr } from './done-or.ts'
import { type Endpoint, endpoint } from './endpoint.ts'
import { mustHaveJustSignedIn } from './just-signed-in.ts'

/** The code by which somebody unlocks a screen that they are signed in on. */
export const unlockEndpoints: readonly Endpoint[] = [
  endpoint({
    call: setUnlockCodeCall,
    authorise: async () => true,
    async run({ person, body: { code } }) {
      const now = Date.now()
      // Else whoever finds a screen open could give it a code of their own.
      mustHaveJustSignedIn(person, now)
      await setUnlockCode(person.uid, code, now)
      return {}
    },
  }),
  endpoint({
    call: unlockCall,
    authorise: async () => true,
    async run({ person: { uid }, body: { code } }) {
      doneOr(await unlock(uid, code, Date.now()))
      return {}
    },
  }),
]
