import { paths } from '@vigie/domain/paths'
import { userSchema } from '@vigie/domain/people/user'
import { documentAt } from '../../../lib/firebase/asked.ts'

const ownReachSchema = userSchema.pick({
  ...{ email: true, phone: true, phoneMobile: true },
  ...{ verifiedPhones: true, stoppedPhones: true, pushDevices: true },
})

/** By what a person is reached, as the server goes by it; null where they have no profile yet. */
export const ownReachSource = (uid: string) => documentAt(paths.user(uid), ownReachSchema)
