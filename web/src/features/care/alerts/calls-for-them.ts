import type { OwnAlert } from './open-alerts-context.ts'
import { isUnattended } from './own-acts.ts'
import { toneOf } from './tone-of.ts'

/** Whether an alert is a call for help that nobody has taken: this device rings for them, be it for others in the corridor where they may only read. */
export const callsForThem = (own: OwnAlert): boolean =>
  isUnattended(own) && toneOf([own.alert]) === 'callForHelp'
