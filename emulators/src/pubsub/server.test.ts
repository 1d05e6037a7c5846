import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Bench } from '../../conformance/bench.ts'
import { embeddedProgram, startTarget, stopTarget } from '../../conformance/targets.ts'
import { type PubsubServer, startPubsubServer } from './server.ts'

const backlogBytes = 100_000

// What the embedded emulator promises beyond Google's: bounds, flow control on the server, a clean end.
describe('embedded Pub/Sub', () => {
  let server: PubsubServer
  let bench: Bench

  beforeAll(async () => {
    server = await startPubsubServer({ host: '127.0.0.1', port: 0, backlogBytes })
    bench = new Bench(server.port)
  })

  afterAll(async () => {
    await bench.close()
    await server.close()
  })

  function openStream(request: object) {
    const stream = bench.subscriber.streamingPull()
    const received: { ackId: string }[] = []
    stream.on('data', (response) => received.push(...response.receivedMessages))
    stream.on('error', () => {})
    stream.write({ streamAckDeadlineSeconds: 10, ...request })
    return { stream, received }
  }

  test('publishing beyond the backlog bound is refused until something is acknowledged', async () => {
    const { topic, subscription } = await bench.pair()
    const messages = [{ data: Buffer.alloc(backlogBytes / 2 - 2000) }]
    const publish = () => bench.publisher.publish({ topic: topic.name, messages }, { retry: null })
    await publish()
    await publish()
    await expect(publish()).rejects.toMatchObject({
      code: 8,
      details: expect.stringContaining('acknowledge'),
    })
    const [received] = await bench.pull(subscription, 1)
    await bench.acknowledge(subscription, received ? [received] : [])
    await publish()
    await expect(publish()).rejects.toMatchObject({ code: 8 })
    await subscription.delete()
    await publish()
  })

  test('a stream gets no more than max_outstanding_messages at a time', async () => {
    const { topic, subscription } = await bench.pair()
    await bench.publish(topic, ['1', '2', '3', '4'])
    const { stream, received } = openStream({ subscription: subscription.name, maxOutstandingMessages: 2 })
    await once(stream, 'data')
    // The answer to a keep-alive comes after everything that was sent before it.
    stream.write({})
    await once(stream, 'data')
    expect(received.length).toBe(2)
    stream.write({ ackIds: received.slice(0, 1).map(({ ackId }) => ackId) })
    await once(stream, 'data')
    expect(received.length).toBe(3)
    stream.cancel()
    await subscription.delete()
  })

  test('a stream gets no more once max_outstanding_bytes are out', async () => {
    const { topic, subscription } = await bench.pair()
    await bench.publish(topic, ['12345', '67890', 'abcde'])
    const { stream, received } = openStream({ subscription: subscription.name, maxOutstandingBytes: 6 })
    await once(stream, 'data')
    stream.write({})
    await once(stream, 'data')
    expect(received.length).toBe(2)
    stream.cancel()
    await subscription.delete()
  })

  test('a nacked message of a key comes before the later ones of the key', async () => {
    const { topic, subscription } = await bench.pair({ enableMessageOrdering: true })
    await bench.publish(topic, ['1', '2', '3'], 'key')
    await bench.nack(subscription, await bench.pull(subscription, 1))
    const received = await bench.pull(subscription, 3)
    expect(received.map(({ data }) => data)).toEqual(['1', '2', '3'])
    await bench.acknowledge(subscription, received)
  })

  test('a message stays when its dead-letter topic is gone', async () => {
    const dead = await bench.topic()
    const deadLetterPolicy = { deadLetterTopic: dead.name, maxDeliveryAttempts: 5 }
    const { topic, subscription } = await bench.pair({ deadLetterPolicy })
    await dead.delete()
    await bench.publish(topic, ['stays'])
    for (let attempt = 1; attempt <= 6; attempt++) {
      const received = await bench.pull(subscription, 1)
      expect(received.map((one) => one.attempt)).toEqual([attempt])
      await bench.nack(subscription, received)
    }
    await subscription.delete()
  })

  test('what it does not have is said, not ignored', async () => {
    const { topic, subscription } = await bench.pair()
    const unimplemented = { code: 12 }
    await expect(bench.pair({ filter: 'attributes:a' })).rejects.toMatchObject(unimplemented)
    await expect(bench.pair({ enableExactlyOnceDelivery: true })).rejects.toMatchObject(unimplemented)
    await expect(subscription.seek(new Date())).rejects.toMatchObject(unimplemented)
    await expect(subscription.createSnapshot('snap')).rejects.toMatchObject(unimplemented)
    await expect(bench.pubsub.createSchema('schema', 'AVRO', '{}')).rejects.toMatchObject(unimplemented)
    await expect(topic.setMetadata({ labels: {} })).rejects.toMatchObject(unimplemented)
  })

  test('a request of more than 12 MiB is refused', async () => {
    const topic = await bench.topic()
    const messages = [{ data: Buffer.alloc(13 * 1024 * 1024) }]
    await expect(
      bench.publisher.publish({ topic: topic.name, messages }, { retry: null }),
    ).rejects.toMatchObject({ code: 8 })
  })

  test('closing ends open streams with UNAVAILABLE and frees the port', async () => {
    const short = await startPubsubServer({ host: '127.0.0.1', port: 0 })
    const client = new Bench(short.port)
    const { subscription } = await client.pair()
    const stream = client.subscriber.streamingPull()
    stream.write({ subscription: subscription.name, streamAckDeadlineSeconds: 10 })
    stream.write({})
    await once(stream, 'data')
    const ended = once(stream, 'error')
    await short.close()
    const [error] = await ended
    expect(error.code).toBe(14)
    const again = await startPubsubServer({ host: '127.0.0.1', port: short.port })
    await again.close()
    await client.close()
  })
})

describe('the program', () => {
  test.for(['SIGTERM', 'SIGINT'] as const)('ends well on %s, with a stream open', async (signal) => {
    // A PATH without our own Node: the program finds it by itself.
    const running = await startTarget(embeddedProgram, { PATH: '/usr/bin:/bin' })
    const bench = new Bench(running.port)
    try {
      const { subscription } = await bench.pair()
      const stream = bench.subscriber.streamingPull()
      stream.on('error', () => {})
      stream.write({ subscription: subscription.name, streamAckDeadlineSeconds: 10 })
      stream.write({})
      await once(stream, 'data')
      const exit = once(running.emulator, 'exit')
      running.emulator.kill(signal)
      expect(await exit).toEqual([0, null])
    } finally {
      await bench.close()
      await stopTarget(running)
    }
  })

  test('says in one line that a port is taken', async () => {
    const server = await startPubsubServer({ host: '127.0.0.1', port: 0 })
    const { status, stderr } = spawnSync(embeddedProgram, [`--port=${server.port}`], { encoding: 'utf8' })
    await server.close()
    expect(status).toBe(1)
    expect(stderr).toMatch(/^\nPub\/Sub emulator cannot listen on .*address already in use.*\n$/)
  })

  test('refuses a port that is none', () => {
    const { status, stderr } = spawnSync(embeddedProgram, ['--port=http'], { encoding: 'utf8' })
    expect(status).toBe(1)
    expect(stderr).toMatch(/^\n--port: .*\n$/)
  })
})
