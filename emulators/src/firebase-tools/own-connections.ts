import http from 'node:http'

/**
 * From now on each call of this process's `http.request` has a connection of its own. firebase-tools otherwise keeps those
 * to the functions' processes, which close an idle one after 5 s: on a busy machine just as the next call is written to
 * it. That call is answered 500 (`EPIPE`), and the function's process is ended for it.
 */
export function useOwnConnections(): void {
  http.globalAgent = new http.Agent({ keepAlive: false })
}
