import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'
import { createRequire } from 'node:module'

type Handle = (request: IncomingMessage, response: unknown, next: () => void) => void

/** What is used of superstatic 10, which firebase-tools serves Hosting with. */
interface Superstatic {
  server(spec: unknown): { use(handle: Handle): unknown }
}

/**
 * Has every server of this process say where a request comes from, as Google's front ends do: each puts the address that it saw at the
 * end of X-Forwarded-For, and Hosting writes it into Fastly-Client-IP besides, over what the client wrote there
 * (docs/adr/0025-limits-of-the-api.md). firebase-tools hands on what the client wrote, and nothing else.
 */
export function sayWhereRequestsComeFrom(): void {
  subscribe('http.server.request.start', (message) => {
    appendSeen((message as { request: IncomingMessage }).request)
  })
  const firebaseTools = createRequire(import.meta.url).resolve('firebase-tools')
  const superstatic: Superstatic = createRequire(firebaseTools)('superstatic')
  const { server } = superstatic
  if (typeof server !== 'function') throw new Error('firebase-tools has changed: see seen-addresses.ts')
  superstatic.server = (spec) => {
    const app = server(spec)
    app.use(namingTheClient)
    return app
  }
}

/** Puts the address that the server saw at the end of X-Forwarded-For. */
export function appendSeen(request: IncomingMessage): void {
  const before = request.headers['x-forwarded-for']
  const list = Array.isArray(before) ? before.join(', ') : before
  const seen = addressOf(request)
  request.headers['x-forwarded-for'] = list ? `${list}, ${seen}` : seen
}

/** Hosting's own word on who asked it. */
export const namingTheClient: Handle = (request, _response, next) => {
  request.headers['fastly-client-ip'] = addressOf(request)
  next()
}

/** An IPv4 address is told as one, also where the server listens for both kinds. */
const addressOf = ({ socket }: IncomingMessage): string =>
  (socket.remoteAddress ?? '').replace(/^::ffff:/, '')
