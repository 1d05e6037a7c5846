import { beforeEach, expect, test, vi } from 'vitest'

const topic = vi.hoisted(() => ({ create: vi.fn(), createSubscription: vi.fn(), publishMessage: vi.fn() }))
vi.mock('@google-cloud/pubsub', () => ({
  PubSub: class {
    topic = () => topic
  },
}))

const failing = (code: number) => Object.assign(new Error(`code ${code}`), { code })
const [notFound, alreadyExists, permissionDenied, unavailable] = [5, 6, 7, 14].map(failing)
const message = Buffer.from('{}')

/** A process that has published nothing yet. */
async function newProcess() {
  vi.resetModules()
  const { publishDeadLetter } = await import('./dead-letters.ts')
  return () => publishDeadLetter(message, { reason: 'wrongApiKey' })
}

beforeEach(() => {
  for (const call of Object.values(topic)) call.mockReset().mockResolvedValue(undefined)
})

test('what is refused is kept for 31 days, by a subscription that nobody’s absence ends, and is asked for once', async () => {
  const publish = await newProcess()
  await publish()
  await publish()
  expect(topic.createSubscription.mock.calls).toEqual([
    ['sensor-events-dead-kept', { messageRetentionDuration: 31 * 86_400, expirationPolicy: {} }],
  ])
  expect(topic.create).not.toHaveBeenCalled()
  expect(topic.publishMessage).toHaveBeenCalledTimes(2)
})

test('a topic that is missing is made before its subscription, and the message goes there after both', async () => {
  const calls: string[] = []
  const called = (name: keyof typeof topic, error: (isFirst: boolean) => Error | undefined) =>
    topic[name].mockImplementation(async () => {
      const fails = error(!calls.includes(name))
      calls.push(name)
      if (fails) throw fails
    })
  called('createSubscription', (isFirst) => (isFirst ? notFound : undefined))
  called('create', () => alreadyExists)
  called('publishMessage', () => undefined)
  await (await newProcess())()
  expect(calls).toEqual(['createSubscription', 'create', 'createSubscription', 'publishMessage'])
})

test.each([
  ['is there already', alreadyExists],
  ['is not for this account to make', permissionDenied],
])('a subscription that %s keeps nothing from being published', async (_, error) => {
  topic.createSubscription.mockRejectedValue(error)
  await (await newProcess())()
  expect(topic.publishMessage).toHaveBeenCalledOnce()
})

test('a failure is thrown, so that the message comes again, and the next one looks again', async () => {
  topic.createSubscription.mockRejectedValueOnce(unavailable)
  const publish = await newProcess()
  await expect(publish()).rejects.toBe(unavailable)
  expect(topic.publishMessage).not.toHaveBeenCalled()
  topic.publishMessage.mockRejectedValueOnce(notFound)
  await expect(publish()).rejects.toBe(notFound)
  await publish()
  expect(topic.createSubscription).toHaveBeenCalledTimes(3)
})
