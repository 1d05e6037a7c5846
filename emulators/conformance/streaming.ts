import { once } from 'node:events'
import { status } from '@grpc/grpc-js'
import { expect, test } from 'vitest'
import { type Bench, listen } from './bench.ts'

/** Streaming pull, through Google's Subscription and by hand. */
export function streamingScenarios(bench: () => Bench): void {
  test('an open subscriber gets a message, and again when it nacks', async () => {
    const { topic, subscription } = await bench().pair()
    let deliveries = 0
    const listening = listen(subscription, 2, (message) => {
      deliveries++
      if (deliveries === 1) message.nack()
      else message.ack()
    })
    const id = await topic.publishMessage({ data: Buffer.from('hello') })
    const messages = await listening
    expect(messages.map((message) => message.id)).toEqual([id, id])
    expect(await bench().pull(subscription, 1, 0.5)).toEqual([])
  })

  test('a burst of 2000 reaches several streams, each message once', async () => {
    const { topic, subscription } = await bench().pair()
    const texts = Array.from({ length: 2000 }, (_, index) => `m${index}`)
    const listening = listen(subscription, texts.length, (message) => message.ack())
    await bench().publish(topic, texts.slice(0, 1000))
    await bench().publish(topic, texts.slice(1000))
    const messages = await listening
    expect(messages.map(({ data }) => String(data)).toSorted()).toEqual(texts.toSorted())
  })

  test('the subscriber’s flow control holds', async () => {
    const { topic, subscription } = await bench().pair()
    subscription.setOptions({ flowControl: { maxMessages: 3, allowExcessMessages: false } })
    let open = 0
    let most = 0
    const listening = listen(subscription, 30, (message) => {
      most = Math.max(most, ++open)
      setImmediate(() => {
        open--
        message.ack()
      })
    })
    await bench().publish(
      topic,
      Array.from({ length: 30 }, (_, index) => `m${index}`),
    )
    await listening
    expect(most).toBeLessThanOrEqual(3)
  })

  test('a stream that breaks keeps its messages until their deadline, then another gets them', async () => {
    const { topic, subscription } = await bench().pair()
    await bench().publish(topic, ['orphan'])
    const broken = open(bench(), { subscription: subscription.name, streamAckDeadlineSeconds: 10 })
    await once(broken, 'data')
    const deliveredAt = Date.now()
    broken.on('error', () => {})
    broken.cancel()
    const [received] = await bench().pull(subscription, 1, 14)
    expect(received?.data).toBe('orphan')
    expect(Date.now() - deliveredAt).toBeGreaterThan(9500)
  })

  test('a stream has its own deadline, not the subscription’s', async () => {
    const { topic, subscription } = await bench().pair({ ackDeadlineSeconds: 1 })
    await bench().publish(topic, ['held'])
    const stream = open(bench(), { subscription: subscription.name, streamAckDeadlineSeconds: 10 })
    stream.on('error', () => {})
    await once(stream, 'data')
    expect(await bench().pull(subscription, 1, 2.5)).toEqual([])
    stream.cancel()
  })

  test('deleting the subscription ends the subscriber with an error', async () => {
    const { subscription } = await bench().pair()
    const stream = open(bench(), { subscription: subscription.name, streamAckDeadlineSeconds: 10 })
    const failed = once(stream, 'error')
    await bench().subscriber.getSubscription({ subscription: subscription.name })
    await bench().subscriber.deleteSubscription({ subscription: subscription.name })
    const [error] = await failed
    expect(error).toMatchObject({ code: status.NOT_FOUND })
    expect(error.details).toContain('Subscription does not exist')
  })

  test('half-closing ends the stream well', async () => {
    const { subscription } = await bench().pair()
    const stream = open(bench(), { subscription: subscription.name, streamAckDeadlineSeconds: 10 })
    stream.resume()
    stream.end()
    await once(stream, 'end')
  })

  const good = { streamAckDeadlineSeconds: 10 }
  const { INVALID_ARGUMENT, NOT_FOUND } = status
  test.for([
    [{}, 'first message must set subscription', INVALID_ARGUMENT],
    [{ subscription: 'bad', ...good }, 'Invalid [subscriptions] name: (name=bad)', INVALID_ARGUMENT],
    [{ subscription: 'nowhere', ...good }, 'Subscription does not exist (resource=nowhere)', NOT_FOUND],
    [{ subscription: 'here' }, 'first message must set stream_ack_deadline_seconds', INVALID_ARGUMENT],
    [{ subscription: 'here', streamAckDeadlineSeconds: 9 }, 'must be between 10 and 600', INVALID_ARGUMENT],
    [{ subscription: 'here', streamAckDeadlineSeconds: 601 }, 'must be between 10 and 600', INVALID_ARGUMENT],
    [{ subscription: 'here', ...good, ackIds: ['bad'] }, 'Invalid ack id (ack_id=bad)', INVALID_ARGUMENT],
  ] as const)('refuses to open with %j', async ([request, details, code]) => {
    const { subscription } = await bench().pair()
    const names: Record<string, string> = {
      here: subscription.name,
      nowhere: bench().subscriptionName('nowhere'),
    }
    const asked: string = 'subscription' in request ? request.subscription : ''
    const stream = open(bench(), { ...request, ackIds: [], subscription: names[asked] ?? asked })
    if ('ackIds' in request) stream.write({ ackIds: [...request.ackIds] })
    const [error] = await once(stream, 'error')
    expect(error.code).toBe(code)
    expect(error.details).toContain(details)
  })

  test('refuses a push subscription', async () => {
    const { subscription } = await bench().pair({ pushEndpoint: 'http://127.0.0.1:9/' })
    const stream = open(bench(), { subscription: subscription.name, ...good })
    const [error] = await once(stream, 'error')
    expect(error).toMatchObject({ code: status.FAILED_PRECONDITION })
    await subscription.delete()
  })
}

function open({ subscriber }: Bench, request: object): ReturnType<Bench['subscriber']['streamingPull']> {
  const stream = subscriber.streamingPull()
  stream.write(request)
  return stream
}
