import { Agent, setGlobalDispatcher } from 'undici'

/** How long a connection may wait for its next request, in milliseconds. */
const idleMs = 10

/**
 * From now on no `fetch` of this process goes out on a connection that was idle for longer. firebase-tools and Google's framework close
 * one after 5 s, on a busy machine just as the next request goes out on it: that request is lost, and nobody can say whether
 * it was taken. (`Connection: close` instead ends firebase-tools itself with EPIPE.)
 * @param most how many connections to one server are open at a time, null for as many as there are requests. Where there is a most, a long
 * answer that nobody reads takes one of them for good.
 */
export function useYoungConnections(most: number | null = null): void {
  setGlobalDispatcher(new Agent({ keepAliveTimeout: idleMs, keepAliveMaxTimeout: idleMs, connections: most }))
}
