import { looseKey } from './equality.ts'
import type { Value } from './value.ts'

/** A set without order. Unlike a list, it holds 1 and 1.0 for the same element, at any depth. */
export class SetValue {
  readonly type = 'set'
  readonly items: ReadonlyMap<string, Value>

  constructor(items: Iterable<Value>) {
    this.items = new Map(Array.from(items, (item) => [looseKey(item), item]))
  }

  has(item: Value): boolean {
    return this.items.has(looseKey(item))
  }
}
