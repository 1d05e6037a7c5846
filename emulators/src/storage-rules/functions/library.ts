import type { TypeName } from '../values/value.ts'
import { listMethods, mapDiffMethods, mapMethods, pathMethods, setMethods } from './collections.ts'
import { conversions } from './conversions.ts'
import { hashing } from './hashing.ts'
import { latlng, latlngMethods } from './latlngs.ts'
import { math } from './math.ts'
import type { Callable } from './overload.ts'
import { bytesMethods, stringMethods } from './strings.ts'
import { duration, durationMethods, timestamp, timestampMethods } from './times.ts'

type Callables = Readonly<Record<string, Callable>>

const methods: Partial<Record<TypeName, Callables>> = {
  string: stringMethods,
  bytes: bytesMethods,
  list: listMethods,
  set: setMethods,
  map: mapMethods,
  map_diff: mapDiffMethods,
  path: pathMethods,
  timestamp: timestampMethods,
  duration: durationMethods,
  latlng: latlngMethods,
}

const packages: Readonly<Record<string, Callables>> = { math, hashing, duration, timestamp, latlng }

/** Names that stand for packages of functions, so that no variable may have them. */
export const packageNames: ReadonlySet<string> = new Set([...Object.keys(packages), 'firestore'])

/** Methods of any type, and functions of any package, by name: what a call may refer to at all. */
export const methodNames: ReadonlySet<string> = new Set(
  Object.values(methods).flatMap((table) => Object.keys(table)),
)

/** A function called by its bare name. `debug` and the functions of a ruleset are the evaluator's own. */
export function findGlobal(name: string): Callable | undefined {
  return find(conversions, name)
}

/** A function called as `package.name(…)`. `firestore` is the evaluator's own. */
export function findPackageFunction(packageName: string, name: string): Callable | undefined {
  return find(find(packages, packageName), name)
}

/** A method of a type. */
export function findMethod(type: TypeName, name: string): Callable | undefined {
  return find(methods[type], name)
}

/** Names come from rules, so `constructor` and its like must not be found. */
function find<Item>(table: Readonly<Record<string, Item>> | undefined, name: string): Item | undefined {
  return table !== undefined && Object.hasOwn(table, name) ? table[name] : undefined
}
