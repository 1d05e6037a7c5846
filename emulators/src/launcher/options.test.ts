import { expect, test } from 'vitest'
import { z } from 'zod'
import { readOptions, runtimeFlags, runtimeSchema } from './options.ts'

const flags = { ...runtimeFlags, fresh: { type: 'boolean' }, simulator: { type: 'boolean' } } as const
const schema = runtimeSchema.extend({
  fresh: z.boolean().default(false),
  simulator: z.boolean().default(true),
})
const read = (...args: string[]) => readOptions(args, flags, schema)

test('reads runtimes and switches', () => {
  expect(read('--firestore', 'hidane', '--pubsub=embedded', '--fresh', '--no-simulator')).toEqual({
    firestore: 'hidane',
    pubsub: 'embedded',
    fresh: true,
    simulator: false,
  })
  expect(read()).toEqual({ fresh: false, simulator: true })
})

test.each([
  [['--firestore', 'oracle'], /--firestore.*"google"\|"hidane"/],
  [['--frehs'], /--frehs.*Known options: --firestore, --pubsub, --fresh, --simulator/],
  [['--firestore'], /--firestore/],
  [['fresh'], /fresh/],
])('%j is told in one sentence', (args, sentence) => {
  expect(() => read(...args)).toThrow(sentence)
})
