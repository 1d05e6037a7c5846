import type { MatchSegment } from '../language/syntax-tree.ts'
import { PathValue } from '../values/path.ts'
import type { Value } from '../values/value.ts'

/**
 * Matches the whole path of a request; gives what each capture of the pattern stands for, in order, or undefined. `{x=**}`
 * stands for the path of all segments it covers: in version 1 at least one, in version 2 any number, none included.
 */
export function matchPath(
  pattern: readonly MatchSegment[],
  path: readonly string[],
  version: number,
): Value[] | undefined {
  const globAt = pattern.findIndex((segment) => 'glob' in segment && segment.glob)
  const covered = path.length - (pattern.length - 1)
  if (globAt === -1 ? covered !== 1 : covered < (version === 1 ? 1 : 0)) return undefined
  const captured: Value[] = []
  for (const [index, segment] of pattern.entries()) {
    const isAfterGlob = globAt !== -1 && index > globAt
    const text = path[isAfterGlob ? index + covered - 1 : index] ?? ''
    if (index === globAt) captured.push(new PathValue(path.slice(globAt, globAt + covered)))
    else if ('capture' in segment) captured.push(text)
    else if (segment.text !== text) return undefined
  }
  return captured
}
