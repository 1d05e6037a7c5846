import type { TFunction } from 'i18next'
import { tell } from '../lib/notices/notices.ts'

/** Says which notification rules, by their names, tell nobody since what was just done; nothing where there are none. */
export function tellLonelyRules(t: TFunction, rules: readonly string[]): void {
  if (rules.length === 0) return
  tell({
    kind: 'error',
    text: () => t('people.lonelyRules', { count: rules.length, rules: rules.join(', ') }),
  })
}
