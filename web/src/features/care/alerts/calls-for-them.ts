import { alertRights } from './alert-rights.ts'
import type { OwnAlert } from './open-alerts-context.ts'
import { isUnattended } from './own-acts.ts'
import { toneOf } from './tone-of.ts'

/** Whether an alert is a call for help that nobody has taken, and that the person may take: this device rings for them. */
export const callsForThem = (own: OwnAlert): boolean =>
  isUnattended(own) && toneOf([own.alert]) === 'callForHelp' && alertRights(own).mayAcknowledge
