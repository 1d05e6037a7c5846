import { paths } from '@vigie/domain/paths'
import { roles } from '@vigie/domain/people/roles'
import { newChain } from '@vigie/domain/supervision/chain'
import { randomOf } from '@vigie/emulators/seed/random'
import { beforeEach, expect, it, vi } from 'vitest'
import { SendFailed } from '../../functions/src/delivery/send-failed.ts'
import { checkChain } from '../../functions/src/supervision/check-chain.ts'
import { homeOfForty } from './home-of-forty.ts'
import { memoryFirestore } from './memory-firestore.ts'
import type { Fields, MemoryStore } from './memory-store.ts'
import { storeHome } from './stored-home.ts'
import { wired } from './wired.ts'
import { eid } from './world.ts'

vi.mock('../../functions/src/data/firestore.ts', () => ({ firestore: () => wired.firestore }))
vi.mock('../../functions/src/delivery/senders.ts', () => ({
  loadSenders: async () => undefined,
  senderOf:
    async (channel: Parameters<typeof wired.send>[0]) => (message: Parameters<typeof wired.send>[1]) =>
      wired.send(channel, message),
}))
vi.mock('firebase-functions/logger', () =>
  Object.fromEntries(['error', 'warn', 'info', 'write'].map((name) => [name, () => undefined])),
)

const minute = 60_000
/** Neither `deliver` nor the sweep runs here: whatever goes out was sent by the check. */
const topicIsGone = { publish: () => Promise.reject(new Error('no topic')) }

let store: MemoryStore
let sent: string[]
beforeEach(() => {
  process.env.PUBLIC_URL = 'https://vigie.example'
  const memory = memoryFirestore(async (work) => {
    const result = work()
    return result
  })
  wired.firestore = memory.client
  store = memory.store
  storeHome(store, homeOfForty(randomOf('chain')), [])
  update(paths.establishment(eid), { chain: newChain(0) })
  update(paths.member(eid, 'staff-0'), { roleId: roles.ADMIN })
  sent = []
  wired.send = async (channel) => ({ providerId: `${sent.push(channel)}` })
})

const update = (path: string, data: Fields) => store.commit([{ kind: 'update', path, data }])

it('where its e-mail is refused an administrator is told by SMS by the check itself, though nothing else sends messages', async () => {
  wired.send = async (channel) => {
    if (channel !== 'email') return { providerId: `${sent.push(channel)}` }
    throw new SendFailed({ kind: 'final', reason: 'sendgrid 400', maybeSent: false, retryAfterMs: null })
  }
  await checkChain(eid, topicIsGone)
  expect(sent).toEqual(['sms'])
})

it('what a check that was ended in its middle had to tell is told by the next, and once', async () => {
  const isEnded = { ...topicIsGone, send: () => Promise.reject(new Error('ended')) }
  await expect(checkChain(eid, isEnded)).rejects.toThrow('ended')
  for (const later of [5 * minute, 10 * minute]) {
    await checkChain(eid, { ...topicIsGone, now: () => Date.now() + later })
  }
  expect(sent).toEqual(['email'])
})
