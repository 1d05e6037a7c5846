import type { CancelledInvitation } from '@vigie/domain/api/people-calls'
import type { TFunction } from 'i18next'
import { tell } from '../../../../../lib/notices/notices.ts'

/** Says which invitations were taken back and why, and whom else they named: that is for the administrator to give anew. */
export function tellCancelled(t: TFunction, cancelled: readonly CancelledInvitation[]): void {
  for (const { email, removed, others } of cancelled) {
    const key = others.length > 0 ? 'people.invitationCancelledOthers' : 'people.invitationCancelled'
    const words = { email, removed: removed.join(', '), others: others.join(', ') }
    tell({ kind: 'info', text: () => t(key, words) })
  }
}
