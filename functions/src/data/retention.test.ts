import { readFileSync } from 'node:fs'
import { keptMs } from '@vigie/domain/retention'
import { expect, test } from 'vitest'
import { z } from 'zod'

const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8')

const indexesSchema = z.object({
  fieldOverrides: z.array(
    z.object({ collectionGroup: z.string(), fieldPath: z.string(), ttl: z.boolean().optional() }),
  ),
})

const withPolicy = indexesSchema
  .parse(JSON.parse(read('firestore.indexes.json')))
  .fieldOverrides.filter(({ fieldPath, ttl }) => fieldPath === 'expireAt' && ttl === true)
  .map(({ collectionGroup }) => collectionGroup)

test('what expires is deleted: each collection has its TTL policy, the days and what is drawn of them among them, and no other has one', () => {
  expect(withPolicy.toSorted()).toEqual([...Object.keys(keptMs), 'days', 'whereabouts'].toSorted())
})

test.each(Object.entries(keptMs))('docs/data-model.md says how long %s are kept', (collection, ms) => {
  const days = ms / 86_400_000
  const kept = days < 1 ? `${ms / 60_000} minutes` : `${days} day${days > 1 ? 's' : ''}`
  expect(read('docs/data-model.md')).toContain(`| \`${collection}\` | ${kept} |`)
})
