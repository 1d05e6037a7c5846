import type { z } from 'zod'
import { userSchema } from './user.ts'

/** What one sees of one's own profile, and may change but for the address. */
export const ownProfileSchema = userSchema.pick({
  displayName: true,
  email: true,
  locale: true,
  phoneMobile: true,
  phoneFix: true,
  phoneExt: true,
  verifiedPhones: true,
  stoppedPhones: true,
  pushDevices: true,
  hasUnlockCode: true,
  quietHours: true,
})
export type OwnProfile = z.infer<typeof ownProfileSchema>
