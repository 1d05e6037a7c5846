import { Agent, setGlobalDispatcher } from 'undici'

/** How long a connection may wait for its next request, in milliseconds. */
const idleMs = 10

/**
 * From now on no `fetch` of this process goes out on a connection that was idle for longer. firebase-tools and Google's framework close
 * one after 5 s, on a busy machine just as the next request goes out on it: that request is lost, and nobody can say whether
 * it was taken. (`Connection: close` instead ends firebase-tools itself with EPIPE.)
 */
export function useYoungConnections(): void {
  setGlobalDispatcher(new Agent({ keepAliveTimeout: idleMs, keepAliveMaxTimeout: idleMs }))
}
