import { status } from '@grpc/grpc-js'
import { expect, test } from 'vitest'
import { type Bench, listen } from './bench.ts'

/** What publish takes and refuses, and who gets it. */
export function publishingScenarios(bench: () => Bench): void {
  const data = Buffer.from('x')
  const { INVALID_ARGUMENT, NOT_FOUND } = status

  test.for([
    ['no message', [], INVALID_ARGUMENT, 'No messages to publish'],
    ['an empty message', [{}], INVALID_ARGUMENT, 'Some messages are empty'],
    ['an empty message among others', [{ data }, {}], INVALID_ARGUMENT, 'Some messages are empty'],
    ['only an ordering key', [{ orderingKey: 'k' }], INVALID_ARGUMENT, 'Some messages are empty'],
    ['1001 messages', Array(1001).fill({ data }), INVALID_ARGUMENT, 'Too many messages to publish'],
  ] as const)('refuses to publish %s, and keeps none of it', async ([, messages, code, details]) => {
    const { topic, subscription } = await bench().pair()
    await expect(
      bench().publisher.publish({ topic: topic.name, messages: [...messages] }),
    ).rejects.toMatchObject({ code, details })
    expect(await bench().pull(subscription, 10, 0.2)).toEqual([])
  })

  test('refuses to publish to a topic that is not there or cannot be', async () => {
    const messages = [{ data }]
    const { publisher } = bench()
    await expect(publisher.publish({ topic: bench().topicName('nowhere'), messages })).rejects.toMatchObject({
      code: NOT_FOUND,
      details: 'Topic not found',
    })
    await expect(publisher.publish({ topic: 'nowhere', messages })).rejects.toMatchObject({
      code: INVALID_ARGUMENT,
      details: 'Invalid [topics] name: (name=nowhere)',
    })
  })

  test('a message arrives whole', async () => {
    const { topic, subscription } = await bench().pair()
    const before = Date.now()
    const bytes = Buffer.from([0, 1, 2, 254, 255])
    const attributes = { home: 'Résidence', 'a.b': '' }
    const id = await topic.publishMessage({ data: bytes, attributes, orderingKey: '' })
    const [message] = await listen(subscription, 1, (received) => received.ack())
    expect(message).toMatchObject({ id, data: bytes, attributes, orderingKey: '' })
    const published = Number(message?.publishTime)
    expect(published).toBeGreaterThanOrEqual(before - 1)
    expect(published).toBeLessThanOrEqual(Date.now() + 1)
  })

  test('attributes alone make a message', async () => {
    const { topic, subscription } = await bench().pair()
    await topic.publishMessage({ attributes: { reason: 'malformed' } })
    const [received] = await bench().pull(subscription, 1)
    expect(received).toMatchObject({ data: '', attributes: { reason: 'malformed' }, attempt: 0 })
  })

  test('every subscription gets its own copy, of what is published after it was made', async () => {
    const topic = await bench().topic()
    await bench().publish(topic, ['too early'])
    const [left] = await topic.createSubscription(bench().fresh('left'))
    const [right] = await topic.createSubscription(bench().fresh('right'))
    await bench().publish(topic, ['one', 'two'])
    const atLeft = await bench().pull(left, 10)
    await bench().acknowledge(left, atLeft)
    const atRight = await bench().pull(right, 10)
    expect(atLeft.map((received) => received.data)).toEqual(['one', 'two'])
    expect(atRight.map((received) => received.data)).toEqual(['one', 'two'])
    expect(atRight.map((received) => received.id)).toEqual(atLeft.map((received) => received.id))
    expect(new Set(atLeft.map((received) => received.id)).size).toBe(2)
  })

  test('a message of 9 MB passes', async () => {
    const { topic, subscription } = await bench().pair()
    const big = Buffer.alloc(9_000_000, 7)
    await topic.publishMessage({ data: big })
    const [message] = await listen(subscription, 1, (received) => received.ack())
    expect(message?.data.equals(big)).toBe(true)
  })
}
