import { RE2JS } from 're2js'
import { EvaluationError } from '../evaluation/evaluation-error.ts'

/** Rules hold few patterns, but a pattern may be computed from a request; the cache must not grow without end. */
const mostPatterns = 500
const patterns = new Map<string, RE2JS>()

/** Compiles RE2 syntax, the one the language documents. @throws EvaluationError for anything else. */
export function compilePattern(pattern: string): RE2JS {
  const known = patterns.get(pattern)
  if (known !== undefined) return known
  const compiled = compile(pattern)
  if (patterns.size >= mostPatterns) patterns.clear()
  patterns.set(pattern, compiled)
  return compiled
}

function compile(pattern: string): RE2JS {
  try {
    return RE2JS.compile(pattern)
  } catch {
    throw new EvaluationError(`Invalid regular expression pattern. Pattern: ${pattern}.`)
  }
}

/** True when the whole text matches. */
export function matchesPattern(text: string, pattern: string): boolean {
  return compilePattern(pattern).matches(text)
}

/**
 * Cuts the text at every match, an empty match included; empty pieces at the end are dropped, but for one when nothing else
 * is left.
 */
export function splitByPattern(text: string, pattern: string): string[] {
  const pieces: string[] = []
  const matcher = compilePattern(pattern).matcher(text)
  let from = 0
  while (matcher.find()) {
    pieces.push(text.slice(from, matcher.start()))
    from = matcher.end()
  }
  pieces.push(text.slice(from))
  while (pieces.length > 1 && pieces.at(-1) === '') pieces.pop()
  return pieces
}

/** Replaces every match; in the replacement `$1` and `${name}` are groups, and a backslash takes what follows as it is. */
export function replacePattern(text: string, pattern: string, replacement: string): string {
  const matcher = compilePattern(pattern).matcher(text)
  let result = ''
  let from = 0
  while (matcher.find()) {
    const group = (name: string | number) => matcher.group(name) ?? ''
    result += text.slice(from, matcher.start()) + expand(replacement, matcher.groupCount(), group)
    from = matcher.end()
  }
  return result + text.slice(from)
}

function expand(replacement: string, groups: number, group: (name: string | number) => string): string {
  return replacement.replace(/\\([\s\S])|\$\{(\w+)\}|\$(\d+)/g, (_, escaped, name, digits) => {
    if (escaped !== undefined) return escaped
    if (name !== undefined) return group(name)
    // `$12` is group 1 and a 2 where there are fewer than twelve groups.
    const length = digits.length > 1 && Number(digits) > groups ? digits.length - 1 : digits.length
    if (Number(digits.slice(0, length)) > groups) throw new EvaluationError(`There is no group ${digits}.`)
    return group(Number(digits.slice(0, length))) + digits.slice(length)
  })
}
