import { longestBodyKept } from '@vigie/domain/sensors/refusal'
import { Refused } from '@vigie/domain/sensors/refused'
import { beforeEach, expect, test, vi } from 'vitest'
import { type RawMessage, refuse, type Understood } from './refuse.ts'

const publishDeadLetter = vi.hoisted(() => vi.fn())
const writeRefusal = vi.hoisted(() => vi.fn())
vi.mock('../data/dead-letters.ts', () => ({ publishDeadLetter }))
vi.mock('../data/refusals.ts', () => ({ writeRefusal }))
vi.mock('firebase-functions/logger', () => ({ warn: () => {} }))

const message: RawMessage = {
  messageId: 'message-1',
  bytes: Buffer.from('{}'),
  attributes: { gatewayId: 'gateway-1' },
  receivedAt: 1,
}
const nothing: Understood = {
  envelope: null,
  deviceType: null,
  establishmentId: null,
  hasKeyOfHome: false,
  claimant: null,
  wasAnswered: false,
}
const refused = () => refuse(message, new Refused('wrongApiKey', 'not the key'), nothing)

beforeEach(() => {
  publishDeadLetter.mockReset().mockResolvedValue(undefined)
  writeRefusal.mockReset().mockResolvedValue(undefined)
})

test('a refused message is kept with its reason, and told', async () => {
  await refused()

  expect(publishDeadLetter).toHaveBeenCalledWith(
    message.bytes,
    expect.objectContaining({ reason: 'wrongApiKey', originalMessageId: 'message-1' }),
  )
  expect(writeRefusal).toHaveBeenCalledWith('message-1', expect.objectContaining({ reason: 'wrongApiKey' }))
})

test('what is told holds the message as text, without its key, cut off where it is long', async () => {
  const body = JSON.stringify({ apiKey: 'secret-key', text: 'é'.repeat(9_000) })
  await refuse(
    { ...message, bytes: Buffer.from(body), attributes: { apiKey: 'secret-key' } },
    new Refused('wrongApiKey', 'not the key'),
    nothing,
  )
  const [, told] = writeRefusal.mock.calls[0] ?? []
  expect(told.body).toMatch(/^\{"apiKey":"\[key\]","text":"é+$/)
  expect(told.body).toHaveLength(longestBodyKept)
})

test.each([
  [true, true],
  [false, false],
])('a home is shown what came with a key of its own, and nothing else: %s', async (hasKeyOfHome, isShown) => {
  await refuse(message, new Refused('tooOld', 'old'), { ...nothing, establishmentId: 'home', hasKeyOfHome })
  const [, told] = writeRefusal.mock.calls[0] ?? []
  expect(told.body).toBe(isShown ? '{}' : null)
  expect(publishDeadLetter).toHaveBeenCalledWith(message.bytes, expect.anything())
})

test('it is told though the topic is missing, and comes again', async () => {
  publishDeadLetter.mockRejectedValue(new Error('no such topic'))

  await expect(refused()).rejects.toThrow('no such topic')
  expect(writeRefusal).toHaveBeenCalledOnce()
})

test('it is told though the topic does not answer', async () => {
  publishDeadLetter.mockReturnValue(new Promise(() => {}))

  void refused()
  await expect.poll(() => writeRefusal.mock.calls).toHaveLength(1)
})

test('it is kept though it cannot be told, and comes again', async () => {
  writeRefusal.mockRejectedValue(new Error('no answer'))

  await expect(refused()).rejects.toThrow('no answer')
  expect(publishDeadLetter).toHaveBeenCalledOnce()
})
