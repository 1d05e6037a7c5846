import { account, authAction } from './en/account.ts'
import { adminUsers } from './en/admin-users.ts'
import { alerts } from './en/alerts.ts'
import { common, failure, leaving, notFound } from './en/common.ts'
import { devices } from './en/devices.ts'
import { journal } from './en/journal.ts'
import { lock } from './en/lock.ts'
import { manage } from './en/manage.ts'
import { notices } from './en/notices.ts'
import { invited, people } from './en/people.ts'
import { profile } from './en/profile.ts'
import { refusals } from './en/refusals.ts'

import { eventWords, resident, timeline } from './en/resident.ts'
import { establishments, movement, residents } from './en/residents.ts'
import { rights } from './en/rights.ts'
import { settings } from './en/settings.ts'
import { shell } from './en/shell.ts'
import { signIn, verifyEmail } from './en/sign-in.ts'
import type { fr } from './fr.ts'

/** Every text of the app in English (en-CA), by screen. */
export const en: typeof fr = {
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
