import type { RuleNames } from './rule-words.ts'

/** Whose rules are shown, and to whom. */
export interface RulesOf {
  readonly eid: string
  /** The resident on whose page they stand; null: they stand on that of the home. */
  readonly bid: string | null
  readonly names: RuleNames
  /** The home's clock. */
  readonly timeZone: string
  /** Whether they are changed here too. */
  readonly mayChange: boolean
}
