import { looseKey } from './equality.ts'
import { SetValue } from './set.ts'
import type { Value } from './value.ts'

type Fields = ReadonlyMap<string, Value>

/** What `new.diff(old)` returns: which keys were added, removed, changed or kept. */
export class MapDiffValue {
  readonly type = 'map_diff'
  readonly added: SetValue
  readonly removed: SetValue
  readonly changed: SetValue
  readonly unchanged: SetValue
  readonly affected: SetValue

  constructor(after: Fields, before: Fields) {
    const common = [...after.keys()].filter((key) => before.has(key))
    const isSame = (key: string) => looseKey(after.get(key) ?? null) === looseKey(before.get(key) ?? null)
    this.added = new SetValue([...after.keys()].filter((key) => !before.has(key)))
    this.removed = new SetValue([...before.keys()].filter((key) => !after.has(key)))
    this.changed = new SetValue(common.filter((key) => !isSame(key)))
    this.unchanged = new SetValue(common.filter(isSame))
    this.affected = new SetValue(
      [this.added, this.removed, this.changed].flatMap((keys) => [...keys.items.values()]),
    )
  }
}
