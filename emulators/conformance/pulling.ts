import { status } from '@grpc/grpc-js'
import { expect, test } from 'vitest'
import type { Bench } from './bench.ts'

/** Unary pull, acknowledgement, deadlines. Times are bounded loosely: Google's emulator looks once a second. */
export function pullingScenarios(bench: () => Bench): void {
  const data = (received: { data: string }[]) => received.map((one) => one.data)

  test('a pull gets at most what it asks for, and nothing twice', async () => {
    const { topic, subscription } = await bench().pair()
    await bench().publish(topic, ['1', '2', '3'])
    expect(data(await bench().pull(subscription, 2))).toEqual(['1', '2'])
    expect(data(await bench().pull(subscription, 2))).toEqual(['3'])
    expect(await bench().pull(subscription, 2, 0.2)).toEqual([])
  })

  test('a pull waits for a message; with returnImmediately it does not', async () => {
    const { topic, subscription } = await bench().pair()
    const request = { subscription: subscription.name, maxMessages: 1, returnImmediately: true }
    const [{ receivedMessages }] = await bench().subscriber.pull(request)
    expect(receivedMessages ?? []).toEqual([])
    const waiting = bench().pull(subscription, 1)
    await bench().publish(topic, ['late'])
    expect(data(await waiting)).toEqual(['late'])
  })

  test('acknowledged is gone, unacknowledged comes again after the deadline', async () => {
    const { topic, subscription } = await bench().pair({ ackDeadlineSeconds: 1 })
    await bench().publish(topic, ['kept', 'done'])
    // The deadline counts from the answer on its way, which may take its time on a busy machine.
    const askedAt = Date.now()
    const first = await bench().pull(subscription, 2)
    await bench().acknowledge(subscription, first.slice(1))
    const again = await bench().pull(subscription, 2)
    expect(data(again)).toEqual(['kept'])
    expect(again[0]?.id).toBe(first[0]?.id)
    expect(again[0]?.ackId).not.toBe(first[0]?.ackId)
    expect(Date.now() - askedAt).toBeGreaterThan(900)
    await bench().acknowledge(subscription, again)
    expect(await bench().pull(subscription, 2, 2)).toEqual([])
  })

  test('a nacked message comes again at once, behind the others', async () => {
    const { topic, subscription } = await bench().pair()
    await bench().publish(topic, ['1', '2', '3'])
    await bench().nack(subscription, await bench().pull(subscription, 1))
    expect(data(await bench().pull(subscription, 3))).toEqual(['2', '3', '1'])
  })

  test('an extended deadline holds', async () => {
    const { topic, subscription } = await bench().pair({ ackDeadlineSeconds: 1 })
    await bench().publish(topic, ['slow'])
    const received = await bench().pull(subscription, 1)
    const extendedAt = Date.now()
    await bench().extend(subscription, received, 3)
    expect(data(await bench().pull(subscription, 1, 8))).toEqual(['slow'])
    expect(Date.now() - extendedAt).toBeGreaterThan(2900)
  })

  test('an overdue acknowledgement counts until the message is delivered again', async () => {
    const { topic, subscription } = await bench().pair({ ackDeadlineSeconds: 1 })
    await bench().publish(topic, ['overdue'])
    const received = await bench().pull(subscription, 1)
    // The other subscription of the same age shows when the deadline has passed.
    const [clock] = await topic.createSubscription(bench().fresh('clock'), { ackDeadlineSeconds: 1 })
    await bench().publish(topic, ['tick'])
    await bench().pull(clock, 1)
    await bench().pull(clock, 1)
    await bench().acknowledge(subscription, received)
    expect(data(await bench().pull(subscription, 5, 2))).not.toContain('overdue')

    const [stale] = await bench().pull(clock, 1)
    const [fresh] = await bench().pull(clock, 1)
    await bench().acknowledge(clock, stale ? [stale] : [])
    expect(data(await bench().pull(clock, 1))).toEqual(['tick'])
    expect(fresh?.ackId).not.toBe(stale?.ackId)
  })

  test('odd requests get Google’s codes', async () => {
    const { subscription } = await bench().pair()
    const { subscriber } = bench()
    const here = subscription.name
    const nowhere = bench().subscriptionName('nowhere')
    const { INVALID_ARGUMENT, NOT_FOUND } = status
    const unknown = { code: NOT_FOUND, details: 'Subscription does not exist' }
    const ackIds = [`${here}:999999`]
    await expect(subscriber.pull({ subscription: here, maxMessages: 0 })).rejects.toMatchObject({
      code: INVALID_ARGUMENT,
      details: 'No max_messages specified',
    })
    await expect(subscriber.pull({ subscription: nowhere, maxMessages: 1 })).rejects.toMatchObject(unknown)
    await expect(subscriber.acknowledge({ subscription: nowhere, ackIds })).rejects.toMatchObject(unknown)
    await expect(
      subscriber.modifyAckDeadline({ subscription: nowhere, ackIds, ackDeadlineSeconds: 9 }),
    ).rejects.toMatchObject(unknown)
    await expect(subscriber.acknowledge({ subscription: here, ackIds: [] })).rejects.toMatchObject({
      code: INVALID_ARGUMENT,
      details: 'No ack ids specified.',
    })
    await expect(subscriber.acknowledge({ subscription: here, ackIds: ['bad'] })).rejects.toMatchObject({
      code: INVALID_ARGUMENT,
      details: 'Invalid ack id (ack_id=bad)',
    })
    await expect(
      subscriber.modifyAckDeadline({ subscription: here, ackIds, ackDeadlineSeconds: -1 }),
    ).rejects.toMatchObject({ code: INVALID_ARGUMENT, details: 'Ack deadline cannot be negative' })
    await subscriber.acknowledge({ subscription: here, ackIds })
    await subscriber.modifyAckDeadline({ subscription: here, ackIds, ackDeadlineSeconds: 601 })
  })
}
