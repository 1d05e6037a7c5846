import { useSyncExternalStore } from 'react'

/** A value that whoever follows it hears of when it changes. */
export interface SharedValue<V> {
  get(): V
  /** Tells everybody who follows it; nobody where it is what it was. */
  set(value: V): void
  /** Calls back at each change, until the returned function is called. */
  subscribe(changed: () => void): () => void
}

/**
 * One value for the whole page, outside React's tree.
 * @param follow keeps the value true while anybody follows it: called for the first of them; what it returns, after the last
 */
export function sharedValue<V>(first: V, follow?: () => () => void): SharedValue<V> {
  let current = first
  const listeners = new Set<() => void>()
  let stop: (() => void) | undefined
  return {
    get: () => current,
    set(value) {
      if (Object.is(value, current)) return
      current = value
      for (const listener of listeners) listener()
    },
    subscribe(changed) {
      if (listeners.size === 0) stop = follow?.()
      listeners.add(changed)
      return () => {
        if (listeners.delete(changed) && listeners.size === 0) stop?.()
      }
    },
  }
}

/** The value now; the component is drawn anew whenever it changes. */
export function useShared<V>({ subscribe, get }: Pick<SharedValue<V>, 'subscribe' | 'get'>): V {
  return useSyncExternalStore(subscribe, get)
}
