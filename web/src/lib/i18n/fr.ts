import { account, authAction } from './fr/account.ts'
import { adminUsers } from './fr/admin-users.ts'
import { alerts } from './fr/alerts.ts'
import { common, failure, leaving, notFound } from './fr/common.ts'
import { devices } from './fr/devices.ts'
import { journal } from './fr/journal.ts'
import { lock } from './fr/lock.ts'
import { manage } from './fr/manage.ts'
import { notices } from './fr/notices.ts'
import { invited, people } from './fr/people.ts'
import { profile } from './fr/profile.ts'
import { refusals } from './fr/refusals.ts'

import { eventWords, resident, timeline } from './fr/resident.ts'
import { establishments, movement, residents } from './fr/residents.ts'
import { rights } from './fr/rights.ts'
import { settings } from './fr/settings.ts'
import { shell } from './fr/shell.ts'
import { signIn, verifyEmail } from './fr/sign-in.ts'

/** Every text of the app in French (fr-CA), by screen. */
export const fr = {
  shell,
  common,
  failure,
  leaving,
  notFound,
  signIn,
  verifyEmail,
  account,
  authAction,
  profile,
  adminUsers,
  settings,
  alerts,
  lock,
  notices,
  establishments,
  manage,
  journal,
  refusals,
  rights,
  people,
  invited,
  devices,
  residents,
  movement,
  resident,
  timeline,
  eventWords,
}
