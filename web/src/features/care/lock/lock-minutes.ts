import { roles } from '@vigie/domain/people/roles'
import type { OwnEstablishment } from '../establishments/establishments-context.ts'

/**
 * After how many minutes without touch a person's screen locks: as soon as any home wants that whose staff they are; null:
 * never. Undefined while a home of theirs cannot be read: nothing is changed then.
 */
export function lockMinutesOf(list: readonly OwnEstablishment[]): number | null | undefined {
  const ofStaff = list.filter(({ access: { membership } }) => {
    const isStaff = membership?.role !== null && membership?.role !== roles.CAREGIVER
    return membership?.state === 'accepted' && membership.roleId !== null && isStaff
  })
  if (ofStaff.some(({ details }) => details === null)) return undefined
  const minutes = ofStaff.flatMap(({ details }) => details?.lockAfterMinutes ?? [])
  return minutes.length === 0 ? null : Math.min(...minutes)
}
