import { isReadyName } from './ready-name.ts'
import type { RuleForm } from './rule-form.ts'
import { nameOfItself, type RuleNames } from './rule-words.ts'

/** What makes a rule another than the ready-made one that it began as. */
const makesAnother = ['action', 'metric', 'operator'] as const satisfies (keyof RuleForm)[]

/**
 * What somebody changes of a rule, and its name with it: one that nobody gave goes with what the rule is, that of a
 * ready-made rule is asked anew once all else is said. A name of their own stays.
 */
export function renamed(
  form: RuleForm,
  said: Partial<RuleForm>,
  words: Pick<RuleNames, 't' | 'locale'>,
): Partial<RuleForm> {
  if ('name' in said) return said
  const next = { ...form, ...said }
  if (form.name === nameOfItself(form, words)) {
    const name = nameOfItself(next, words)
    return name === form.name ? said : { ...said, name }
  }
  const isOther = makesAnother.some((field) => next[field] !== form[field])
  return isOther && isReadyName(form.name, words.t) ? { ...said, name: '' } : said
}
