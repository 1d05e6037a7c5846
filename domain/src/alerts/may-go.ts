import { type Access, can, standingOf } from '../people/permissions.ts'

/**
 * Whether somebody can be counted on to go to a resident who calls: one of the staff who may take the alert. A relative may too, and is on none
 * alone (docs/adr/0088-a-relative-silences-nobody.md). `beneficiaryId` null: whoever it is, as for one who sees all.
 */
export const mayGo = (access: Access, beneficiaryId: string | null): boolean =>
  standingOf(access) !== 'caregiver' &&
  can(access, 'acknowledge', 'alerts', beneficiaryId === null ? {} : { beneficiaryId })
