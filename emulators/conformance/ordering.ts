import { expect, test } from 'vitest'
import { type Bench, listen } from './bench.ts'

/** Ordering keys. */
export function orderingScenarios(bench: () => Bench): void {
  const data = (received: { data: string }[]) => received.map((one) => one.data)

  test('each key arrives in the order it was published, over several streams', async () => {
    const { topic, subscription } = await bench().pair({ enableMessageOrdering: true })
    topic.setPublishOptions({ messageOrdering: true })
    const numbers = Array.from({ length: 100 }, (_, index) => String(index))
    const listening = listen(subscription, 300, (message) => message.ack())
    await Promise.all(
      numbers.flatMap((number) =>
        ['a', 'b', 'c'].map((orderingKey) =>
          topic.publishMessage({ data: Buffer.from(number), orderingKey }),
        ),
      ),
    )
    const messages = await listening
    for (const key of ['a', 'b', 'c']) {
      const ofKey = messages.filter(({ orderingKey }) => orderingKey === key)
      expect(ofKey.map((message) => String(message.data))).toEqual(numbers)
    }
  })

  test('while a message is out, nobody else gets the next of its key', async () => {
    const { topic, subscription } = await bench().pair({ enableMessageOrdering: true })
    await bench().publish(topic, ['a1', 'a2', 'a3'], 'a')
    await bench().publish(topic, ['b1'], 'b')
    const first = await bench().pull(subscription, 1)
    expect(data(first)).toEqual(['a1'])
    expect(data(await bench().pull(subscription, 9))).toEqual(['b1'])
    expect(await bench().pull(subscription, 9, 0.3)).toEqual([])
    await bench().acknowledge(subscription, first)
    const next = await bench().pull(subscription, 9)
    expect(data(next)).toEqual(['a2', 'a3'])
    expect(next.map(({ orderingKey }) => orderingKey)).toEqual(['a', 'a'])
  })

  test('an overdue message holds its key back until it is acknowledged', async () => {
    const { topic, subscription } = await bench().pair({ enableMessageOrdering: true, ackDeadlineSeconds: 1 })
    await bench().publish(topic, ['1', '2'], 'key')
    expect(data(await bench().pull(subscription, 1))).toEqual(['1'])
    const again = await bench().pull(subscription, 1)
    expect(data(again)).toEqual(['1'])
    await bench().acknowledge(subscription, again)
    expect(data(await bench().pull(subscription, 1))).toEqual(['2'])
  })

  test('keys mean nothing to a subscription without ordering', async () => {
    const { topic, subscription } = await bench().pair()
    await bench().publish(topic, ['1', '2'], 'key')
    expect(data(await bench().pull(subscription, 1))).toEqual(['1'])
    expect(data(await bench().pull(subscription, 1))).toEqual(['2'])
  })
}
