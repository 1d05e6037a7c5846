import { createServer, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { host } from '../suite/addresses.ts'
import type { Courier, Parcel } from './courier.ts'

/** Of one connection, not of the event. */
const notPassedOn = ['host', 'connection', 'content-length', 'transfer-encoding', 'expect']

/**
 * Stands between the Firestore emulator and the functions, as Eventarc does in the cloud: takes each event at once,
 * so that no function holds up the events of another, and has it brought to its function.
 * @returns how to take no more events
 */
export async function startFirestoreEvents({
  port,
  functionsUrl,
  courierFor,
}: {
  port: number
  functionsUrl: string
  /** Who brings the events of the function with this trigger URL. */
  courierFor: (url: string) => Courier
}): Promise<() => Promise<void>> {
  const server = createServer(async (request, response) => {
    const parcel = await parcelOf(request, functionsUrl)
    courierFor(parcel.url).bring(parcel)
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen({ host, port }, resolve)
  })
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve())
      server.closeIdleConnections()
    })
}

async function parcelOf(request: IncomingMessage, functionsUrl: string): Promise<Parcel> {
  const headers = Object.entries(request.headers).flatMap(([name, value]) =>
    typeof value === 'string' && !notPassedOn.includes(name) ? [[name, value]] : [],
  )
  return {
    url: `${functionsUrl}${request.url}`,
    headers: Object.fromEntries(headers),
    body: Buffer.from(await buffer(request)),
  }
}
