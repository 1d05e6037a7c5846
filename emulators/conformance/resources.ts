import { status } from '@grpc/grpc-js'
import { expect, test } from 'vitest'
import type { Bench } from './bench.ts'

/** Topics and subscriptions: made, shown, listed, deleted; names and bounds. */
export function resourceScenarios(bench: () => Bench): void {
  test('a topic is made once, shown, and gone after it is deleted', async () => {
    const { pubsub, publisher, topicName } = bench()
    const name = bench().fresh('topic')
    const [topic] = await pubsub.createTopic({ name, labels: { home: 'one' } })
    expect(topic.name).toBe(topicName.call(bench(), name))
    const [shown] = await publisher.getTopic({ topic: topic.name })
    expect(shown).toMatchObject({ name: topic.name, labels: { home: 'one' } })
    await expect(pubsub.createTopic(name)).rejects.toMatchObject({
      code: status.ALREADY_EXISTS,
      details: 'Topic already exists',
    })
    await topic.delete()
    const gone = { code: status.NOT_FOUND, details: 'Topic not found' }
    await expect(topic.getMetadata()).rejects.toMatchObject(gone)
    await expect(topic.delete()).rejects.toMatchObject(gone)
  })

  test.for(['ab', 'goog-x', '1abc', 'a b c', 'été-topic', 'a'.repeat(256)])(
    'refuses the name %s',
    async (name) => {
      const topic = bench().topicName(name)
      const subscription = bench().subscriptionName(name)
      await expect(bench().publisher.createTopic({ name: topic })).rejects.toMatchObject({
        code: status.INVALID_ARGUMENT,
        details: `Invalid [topics] name: (name=${topic})`,
      })
      await expect(bench().publisher.getTopic({ topic })).rejects.toMatchObject({
        code: status.INVALID_ARGUMENT,
      })
      const { name: known } = await bench().topic()
      await expect(
        bench().subscriber.createSubscription({ name: subscription, topic: known }),
      ).rejects.toMatchObject({
        code: status.INVALID_ARGUMENT,
        details: `Invalid [subscriptions] name: (name=${subscription})`,
      })
    },
  )

  test.for(['a.b~c+d%e', 'z'.repeat(255), 'A_1'])('takes the name %s', async (name) => {
    const [topic] = await bench().pubsub.createTopic(name)
    expect(topic.name).toBe(bench().topicName(name))
  })

  test('a subscription is made once, with defaults, and gone after it is deleted', async () => {
    const { topic, subscription } = await bench().pair()
    const [shown] = await bench().subscriber.getSubscription({ subscription: subscription.name })
    expect(shown).toMatchObject({
      name: subscription.name,
      topic: topic.name,
      ackDeadlineSeconds: 10,
      messageRetentionDuration: { seconds: '604800' },
      enableMessageOrdering: false,
      deadLetterPolicy: null,
      retryPolicy: null,
    })
    await expect(topic.createSubscription(subscription.name)).rejects.toMatchObject({
      code: status.ALREADY_EXISTS,
      details: 'Subscription already exists',
    })
    await subscription.delete()
    const gone = { code: status.NOT_FOUND, details: 'Subscription does not exist' }
    await expect(subscription.getMetadata()).rejects.toMatchObject(gone)
    await expect(subscription.delete()).rejects.toMatchObject(gone)
  })

  test('policies are completed with their defaults', async () => {
    const dead = await bench().topic()
    const { subscription } = await bench().pair({
      deadLetterPolicy: { deadLetterTopic: dead.name },
      retryPolicy: {},
    })
    const [shown] = await bench().subscriber.getSubscription({ subscription: subscription.name })
    expect(shown.deadLetterPolicy).toMatchObject({ deadLetterTopic: dead.name, maxDeliveryAttempts: 5 })
    expect(shown.retryPolicy).toMatchObject({
      minimumBackoff: { seconds: '10' },
      maximumBackoff: { seconds: '600' },
    })
  })

  const { INVALID_ARGUMENT, NOT_FOUND } = status
  test.for([
    [{ topic: 'projects/p/topics/nowhere' }, NOT_FOUND, 'Subscription topic does not exist'],
    [{ topic: 'nowhere' }, INVALID_ARGUMENT, 'Invalid [topics] name: (name=nowhere)'],
    [{ ackDeadlineSeconds: -1 }, INVALID_ARGUMENT, 'ack_deadline_secs out of bounds'],
    [{ ackDeadlineSeconds: 601 }, INVALID_ARGUMENT, 'ack_deadline_secs out of bounds'],
    [{ messageRetentionDuration: { seconds: 599 } }, INVALID_ARGUMENT, 'message_retention_duration out'],
    [
      { messageRetentionDuration: { seconds: 99 * 86_400 } },
      INVALID_ARGUMENT,
      'message_retention_duration out',
    ],
    [{ pushConfig: { pushEndpoint: 'nowhere' } }, INVALID_ARGUMENT, 'Unsupported push_endpoint'],
    [{ pushConfig: { pushEndpoint: 'ftp://host/' } }, INVALID_ARGUMENT, 'Unsupported push_endpoint'],
    [
      { deadLetterPolicy: { deadLetterTopic: 'projects/p/topics/gone' } },
      NOT_FOUND,
      'Dead letter topic not found',
    ],
    [
      { retryPolicy: { minimumBackoff: { seconds: -1 } } },
      INVALID_ARGUMENT,
      'minimum_backoff is out of bounds',
    ],
    [
      { retryPolicy: { maximumBackoff: { seconds: 601 } } },
      INVALID_ARGUMENT,
      'maximum_backoff is out of bounds',
    ],
    [
      { retryPolicy: { minimumBackoff: { seconds: 5 }, maximumBackoff: { seconds: 2 } } },
      INVALID_ARGUMENT,
      'maximum_backoff is too small',
    ],
  ] as const)('refuses the subscription %j', async ([fields, code, details]) => {
    const { name: topic } = await bench().topic()
    const name = bench().subscriptionName(bench().fresh('refused'))
    await expect(bench().subscriber.createSubscription({ name, topic, ...fields })).rejects.toMatchObject({
      code,
      details: expect.stringContaining(details),
    })
  })

  test.for([
    [4, 'max_delivery_attempts is too small'],
    [101, 'max_delivery_attempts is too large'],
  ] as const)('refuses %d delivery attempts', async ([maxDeliveryAttempts, details]) => {
    const { name: deadLetterTopic } = await bench().topic()
    await expect(
      bench().pair({ deadLetterPolicy: { deadLetterTopic, maxDeliveryAttempts } }),
    ).rejects.toMatchObject({ code: status.OUT_OF_RANGE, details: expect.stringContaining(details) })
  })

  test('lists come in pages, sorted, with a token to go on', async () => {
    const { publisher, subscriber } = bench()
    const project = `projects/${bench().project}-lists`
    const topics = ['ant', 'bee', 'cat', 'dog', 'eel'].map((short) => `${project}/topics/${short}`)
    for (const name of topics.toReversed()) await publisher.createTopic({ name })
    const topic = topics[0] ?? ''
    const subscriptions = ['sub-x', 'sub-y', 'sub-z'].map((short) => `${project}/subscriptions/${short}`)
    for (const name of subscriptions.toReversed()) await subscriber.createSubscription({ name, topic })

    const pages = await allPages((pageToken) =>
      publisher.listTopics({ project, pageSize: 3, pageToken }, { autoPaginate: false }),
    )
    expect(pages.map((page) => page.map(({ name }) => name))).toEqual([topics.slice(0, 3), topics.slice(3)])
    const two = await allPages((pageToken) =>
      subscriber.listSubscriptions({ project, pageSize: 2, pageToken }, { autoPaginate: false }),
    )
    expect(two.map((page) => page.map(({ name }) => name))).toEqual([
      subscriptions.slice(0, 2),
      subscriptions.slice(2),
    ])
    const ofTopic = await allPages((pageToken) =>
      publisher.listTopicSubscriptions({ topic, pageSize: 1, pageToken }, { autoPaginate: false }),
    )
    expect(ofTopic).toEqual(subscriptions.map((name) => [name]))
    const [ofOther] = await publisher.listTopicSubscriptions({ topic: topics[1] ?? '' })
    expect(ofOther).toEqual([])
    const [ofMissing] = await publisher.listTopicSubscriptions({ topic: `${project}/topics/missing` })
    expect(ofMissing).toEqual([])
    const [elsewhere] = await publisher.listTopics({ project: 'projects/nobody-here' })
    expect(elsewhere).toEqual([])
  })

  test('a subscription outlives its topic and does not join a new one of the same name', async () => {
    const { topic, subscription } = await bench().pair()
    await bench().publish(topic, ['before'])
    await topic.delete()
    const [orphan] = await bench().subscriber.getSubscription({ subscription: subscription.name })
    expect(orphan.topic).toBe('_deleted-topic_')
    await topic.create()
    await bench().publish(topic, ['after'])
    const received = await bench().pull(subscription, 10)
    expect(received.map(({ data }) => data)).toEqual(['before'])
    const [attached] = await topic.getSubscriptions()
    expect(attached).toEqual([])
  })
}

/** Follows the page tokens to the end. */
async function allPages<T>(
  list: (pageToken: string) => Promise<[T[], unknown, { nextPageToken?: string | null }, ...unknown[]]>,
): Promise<T[][]> {
  const pages: T[][] = []
  let token: string | null | undefined = ''
  do {
    const [page, , response] = await list(token)
    pages.push(page)
    token = response.nextPageToken
  } while (token)
  return pages
}
