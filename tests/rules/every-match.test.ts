import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { named } from './cast.ts'
import { documentsFor } from './documents.ts'
import { everyGroup } from './groups.ts'

const rules = readFileSync(new URL('../../firestore.rules', import.meta.url), 'utf8')

/** The collections that the rules say something of, by name: the last but one part of each path that they match. */
const matched = [
  ...rules.matchAll(/match \/(?:\{path=\*\*\}\/)?(\w+)\/(?:\{\w+\}|settings|escalation) \{/g),
].map(([, name]) => name)

test('of every collection that the rules open there is a document that everybody is tried at', () => {
  const tried = new Set(documentsFor(named('super admin'), 'lilas').map(({ path }) => path.split('/').at(-2)))
  expect(matched.length).toBe(rules.split('\n').filter((line) => /^\s*match /.test(line)).length - 1)
  expect([...new Set(matched)].filter((name) => !tried.has(name))).toEqual([])
  expect(matched.filter((name) => !everyGroup.includes(name ?? ''))).toEqual([])
})
