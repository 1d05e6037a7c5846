import type { Resolution } from '@vigie/domain/alerts/alert'
import type { AlertAnswer } from '@vigie/domain/api/alert-calls'
import i18next from 'i18next'
import { tell } from '../../../lib/notices/notices.ts'

type Answer = Pick<AlertAnswer, 'state' | 'acknowledgedBy' | 'resolvedBy' | 'resolution'>

/**
 * Whether an alert has become what somebody asked for, by this call of theirs or by an earlier one whose answer they did not
 * hear.
 */
export function isDoneBy(uid: string, answer: AlertAnswer, asked: 'acknowledged' | Resolution): boolean {
  const { changed, state, acknowledgedBy, resolvedBy, resolution } = answer
  if (changed) return true
  if (asked === 'acknowledged') return state === 'acknowledged' && acknowledgedBy?.uid === uid
  return resolvedBy?.uid === uid && resolution === asked
}

/**
 * Says who did before what the person has just asked for, so that nobody takes somebody else's word for their own. Answers
 * the message's id.
 * @param where in the language of the moment
 */
export function tellDoneBefore(answer: Answer, where: () => string): number {
  return tell({ kind: 'info', text: () => doneBefore(answer, where()) })
}

function doneBefore({ state, acknowledgedBy, resolvedBy, resolution }: Answer, where: string): string {
  if (state === 'superseded') return i18next.t('alerts.alreadySuperseded', { where })
  if (resolvedBy !== null && resolution !== null) {
    return i18next.t('alerts.alreadyResolved', {
      name: resolvedBy.name,
      resolution: i18next.t(`alerts.resolution.${resolution}`),
      where,
    })
  }
  return i18next.t('alerts.alreadyTaken', { name: acknowledgedBy?.name, where })
}
