import type { OpenAlerts } from './open-alerts-context.ts'
import { isUnattended } from './own-acts.ts'

/** Whether somebody calls whom nobody has taken, as far as it is known; one that cannot be read is not known to be taken. */
export const somebodyCalls = ({ list, unseen }: Pick<OpenAlerts, 'list' | 'unseen'>): boolean =>
  list.some(isUnattended) || unseen.some(({ unreadable }) => unreadable.length > 0)
