import { callFailed } from './call-failed-own.ts'
import { leaveLocked } from './leave-locked.ts'
import { profile } from './profile.ts'
import { settings } from './settings.ts'
import { unlockCode } from './unlock-code.ts'

/** What somebody reads who changes what is their own, in French (fr-CA), by screen. */
export const own = { callFailed, leaveLocked, profile, settings, unlockCode }
