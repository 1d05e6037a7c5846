import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import type { Bench } from './bench.ts'

/** The part of the wrapped form that both emulators send. */
const bodySchema = z.object({
  subscription: z.string(),
  message: z.object({
    data: z.base64(),
    attributes: z.record(z.string(), z.string()),
    messageId: z.string(),
    message_id: z.string(),
    publishTime: z.iso.datetime(),
    publish_time: z.iso.datetime(),
  }),
})
type Body = z.infer<typeof bodySchema>

/** Push subscriptions, against an endpoint of our own. */
export function pushScenarios(bench: () => Bench): void {
  const endpoint = new Endpoint()
  beforeAll(() => endpoint.open())
  afterAll(() => endpoint.close())

  test('a message is posted in the wrapped form', async () => {
    const { url, requests } = endpoint.path(() => 200, 1)
    const { topic, subscription } = await bench().pair({ pushEndpoint: url })
    const id = await topic.publishMessage({ data: Buffer.from('ding'), attributes: { room: '12' } })
    const [body] = await requests
    expect(body).toMatchObject({
      subscription: subscription.name,
      message: { data: 'ZGluZw==', attributes: { room: '12' }, messageId: id, message_id: id },
    })
    await subscription.delete()
  })

  test('a failed push is tried again until it succeeds', async () => {
    const { url, requests } = endpoint.path((request) => (request < 3 ? 503 : 204), 3)
    const { topic, subscription } = await bench().pair({ pushEndpoint: url })
    await bench().publish(topic, ['again'])
    const bodies = await requests
    expect(new Set(bodies.map(({ message }) => message.messageId)).size).toBe(1)
    await subscription.delete()
  })

  test('a push without answer is given up at the acknowledgement deadline and tried again', async () => {
    const { url, requests } = endpoint.path((request) => (request === 1 ? 'silence' : 200), 2)
    const { topic, subscription } = await bench().pair({ pushEndpoint: url, ackDeadlineSeconds: 1 })
    const start = Date.now()
    await bench().publish(topic, ['patience'])
    await requests
    expect(Date.now() - start).toBeGreaterThan(900)
    await subscription.delete()
  })

  test('an ordering key is pushed in order, past a failure', async () => {
    const { url, requests } = endpoint.path((request) => (request === 1 ? 500 : 200), 4)
    const { topic, subscription } = await bench().pair({ pushEndpoint: url, enableMessageOrdering: true })
    await bench().publish(topic, ['1', '2', '3'], 'key')
    const bodies = await requests
    expect(bodies.map(({ message }) => atob(message.data))).toEqual(['1', '1', '2', '3'])
    await subscription.delete()
  })

  test('a push that never succeeds ends as a dead letter', async () => {
    const { topic: deadTopic, subscription: dead } = await bench().pair()
    const { url, requests } = endpoint.path(() => 500, 5)
    const deadLetterPolicy = { deadLetterTopic: deadTopic.name, maxDeliveryAttempts: 5 }
    const { topic, subscription } = await bench().pair({ pushEndpoint: url, deadLetterPolicy })
    await bench().publish(topic, ['dead'])
    await requests
    const [letter] = await bench().pull(dead, 1)
    expect(letter?.data).toBe('dead')
    await subscription.delete()
  })
}

type Answer = (request: number) => number | 'silence'

/** An HTTP server with one path per scenario. */
class Endpoint {
  readonly #paths = new Map<string, { answer: Answer; bodies: Body[]; arrived: () => void }>()
  readonly #server: Server = createServer(async (request, response) => {
    const path = this.#paths.get(request.url ?? '')
    const chunks = await request.toArray()
    if (!path) return response.writeHead(404).end()
    path.bodies.push(bodySchema.parse(JSON.parse(Buffer.concat(chunks).toString())))
    const status = path.answer(path.bodies.length)
    if (status !== 'silence') response.writeHead(status).end()
    path.arrived()
  })

  async open(): Promise<void> {
    this.#server.listen(0, '127.0.0.1')
    await once(this.#server, 'listening')
  }

  /** A URL of its own, and what was posted there once it is `count` requests. */
  path(answer: Answer, count: number): { url: string; requests: Promise<Body[]> } {
    const address = this.#server.address()
    const port = typeof address === 'object' ? address?.port : undefined
    const path = `/${this.#paths.size}?of=push`
    const { promise, resolve } = Promise.withResolvers<Body[]>()
    const bodies: Body[] = []
    const arrived = () => {
      if (bodies.length === count) resolve(bodies)
    }
    this.#paths.set(path, { answer, bodies, arrived })
    return { url: `http://127.0.0.1:${port}${path}`, requests: promise }
  }

  close(): void {
    this.#server.close()
    this.#server.closeAllConnections()
  }
}
