import {
  type ClientHttp2Session,
  connect,
  constants,
  createServer,
  type IncomingHttpHeaders,
  type ServerHttp2Stream,
} from 'node:http2'
import type { AddressInfo } from 'node:net'
import { Transform } from 'node:stream'
import { protos } from '@google-cloud/firestore-api'

const { CommitRequest, BatchGetDocumentsResponse, RunQueryResponse } = protos.google.firestore.v1

/** What Firestore would bill: documents read (a query that finds nothing counts one) and documents written; and how often it was asked. */
export interface FirestoreCounts {
  calls: number
  reads: number
  writes: number
  commits: number
}

/** A relay in front of Firestore that counts what passes. */
export interface FirestoreRelay {
  /** host:port to put in FIRESTORE_EMULATOR_HOST. */
  address: string
  counts: FirestoreCounts
  close(): void
}

/**
 * What becomes of a call of Firestore, the how-manieth it is from 1: it is never passed on, it is and nobody hears of it; undefined: it
 * goes its way.
 */
export type Holds = (method: string, index: number) => 'before' | 'after' | undefined

/**
 * Relays gRPC to a Firestore emulator (host:port) and counts reads and writes as they go by, outside both. Where a call is held, `onHeld`
 * hears of it.
 */
export async function startFirestoreRelay(
  firestore: string,
  holds: Holds = () => undefined,
  onHeld: () => void = () => {},
): Promise<FirestoreRelay> {
  const counts: FirestoreCounts = { calls: 0, reads: 0, writes: 0, commits: 0 }
  const upstream = connect(`http://${firestore}`)
  const server = createServer()
  server.on('stream', (stream, headers) => {
    const method = String(headers[':path']).split('/').at(-1) ?? ''
    const held = holds(method, counts.calls + 1)
    if (held === 'before') return onHeld()
    relay(stream, headers, { method, upstream, onAnswered: held && onHeld }, counts)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    address: `127.0.0.1:${port}`,
    counts,
    close: () => {
      upstream.destroy()
      server.close()
    },
  }
}

/** How a call goes on; `onAnswered`: its answer goes no further. */
interface Passing {
  method: string
  upstream: ClientHttp2Session
  onAnswered?: (() => void) | undefined
}

function relay(
  stream: ServerHttp2Stream,
  headers: IncomingHttpHeaders,
  { method, upstream, onAnswered }: Passing,
  counts: FirestoreCounts,
): void {
  counts.calls++
  const call = upstream.request(headers, { endStream: false })
  stream.pipe(eachMessage((bytes) => countRequest(method, bytes, counts))).pipe(call)
  if (onAnswered) {
    call.once('data', onAnswered)
    return
  }
  // A refusal has no body: it is told in the headers, with which the answer ends.
  call.on('response', (answer, flags) => {
    if (flags & constants.NGHTTP2_FLAG_END_STREAM) stream.respond(answer, { endStream: true })
    else stream.respond(answer, { waitForTrailers: true })
  })
  let trailers: IncomingHttpHeaders = {}
  call.on('trailers', (received) => {
    trailers = received
  })
  stream.on('wantTrailers', () => stream.sendTrailers(trailers))
  call.pipe(eachMessage((bytes) => countResponse(method, bytes, counts))).pipe(stream)
  call.on('error', () => stream.close())
  stream.on('error', () => call.close())
}

function countRequest(method: string, bytes: Uint8Array, counts: FirestoreCounts): void {
  if (method !== 'Commit') return
  counts.commits++
  counts.writes += CommitRequest.decode(bytes).writes.length
}

function countResponse(method: string, bytes: Uint8Array, counts: FirestoreCounts): void {
  if (method === 'BatchGetDocuments' && BatchGetDocumentsResponse.decode(bytes).result) counts.reads++
  if (method === 'RunQuery' && RunQueryResponse.decode(bytes).document) counts.reads++
  // What is counted by Firestore itself costs a read for each thousand.
  if (method === 'RunAggregationQuery') counts.reads++
}

/** Passes bytes through unchanged and hands over each gRPC message: a flag byte, a length of four, the message. */
function eachMessage(take: (message: Uint8Array) => void): Transform {
  let rest = Buffer.alloc(0)
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      rest = Buffer.concat([rest, chunk])
      while (rest.length >= 5 && rest.length >= 5 + rest.readUInt32BE(1)) {
        const end = 5 + rest.readUInt32BE(1)
        take(rest.subarray(5, end))
        rest = rest.subarray(end)
      }
      done(null, chunk)
    },
  })
}
