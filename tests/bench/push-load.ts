import { Agent, request } from 'node:http'

/** What a load came to. Latencies are in milliseconds, one per push, in the order they ended. */
export interface LoadResult {
  latencies: number[]
  seconds: number
}

/** Sends push bodies to a URL, `concurrency` at a time, until `next` gives null; each must be answered with 2xx. */
export async function pushLoad(
  url: URL,
  concurrency: number,
  next: () => string | null,
): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: concurrency })
  const latencies: number[] = []
  const begin = performance.now()
  const sender = async () => {
    for (let body = next(); body !== null; body = next()) {
      const start = performance.now()
      await push(url, agent, body)
      latencies.push(performance.now() - start)
    }
  }
  await Promise.all(Array.from({ length: concurrency }, sender))
  agent.destroy()
  return { latencies, seconds: (performance.now() - begin) / 1_000 }
}

function push(url: URL, agent: Agent, body: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
    const sent = request(url, { method: 'POST', agent, headers }, (answer) => {
      answer.resume()
      answer.on('end', () => {
        const code = answer.statusCode ?? 0
        if (code >= 200 && code < 300) resolve()
        else reject(new Error(`The function answered ${code}`))
      })
      answer.on('error', reject)
    })
    sent.on('error', reject)
    sent.end(body)
  })
}
