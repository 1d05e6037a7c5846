import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect, createServer as createTcpServer, type Server } from 'node:net'
import { startDeployed } from './deployed-functions.ts'
import { freePort } from './free-port.ts'
import { builtFunctions } from './function-process.ts'

const preload = new URL('../fixtures/ask-test-not-google.ts', import.meta.url)

/** /api as the cloud runs it, with nothing that says "emulator" but the address of the database. */
export interface ProductionApi {
  url: string
  /** How often it has opened a connection to Firestore, without which there is no read. */
  connections(): number
  stop(): Promise<void>
}

/**
 * Starts it for a project. What it takes for Google's certificates are the given public keys, in PEM by their id; null:
 * nobody answers where they should be.
 */
export async function startProductionApi(
  project: string,
  keys: Readonly<Record<string, string>> | null,
): Promise<ProductionApi> {
  const certificates = keys === null ? null : await serveKeys(keys)
  const firestore = await countConnections(process.env.FIRESTORE_EMULATOR_HOST ?? '')
  const api = await startDeployed(
    builtFunctions,
    { name: 'api', kind: 'http' },
    {
      GCLOUD_PROJECT: project,
      GOOGLE_CLOUD_PROJECT: project,
      FIREBASE_CONFIG: JSON.stringify({ projectId: project }),
      FIRESTORE_EMULATOR_HOST: firestore.address,
      NODE_OPTIONS: `--import=${preload}`,
      GOOGLE_PORT: String(certificates ? portOf(certificates) : await freePort()),
    },
  )
  return {
    url: api.url,
    connections: firestore.count,
    async stop() {
      await api.kill()
      certificates?.close()
      firestore.close()
    },
  }
}

const portOf = (server: Server) => (server.address() as AddressInfo).port

async function serveKeys(keys: Readonly<Record<string, string>>): Promise<Server> {
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'application/json')
    response.setHeader('cache-control', 'public, max-age=3600')
    response.end(JSON.stringify(keys))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return server
}

/** Passes connections on to the emulator, and counts them. */
async function countConnections(emulator: string) {
  let connections = 0
  const target = new URL(`tcp://${emulator}`)
  const server = createTcpServer((client) => {
    connections += 1
    const upstream = connect(Number(target.port), target.hostname)
    for (const socket of [client, upstream]) socket.on('error', () => socket.destroy())
    client.pipe(upstream).pipe(client)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    address: `127.0.0.1:${portOf(server)}`,
    count: () => connections,
    close: () => server.close(),
  }
}
