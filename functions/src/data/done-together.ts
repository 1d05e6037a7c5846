import { gathered } from './gathered.ts'

interface Waiting<T> {
  item: T
  done: () => void
  failed: (error: unknown) => void
}

interface TogetherOptions<T> {
  /** Does its work for all of these, or for none. */
  work: (items: readonly T[]) => Promise<void>
  /** Whether a failure has nothing to do with what the items are: each by itself would fail as well. */
  isNobodysFault: (error: unknown) => boolean
}

/**
 * Does work one after the other under a key, and all at once for what came meanwhile: n that come together cost two
 * works rather than n. One that fails for several items is halved, in their order, until only those at fault fail
 * (docs/adr/0069-presses-that-wait-are-decided-together.md); what is nobody's fault fails all of them at once, to be tried
 * again by whoever gave them. Each call settles with its own item.
 */
export function doneTogether<T>({ work, isNobodysFault }: TogetherOptions<T>) {
  const settle = async (group: readonly Waiting<T>[]): Promise<void> => {
    try {
      await work(group.map(({ item }) => item))
      for (const { done } of group) done()
    } catch (error) {
      if (group.length === 1 || isNobodysFault(error)) {
        for (const { failed } of group) failed(error)
        return
      }
      const middle = Math.ceil(group.length / 2)
      // One after the other: side by side they would only contend.
      await settle(group.slice(0, middle))
      await settle(group.slice(middle))
    }
  }
  const inTurn = gathered<Waiting<T>>((_key, group) => settle(group))
  return (key: string, item: T): Promise<void> =>
    new Promise((done, failed) => void inTurn(key, { item, done, failed }))
}
