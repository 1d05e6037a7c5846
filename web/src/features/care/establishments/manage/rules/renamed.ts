import { isReadyName } from './ready-name.ts'
import type { RuleForm } from './rule-form.ts'
import { nameOfItself, type RuleNames } from './rule-words.ts'

/** What makes a rule another than the ready-made one that it began as. */
const makesAnother = ['action', 'metric', 'operator'] as const satisfies (keyof RuleForm)[]

/**
 * What somebody changes of a rule, and its name with it: one that nobody gave goes by what the rule is by then, said once all else is. A
 * name of their own stays.
 */
export function renamed(
  form: RuleForm,
  said: Partial<RuleForm>,
  words: Pick<RuleNames, 't' | 'locale'>,
): Partial<RuleForm> {
  if ('name' in said) return said
  const next = { ...form, ...said }
  const isOfItself = form.name === nameOfItself(form, words)
  const isOther = makesAnother.some((field) => next[field] !== form[field])
  const isLost = isOfItself
    ? nameOfItself(next, words) !== form.name
    : isOther && isReadyName(form.name, words.t)
  return isLost ? { ...said, name: '' } : said
}
