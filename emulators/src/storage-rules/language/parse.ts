import { readFileSync } from 'node:fs'
import peggy from 'peggy'
import * as actions from './grammar-actions.ts'
import type { Issue } from './issue.ts'
import type { RulesetNode } from './syntax-tree.ts'

const parser = peggy.generate(readFileSync(new URL('rules.peggy', import.meta.url), 'utf8'))

/** Beyond so many alternatives, naming them all helps nobody. */
const mostExpectations = 4

/** Reads a rules file. A syntax error is returned as the one issue of the file, at the place where reading stopped. */
export function parseRules(source: string, file: string): { tree: RulesetNode } | { issue: Issue } {
  try {
    return { tree: parser.parse(source, { ...actions, grammarSource: file }) }
  } catch (error) {
    if (!(error instanceof parser.SyntaxError)) throw error
    const { line, column } = error.location.start
    return { issue: { severity: 'ERROR', description: describe(error, source), file, line, column } }
  }
}

function describe(error: InstanceType<typeof parser.SyntaxError>, source: string): string {
  const [found] = /^(?:\w+|.)/.exec(source.slice(error.location.start.offset)) ?? []
  const expected = new Set(
    (error.expected ?? []).flatMap((expectation) => {
      if (expectation.type === 'literal') return [`'${expectation.text}'`]
      return expectation.type === 'other' && expectation.description !== 'space'
        ? [expectation.description]
        : []
    }),
  )
  const unexpected = `Unexpected ${found === undefined ? `end of ${error.found === null ? 'file' : 'line'}` : `'${found}'`}`
  if (expected.size === 0 || expected.size > mostExpectations) return `${unexpected}.`
  return `${unexpected}, expected ${[...expected].join(' or ')}.`
}
