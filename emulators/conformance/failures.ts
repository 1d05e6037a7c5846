import type { Subscription, Topic } from '@google-cloud/pubsub'
import { expect, test } from 'vitest'
import { type Bench, listen, type Received } from './bench.ts'

/** Dead letters and retry policies. */
export function failureScenarios(bench: () => Bench): void {
  async function withDeadLetters(options: object = {}) {
    const { topic: deadTopic, subscription: dead } = await bench().pair()
    const deadLetterPolicy = { deadLetterTopic: deadTopic.name, maxDeliveryAttempts: 5 }
    const { topic, subscription } = await bench().pair({ deadLetterPolicy, ...options })
    return { topic, subscription, dead }
  }

  async function publishOne(topic: Topic): Promise<void> {
    const message = { data: Buffer.from('poison'), attributes: { home: 'one' }, orderingKey: 'key' }
    await bench().publisher.publish({ topic: topic.name, messages: [message] })
  }

  /** What the dead-letter topic got. Google's emulator forwards when it is next asked for messages, so ask. */
  async function deadLetter(subscription: Subscription, dead: Subscription): Promise<Received | undefined> {
    expect(await bench().pull(subscription, 1, 0.5)).toEqual([])
    const [letter] = await bench().pull(dead, 1)
    return letter
  }

  test('after the last attempt a message goes to the dead-letter topic, saying where it comes from', async () => {
    const { topic, subscription, dead } = await withDeadLetters()
    await publishOne(topic)
    const attempts: number[] = []
    for (let attempt = 1; attempt <= 5; attempt++) {
      const received = await bench().pull(subscription, 1)
      attempts.push(...received.map((one) => one.attempt))
      await bench().nack(subscription, received)
    }
    expect(attempts).toEqual([1, 2, 3, 4, 5])
    expect(await deadLetter(subscription, dead)).toMatchObject({
      data: 'poison',
      orderingKey: 'key',
      attempt: 0,
      attributes: {
        home: 'one',
        CloudPubSubDeadLetterSourceDeliveryCount: '5',
        CloudPubSubDeadLetterSourceSubscription: subscription.name.split('/').at(-1),
        CloudPubSubDeadLetterSourceSubscriptionProject: bench().project,
        CloudPubSubDeadLetterSourceTopicPublishTime: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      },
    })
  })

  test('missed deadlines count as attempts', async () => {
    const { topic, subscription, dead } = await withDeadLetters({ ackDeadlineSeconds: 1 })
    await publishOne(topic)
    for (let attempt = 1; attempt <= 5; attempt++) {
      const [received] = await bench().pull(subscription, 1)
      expect(received?.attempt).toBe(attempt)
    }
    expect(await bench().pull(subscription, 1, 2)).toEqual([])
    expect(await deadLetter(subscription, dead)).toMatchObject({ data: 'poison' })
  })

  test('a message acknowledged at the last attempt is no dead letter', async () => {
    const { topic, subscription, dead } = await withDeadLetters()
    await publishOne(topic)
    let received: Received[] = []
    for (let attempt = 1; attempt <= 5; attempt++) {
      received = await bench().pull(subscription, 1)
      if (attempt < 5) await bench().nack(subscription, received)
    }
    await bench().acknowledge(subscription, received)
    expect(await bench().pull(subscription, 1, 0.5)).toEqual([])
    expect(await bench().pull(dead, 1, 0.5)).toEqual([])
  })

  test('a subscriber that only nacks sees the attempts and is rid of the message', async () => {
    const { topic, subscription, dead } = await withDeadLetters()
    await publishOne(topic)
    const messages = await listen(subscription, 5, (message) => message.nack())
    expect(messages.map(({ deliveryAttempt }) => deliveryAttempt)).toEqual([1, 2, 3, 4, 5])
    expect(await deadLetter(subscription, dead)).toMatchObject({ data: 'poison' })
  })

  test('a retry policy makes a message wait, and others pass', async () => {
    const retryPolicy = { minimumBackoff: { seconds: 1 }, maximumBackoff: { seconds: 2 } }
    const { topic, subscription } = await bench().pair({ retryPolicy })
    await bench().publish(topic, ['failing'])
    for (let attempt = 1; attempt <= 2; attempt++) {
      await bench().nack(subscription, await bench().pull(subscription, 1))
    }
    const nackedAt = Date.now()
    await bench().publish(topic, ['other'])
    const other = await bench().pull(subscription, 1)
    expect(other.map(({ data }) => data)).toEqual(['other'])
    await bench().acknowledge(subscription, other)
    const [again] = await bench().pull(subscription, 1)
    expect(again?.data).toBe('failing')
    expect(Date.now() - nackedAt).toBeGreaterThan(900)
  })
}
