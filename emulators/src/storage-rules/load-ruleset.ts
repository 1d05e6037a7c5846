import { buildRuleset, type Ruleset } from './evaluation/ruleset.ts'
import { checkRuleset } from './language/check.ts'
import { type Issue, positionOf } from './language/issue.ts'
import { limits } from './language/limits.ts'
import { parseRules } from './language/parse.ts'

/** A ruleset to be asked, or none when its source has errors; and everything worth saying about the source. */
export interface LoadedRules {
  readonly ruleset: Ruleset | undefined
  readonly issues: readonly Issue[]
}

/** Reads, checks and prepares the source of a ruleset; `file` is its name for messages. */
export function loadRuleset(source: string, file: string): LoadedRules {
  const issues: Issue[] = []
  const report = (severity: Issue['severity']) => (at: number, description: string) => {
    issues.push({ severity, description, file, ...positionOf(source, at) })
  }
  if (Buffer.byteLength(source) > limits.sourceBytes) {
    report('ERROR')(0, `The ruleset is larger than ${limits.sourceBytes} bytes.`)
    return { ruleset: undefined, issues }
  }
  const parsed = parseRules(source, file)
  if ('issue' in parsed) return { ruleset: undefined, issues: [parsed.issue] }
  checkRuleset(parsed.tree, { error: report('ERROR'), warn: report('WARNING') })
  const isUsable = issues.every((issue) => issue.severity !== 'ERROR')
  return { ruleset: isUsable ? buildRuleset(parsed.tree, source, file) : undefined, issues }
}
