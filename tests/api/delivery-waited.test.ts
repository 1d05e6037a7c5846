import { claimCountsForMs } from '@vigie/domain/deliveries/delivery-policy'
import { paths } from '@vigie/domain/paths'
import { afterAll, afterEach, expect, it, vi } from 'vitest'
import { atOncePerHome } from '../../functions/src/delivery/pools.ts'
import { queueMessages } from '../support/outbox.ts'

/** A database that no trigger looks at, and a provider that takes nothing until it is let. */
const stand = await vi.hoisted(async () => {
  const { Firestore } = await import('@google-cloud/firestore')
  const db = new Firestore({ projectId: `demo-vigie-waited-${crypto.randomUUID().slice(0, 8)}` })
  const provider = {
    sent: [] as string[],
    isFull: Promise.withResolvers<void>(),
    go: Promise.withResolvers<void>(),
  }
  return { db, provider }
})
vi.mock('../../functions/src/data/firestore.ts', () => ({ firestore: () => stand.db }))
// What is known after a moment is told beside all this: here that never comes.
vi.mock('node:timers/promises', () => ({ setTimeout: () => new Promise(() => {}) }))
vi.mock('../../functions/src/delivery/senders.ts', () => ({
  senderOf:
    async () =>
    async ({ to }: { to: string }) => {
      const { provider } = stand
      provider.sent.push(to)
      if (provider.sent.length === atOncePerHome.sms) provider.isFull.resolve()
      await provider.go.promise
      return { providerId: 'SM1' }
    },
}))
const { deliverWave } = await import('../../functions/src/delivery/deliver-wave.ts')

afterEach(() => {
  vi.restoreAllMocks()
})
afterAll(() => stand.db.terminate())

/** A wave of which one message has no room beside the others, what is done meanwhile, and when there is room again. */
async function waveWithOneThatWaits(meanwhile: (alert: string, person: string) => Promise<unknown>) {
  const provider = { sent: [], isFull: Promise.withResolvers<void>(), go: Promise.withResolvers<void>() }
  Object.assign(stand.provider, provider)
  const messages = await queueMessages(
    stand.db,
    Array.from({ length: atOncePerHome.sms + 1 }, () => ({ channel: 'sms' as const })),
  )
  const last = messages.at(-1)
  if (last === undefined) throw new Error('nothing was queued')
  const { eid, aid, did, waveId, to } = last
  const delivering = deliverWave({ establishmentId: eid, waveId })
  await provider.isFull.promise
  const uid = did.slice(waveId.length + 1, -'_sms'.length)
  await meanwhile(paths.alert(eid, aid), paths.member(eid, uid))
  const now = Date.now.bind(Date)
  vi.spyOn(Date, 'now').mockImplementation(() => now() + claimCountsForMs)
  provider.go.resolve()
  await delivering
  const delivery = (await stand.db.doc(paths.delivery(eid, did)).get()).data()
  return { delivery, isSent: stand.provider.sent.includes(to) }
}

it('a message that its channel kept waiting is not sent once somebody has taken its alert', async () => {
  const { delivery, isSent } = await waveWithOneThatWaits((alert) =>
    stand.db.doc(alert).update({
      state: 'acknowledged',
      acknowledgedBy: { uid: 'nurse', name: 'Marie' },
      acknowledgedAt: Date.now(),
    }),
  )
  expect(isSent).toBe(false)
  expect(delivery).toMatchObject({
    state: 'cancelled',
    lastError: 'acknowledged',
    attempts: 0,
    leaseId: null,
  })
})

it('nor to somebody who is no member any more', async () => {
  const { delivery, isSent } = await waveWithOneThatWaits((_, member) => stand.db.doc(member).delete())
  expect(isSent).toBe(false)
  expect(delivery).toMatchObject({ state: 'cancelled', attempts: 0, leaseId: null })
})

it('it goes out, at its first try, while its alert calls', async () => {
  const { delivery, isSent } = await waveWithOneThatWaits(async () => {})
  expect(isSent).toBe(true)
  expect(delivery).toMatchObject({ state: 'accepted', attempts: 1, possibleRepeat: false })
})
