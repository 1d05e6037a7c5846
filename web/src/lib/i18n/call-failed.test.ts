import { expect, test } from 'vitest'
import { fr } from './fr.ts'

const modules = import.meta.glob<Record<string, unknown>>('../../../../domain/src/api/*-calls.ts', {
  eager: true,
})

/** Calls by their operationId; a file is asked for by an address, not by this. */
const calls = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .flatMap((one) =>
    typeof one === 'object' && one !== null && 'operationId' in one && 'answer' in one
      ? [one.operationId]
      : [],
  )

test('what is said where it has no answer is written for each call, and for nothing else', () => {
  expect(calls.length).toBeGreaterThan(30)
  expect(Object.keys(fr.callFailed).toSorted()).toEqual([...new Set(calls)].toSorted())
})
