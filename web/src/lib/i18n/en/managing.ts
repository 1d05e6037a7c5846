import type { managing as french } from '../fr/managing.ts'
import { callFailed } from './call-failed-managing.ts'
import { manage } from './manage.ts'
import { people } from './people.ts'
import { refusals } from './refusals.ts'
import { refusedCall } from './refused-call.ts'
import { sharedScreens } from './shared-screens.ts'

/** What is read where homes, their devices and people are managed, in English (en-CA), by screen. */
export const managing: typeof french = {
  callFailed,
  manage,
  people,
  refusedCall,
  refusals,
  sharedScreens,
}
