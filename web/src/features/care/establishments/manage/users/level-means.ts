import type { LevelName } from '@vigie/domain/people/levels'
import type { TFunction } from 'i18next'

/** What somebody at a level may do, in a sentence: a caregiver with the residents whom they follow, others in the whole home. */
export function levelMeans(t: TFunction, level: LevelName, isCaregiver: boolean): string {
  if (!isCaregiver) return t(`people.levelMeans.${level}`)
  return t(level === 'READ_ONLY' ? 'people.caregiverReads' : 'people.caregiverWrites')
}
