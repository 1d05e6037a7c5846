import type { inside as french } from '../fr/inside.ts'
import { adminUsers } from './admin-users.ts'
import { alerts } from './alerts.ts'
import { archiving } from './archiving.ts'
import { careRecord } from './care-record.ts'
import { devices } from './devices.ts'
import { documents } from './documents.ts'
import { done } from './done.ts'
import { handover } from './handover.ts'
import { journal } from './journal.ts'
import { lock } from './lock.ts'
import { manage } from './manage.ts'
import { moods } from './moods.ts'
import { notes } from './notes.ts'
import { notices } from './notices.ts'
import { people } from './people.ts'
import { photo } from './photo.ts'
import { profile } from './profile.ts'
import { refusals } from './refusals.ts'
import { eventWords, resident, timeline } from './resident.ts'
import { establishments, movement, residents } from './residents.ts'
import { rights } from './rights.ts'
import { search } from './search.ts'
import { settings } from './settings.ts'
import { tasks } from './tasks.ts'
import { today } from './today.ts'

/** What only somebody reads who is signed in, in English (en-CA), by screen. */
export const inside: typeof french = {
  photo,
  profile,
  adminUsers,
  search,
  settings,
  done,
  alerts,
  lock,
  moods,
  notices,
  notes,
  establishments,
  manage,
  handover,
  journal,
  refusals,
  rights,
  people,
  devices,
  residents,
  archiving,
  movement,
  resident,
  careRecord,
  documents,
  timeline,
  eventWords,
  tasks,
  today,
}
