import { englishEvents } from '@vigie/domain/sensors/event-words/en'
import type { inside as french } from '../fr/inside.ts'
import { alerts } from './alerts.ts'
import { archiving } from './archiving.ts'
import { careRecord } from './care-record.ts'
import { lock } from './lock.ts'
import { moods } from './moods.ts'
import { notShown } from './not-shown.ts'
import { notes } from './notes.ts'
import { places } from './places.ts'
import { resident, timeline } from './resident.ts'
import { establishments, movement, residents } from './residents.ts'
import { tasks } from './tasks.ts'

/** What only somebody reads who is signed in, in English (en-CA), by screen. */
export const inside: typeof french = {
  places,
  alerts,
  lock,
  moods,
  notes,
  notShown,
  establishments,
  residents,
  archiving,
  movement,
  resident,
  careRecord,
  timeline,
  eventWords: englishEvents,
  tasks,
}
