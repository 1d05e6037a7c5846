import { useKept } from '../../../../../lib/kept/kept.ts'
import type { RuleDraft } from './rule-draft.ts'

/**
 * The notification rules that the person has half made, of whichever home. What they say is not looked at: that is parsed by the window that goes
 * on with one, and this is asked on every page.
 */
export const useHalfMadeRules = (): readonly Partial<RuleDraft>[] =>
  useKept()
    .map(({ content }) => content as Partial<RuleDraft>)
    .filter((content) => content?.kind === 'rule')
