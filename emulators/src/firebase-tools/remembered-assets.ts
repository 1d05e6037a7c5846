import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { createRequire } from 'node:module'

type Handle = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

/** What is used of superstatic 10, which firebase-tools serves Hosting with. */
interface Superstatic {
  server(spec: unknown): { use(handle: Handle): unknown }
}

interface Answer {
  headers: OutgoingHttpHeaders
  body: Buffer
}

/**
 * Has Hosting answer from memory what it has answered before of /assets, whose names tell what is in them. By itself it looks each file up,
 * reads and compresses it for each browser anew: to open the app took firebase-tools 5 ms of processor time a file, of some fifty.
 */
export function rememberAssets(): void {
  const firebaseTools = createRequire(import.meta.url).resolve('firebase-tools')
  const superstatic: Superstatic = createRequire(firebaseTools)('superstatic')
  const { server } = superstatic
  if (typeof server !== 'function') throw new Error('firebase-tools has changed: see remembered-assets.ts')
  superstatic.server = (spec) => {
    const app = server(spec)
    app.use(answeringFromMemory())
    return app
  }
}

/** Answers what was answered before to the same question; hands on whatever is asked in another way. */
export function answeringFromMemory(): Handle {
  const answers = new Map<string, Answer>()
  return (request, response, next) => {
    if (!isPlain(request)) return next()
    const question = `${request.headers['accept-encoding'] ?? ''} ${request.url}`
    const known = answers.get(question)
    if (known) {
      response.writeHead(200, known.headers).end(known.body)
      return
    }
    listenIn(response, (answer) => answers.set(question, answer))
    next()
  }
}

/** Of a part of a file, and of one that the browser has already, there is another answer each time. */
const isPlain = ({ method, url, headers }: IncomingMessage): boolean =>
  method === 'GET' &&
  /^\/assets\/[\w.-]+$/.test(url ?? '') &&
  headers.range === undefined &&
  headers['if-none-match'] === undefined &&
  headers['if-modified-since'] === undefined

/** Tells what a response said, once all of it is said. */
function listenIn(response: ServerResponse, told: (answer: Answer) => void): void {
  const chunks: Buffer[] = []
  const hear = (chunk: unknown) => {
    if (typeof chunk === 'string' || chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk))
  }
  for (const name of ['write', 'end'] as const) {
    const say = response[name]
    response[name] = (...said: unknown[]) => {
      hear(said[0])
      return Reflect.apply(say, response, said)
    }
  }
  response.once('finish', () => {
    if (response.statusCode !== 200) return
    const body = Buffer.concat(chunks)
    told({ headers: { ...response.getHeaders(), 'content-length': body.length }, body })
  })
}
