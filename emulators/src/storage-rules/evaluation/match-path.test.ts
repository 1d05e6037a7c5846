import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { MatchSegment } from '../language/syntax-tree.ts'
import { PathValue } from '../values/path.ts'
import { matchPath } from './match-path.ts'

const segment = fc.stringMatching(/^[a-z]{1,3}$/)
const literal = (text: string): MatchSegment => ({ at: 0, text })
const capture = (name: string, glob = false): MatchSegment => ({ at: 0, capture: name, glob })

test('a literal path matches itself alone', () => {
  fc.assert(
    fc.property(fc.array(segment), fc.array(segment), (pattern, path) => {
      const isSame = JSON.stringify(pattern) === JSON.stringify(path)
      expect(matchPath(pattern.map(literal), path, 2)).toEqual(isSame ? [] : undefined)
    }),
  )
})

test('captures stand for the segments in their places', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(segment, fc.boolean())), (segments) => {
      const pattern = segments.map(([text, isCaptured]) => (isCaptured ? capture('x') : literal(text)))
      const captured = segments.flatMap(([text, isCaptured]) => (isCaptured ? [text] : []))
      const path = segments.map(([text]) => text)
      expect(matchPath(pattern, path, 2)).toEqual(captured)
      expect(matchPath(pattern, [...path, 'more'], 2)).toBeUndefined()
    }),
  )
})

test('{x=**} stands for whatever is between what surrounds it', () => {
  fc.assert(
    fc.property(fc.array(segment), fc.array(segment), fc.array(segment), (before, covered, after) => {
      const pattern = [...before.map(literal), capture('x', true), ...after.map(literal)]
      expect(matchPath(pattern, [...before, ...covered, ...after], 2)).toEqual([new PathValue(covered)])
    }),
  )
})
