import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'
import { z } from 'zod'

const unreadable = new WeakSet<IncomingMessage>()

const arrivalSchema = z.object({ request: z.custom<IncomingMessage>() })

/**
 * What runs a function, in the cloud as under the emulator, reads and unpacks every body before the function sees the
 * request, up to a gigabyte, and answers in its own words what it cannot read: a stranger's packed 200 kB took 760 MB
 * (docs/adr/0024-api-reads-its-own-bodies.md). Node tells of a request before it hands it on. Without a type no parser
 * takes the body, so it is left for us to read, within the call's limit and, in /api, once we know who asks; an
 * address that cannot be decoded is set aside. To be called once, in the process of such a function only.
 */
export function keepRequestsUnread(): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = arrivalSchema.parse(message)
    delete request.headers['content-type']
    if (isReadable(request.url ?? '')) return
    unreadable.add(request)
    request.url = '/api'
  })
}

/** Whether the request came with an address that nobody can decode. */
export function cameUnreadable(request: IncomingMessage): boolean {
  return unreadable.has(request)
}

function isReadable(url: string): boolean {
  try {
    decodeURIComponent(url.split('?', 1)[0] ?? '')
    return true
  } catch {
    return false
  }
}
