/**
 * Does work one after the other under a key, what is given meanwhile all together: many small writes to the same few
 * documents become few, without a lone one having to wait. Each call settles with the work that took its item in.
 */
export function gathered<T>(
  work: (key: string, items: readonly T[]) => Promise<void>,
): (key: string, item: T) => Promise<void> {
  const running = new Map<string, Promise<void>>()
  const waiting = new Map<string, { items: T[]; done: Promise<void> }>()

  function begin(key: string, items: readonly T[]): Promise<void> {
    const run = work(key, items)
    running.set(key, run)
    const forget = () => {
      if (running.get(key) === run) running.delete(key)
    }
    run.then(forget, forget)
    return run
  }

  return (key, item) => {
    const gathering = waiting.get(key)
    if (gathering) {
      gathering.items.push(item)
      return gathering.done
    }
    const before = running.get(key)
    if (before === undefined) return begin(key, [item])
    const items = [item]
    const next = () => {
      waiting.delete(key)
      return begin(key, items)
    }
    const done = before.then(next, next)
    waiting.set(key, { items, done })
    return done
  }
}
