import { EvaluationError } from '../evaluation/evaluation-error.ts'
import { PathValue } from '../values/path.ts'
import type { Value } from '../values/value.ts'
import { includes } from './collections.ts'
import { type Callable, type Overload, overload } from './overload.ts'

const membershipCalls: Partial<Record<string, Callable>> = {
  list: { signature: ([of, item]) => `${of}.in(${item})`, overloads: [overload(['list', 'any'], includes)] },
  set: {
    signature: ([of, item]) => `${of}.in(${item})`,
    overloads: [overload(['set', 'any'], (set, item) => set.has(item))],
  },
  map: {
    signature: ([of, item]) => `${of}.in(${item})`,
    overloads: [overload(['map', 'string'], (map, key) => map.has(key))],
  },
}

const indexCalls: Partial<Record<string, Callable>> = {
  list: indexer([overload(['list', 'int'], (list, index) => list[checkedIndex(index, list.length)] ?? null)]),
  string: indexer([
    overload(['string', 'int'], (text, index) => text.charAt(checkedIndex(index, text.length))),
  ]),
  map: indexer([overload(['map', 'string'], property)]),
  path: indexer([
    overload(['path', 'int'], (path, index) => path.segmentAt(checkedIndex(index, path.segments.length))),
    overload(['path', 'string'], (path, name) => path.property(name)),
  ]),
}

const rangeCalls: Partial<Record<string, Callable>> = {
  list: ranger(
    overload(['list', 'int', 'int'], (list, from, to) => list.slice(...checkedRange(from, to, list.length))),
  ),
  string: ranger(
    overload(['string', 'int', 'int'], (text, from, to) =>
      text.slice(...checkedRange(from, to, text.length)),
    ),
  ),
  path: ranger(
    overload(
      ['path', 'int', 'int'],
      (path, from, to) => new PathValue(path.segments.slice(...checkedRange(from, to, path.segments.length))),
    ),
  ),
}

/** What `in`, `[i]` and `[i:j]` do for a value of this type; undefined where they do nothing. */
export const containers = { in: membershipCalls, '[]': indexCalls, '@range': rangeCalls }

/** `map.name`. @throws EvaluationError where the map has no such key. */
export function property(map: ReadonlyMap<string, Value>, name: string): Value {
  const value = map.get(name)
  if (value === undefined) throw new EvaluationError(`Property ${name} is undefined on object.`)
  return value
}

/** How many elements `[from:to]` counts in, and the default of `to`. */
export function sizeOf(value: Value): bigint {
  if (value instanceof PathValue) return BigInt(value.segments.length)
  return typeof value === 'string' || Array.isArray(value) ? BigInt(value.length) : 0n
}

function indexer(overloads: readonly Overload[]): Callable {
  return { overloads, signature: ([of, index]) => `${of}[${index}]` }
}

function ranger(...overloads: readonly Overload[]): Callable {
  return { overloads, signature: ([of, from, to]) => `${of}[${from}:${to}]` }
}

function checkedIndex(index: bigint, size: number): number {
  if (index < 0n || index >= BigInt(size))
    throw new EvaluationError(`Index out of bound error. Index: [${index}] , size: [${size}].`)
  return Number(index)
}

function checkedRange(from: bigint, to: bigint, size: number): [number, number] {
  const start = checkedIndex(from, size)
  if (to < from) throw new EvaluationError(`Illegal range error. From index: [${from}] , To index: [${to}].`)
  return [start, to === from ? start : checkedIndex(to - 1n, size) + 1]
}
