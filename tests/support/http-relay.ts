import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A relay in front of an HTTP server (host:port) that counts what it is asked. */
export async function startHttpRelay(server: string) {
  let calls = 0
  const { hostname, port } = new URL(`http://${server}`)
  const relay = createServer((asked, answer) => {
    calls += 1
    const { method, url: path, headers } = asked
    const onward = request({ hostname, port, method, path, headers }, (answered) => {
      answer.writeHead(answered.statusCode ?? 502, answered.headers)
      answered.pipe(answer)
    })
    onward.on('error', () => answer.destroy())
    asked.pipe(onward)
  }).listen(0, '127.0.0.1')
  await once(relay, 'listening')
  return {
    /** host:port to ask instead. */
    address: `127.0.0.1:${(relay.address() as AddressInfo).port}`,
    calls: () => calls,
    close() {
      relay.closeAllConnections()
      relay.close()
    },
  }
}
