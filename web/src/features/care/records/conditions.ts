import type { Condition } from '../../../lib/firebase/asked.ts'

/**
 * Rules are not filters: whoever sees only the residents that they follow must say so in each query. A list of residents
 * names that person's uid, a list of alerts one resident; null for staff.
 */
export const onlyFollowedBy = (uid: string | null): Condition[] =>
  uid === null ? [] : [['caregiverIds', 'array-contains', uid]]
export const onlyAbout = (bid: string | null): Condition[] =>
  bid === null ? [] : [['beneficiaryId', '==', bid]]

/** From an instant until before another, epoch milliseconds. */
export interface Span {
  readonly from: number
  readonly until: number
}

/** Of each kind a day has far fewer; no listener is without an end. */
export const mostOfDay = 300

export const within = (field: string, { from, until }: Span): Condition[] => [
  [field, '>=', from],
  [field, '<', until],
]

/** Rules are not filters: a collection group is given only of one home that is named. */
export const ofHome = (eid: string): Condition => ['establishmentId', '==', eid]
