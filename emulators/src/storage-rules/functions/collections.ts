import { EvaluationError } from '../evaluation/evaluation-error.ts'
import { isSame } from '../values/equality.ts'
import { MapDiffValue } from '../values/map-diff.ts'
import { type PathCapture, PathValue } from '../values/path.ts'
import { SetValue } from '../values/set.ts'
import { typeName, type Value } from '../values/value.ts'
import { stringify } from './conversions.ts'
import { method, overload } from './overload.ts'

type List = readonly Value[]
type Fields = ReadonlyMap<string, Value>

/** Methods of a list; https://firebase.google.com/docs/reference/rules/rules.List */
export const listMethods = {
  concat: method('concat', [overload(['list', 'list'], (list, other) => [...list, ...other])]),
  hasAll: method('hasAll', [
    overload(['list', 'list'], (list, wanted) => wanted.every((item) => includes(list, item))),
  ]),
  hasAny: method('hasAny', [
    overload(['list', 'list'], (list, wanted) => wanted.some((item) => includes(list, item))),
  ]),
  hasOnly: method('hasOnly', [
    overload(['list', 'list'], (list, allowed) => list.every((item) => includes(allowed, item))),
  ]),
  join: method('join', [
    overload(['list', 'string'], (list, separator) => list.map(stringify).join(separator)),
  ]),
  removeAll: method('removeAll', [
    overload(['list', 'list'], (list, unwanted) => list.filter((item) => !includes(unwanted, item))),
  ]),
  size: method('size', [overload(['list'], (list) => BigInt(list.length))]),
  toSet: method('toSet', [overload(['list'], (list) => new SetValue(list))]),
}

/** Methods of a set; https://firebase.google.com/docs/reference/rules/rules.Set */
export const setMethods = {
  difference: method('difference', [
    overload(['set', 'set'], (set, other) => new SetValue(itemsOf(set).filter((item) => !other.has(item)))),
  ]),
  hasAll: setTest('hasAll', (set, wanted) => itemsOf(wanted).every((item) => set.has(item))),
  hasAny: setTest('hasAny', (set, wanted) => itemsOf(wanted).some((item) => set.has(item))),
  hasOnly: setTest('hasOnly', (set, allowed) => itemsOf(set).every((item) => allowed.has(item))),
  intersection: method('intersection', [
    overload(['set', 'set'], (set, other) => new SetValue(itemsOf(set).filter((item) => other.has(item)))),
  ]),
  size: method('size', [overload(['set'], (set) => BigInt(set.items.size))]),
  union: method('union', [
    overload(['set', 'set'], (set, other) => new SetValue([...itemsOf(set), ...itemsOf(other)])),
  ]),
}

/** Methods of a map; https://firebase.google.com/docs/reference/rules/rules.Map */
export const mapMethods = {
  diff: method('diff', [overload(['map', 'map'], (after, before) => new MapDiffValue(after, before))]),
  get: method('get', [
    overload(
      ['map', 'string', 'any'],
      (map, key, fallback) => map.get(key) ?? (map.has(key) ? null : fallback),
    ),
    overload(['map', 'list', 'any'], nestedGet),
  ]),
  keys: method('keys', [overload(['map'], (map) => [...map.keys()].sort(byCodePoint))]),
  size: method('size', [overload(['map'], (map) => BigInt(map.size))]),
  values: method('values', [overload(['map'], (map) => [...map.values()])]),
}

/** Methods of a map difference; https://firebase.google.com/docs/reference/rules/rules.MapDiff */
export const mapDiffMethods = {
  addedKeys: method('addedKeys', [overload(['map_diff'], (diff) => diff.added)]),
  affectedKeys: method('affectedKeys', [overload(['map_diff'], (diff) => diff.affected)]),
  changedKeys: method('changedKeys', [overload(['map_diff'], (diff) => diff.changed)]),
  removedKeys: method('removedKeys', [overload(['map_diff'], (diff) => diff.removed)]),
  unchangedKeys: method('unchangedKeys', [overload(['map_diff'], (diff) => diff.unchanged)]),
}

/** The one method of a path; https://firebase.google.com/docs/reference/rules/rules.Path */
export const pathMethods = {
  bind: method('bind', [overload(['path', 'map'], bind)]),
}

/** True when the list holds the very same value: 1 is not 1.0 here. */
export function includes(list: List, wanted: Value): boolean {
  return list.some((item) => isSame(item, wanted))
}

/** JavaScript alone would order by UTF-16 units. */
function byCodePoint(a: string, b: string): number {
  return Buffer.compare(Buffer.from(a), Buffer.from(b))
}

function itemsOf(set: SetValue): Value[] {
  return [...set.items.values()]
}

function setTest(name: string, test: (set: SetValue, other: SetValue) => boolean) {
  return method(name, [
    overload(['set', 'set'], test),
    overload(['set', 'list'], (set, other) => test(set, new SetValue(other))),
  ])
}

function nestedGet(map: Fields, keys: List, fallback: Value): Value {
  let found: Value = map
  for (const key of keys) {
    if (typeof key !== 'string')
      throw new EvaluationError(`Type error. Received: [${typeName(key)}] Expected: [string].`)
    if (!(found instanceof Map) || !found.has(key)) return fallback
    found = found.get(key)
  }
  return found
}

function bind(path: PathValue, values: Fields): PathValue {
  const captures = new Set(
    path.segments.flatMap((segment) => (typeof segment === 'string' ? [] : [segment.capture])),
  )
  const unknown = [...values.keys()].filter((name) => !captures.has(name))
  if (unknown.length > 0)
    throw new EvaluationError(`Variable(s) ${unknown.join(', ')} do not exist in the path template.`)
  const segments = path.segments.flatMap((segment) => {
    const value = typeof segment === 'string' ? undefined : values.get(segment.capture)
    return typeof segment === 'string' || value === undefined ? [segment] : boundSegments(segment, value)
  })
  return new PathValue(segments, new Map([...path.bindings, ...values]))
}

function boundSegments(capture: PathCapture, value: Value): PathValue['segments'] {
  if (!capture.glob) return [stringify(value)]
  if (value instanceof PathValue) return value.segments
  throw new EvaluationError(`Type error. Received: [${typeName(value)}] Expected: [path].`)
}
