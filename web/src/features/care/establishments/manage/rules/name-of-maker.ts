import type { TFunction } from 'i18next'
import type { RuleNames } from './rule-words.ts'

/** What somebody who made or changed a rule is called; null: that is not known to whoever reads this. */
export function nameOfMaker(
  uid: string | undefined,
  { person, displayName }: { person: { uid: string }; displayName: string },
  { people, areAllKnown }: Pick<RuleNames, 'people' | 'areAllKnown'>,
  t: TFunction,
): string | null {
  if (uid === undefined) return null
  if (uid === person.uid) return displayName
  return people.get(uid) ?? (areAllKnown ? t('rules.noMember') : null)
}
