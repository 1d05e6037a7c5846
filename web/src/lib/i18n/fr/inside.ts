import { frenchEvents } from '@vigie/domain/sensors/event-words/fr'
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

/** What only somebody reads who is signed in, in French (fr-CA), by screen. */
export const inside = {
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
  eventWords: frenchEvents,
  tasks,
}
