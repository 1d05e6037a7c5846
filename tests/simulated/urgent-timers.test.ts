import { paths } from '@vigie/domain/paths'
import { expect, it, vi } from 'vitest'
import { sweepDeliveries } from '../../functions/src/delivery/sweep.ts'
import { memoryFirestore } from './memory-firestore.ts'
import type { Write } from './memory-store.ts'
import { wired } from './wired.ts'
import { eid } from './world.ts'

const taken: string[] = []
const { promise: tookStep, resolve: takeStep } = Promise.withResolvers<void>()

vi.mock('../../functions/src/data/firestore.ts', () => ({ firestore: () => wired.firestore }))
vi.mock('firebase-functions/logger', () => ({ error: () => undefined }))
// Whatever is no step takes for ever.
vi.mock('../../functions/src/timers/take-timer.ts', () => ({
  takeTimer: (id: string) => {
    taken.push(id)
    if (!id.startsWith('escalation')) return new Promise(() => {})
    takeStep()
    return Promise.resolve()
  },
}))

it('a step of an alert whose task was lost is taken though more than a page of others is overdue for longer, and each takes long', async () => {
  const { client, store } = memoryFirestore(async (work) => work())
  wired.firestore = client
  const dueAt = Date.now() - 60_000
  const figures = Array.from({ length: 150 }, (_, index): Write => {
    const data = { kind: 'figures', establishmentId: eid, beneficiaryId: `r-${index}`, date: '2026-11-20' }
    return {
      kind: 'set',
      path: paths.timer(`figures:${eid}:${index}`),
      data: { ...data, dueAt: dueAt - 60_000 },
    }
  })
  const step = { kind: 'escalation', establishmentId: eid, alertId: 'a', dueAt }
  const stepId = `escalation:${eid}:a`
  store.commit([...figures, { kind: 'set', path: paths.timer(stepId), data: step }])
  void sweepDeliveries(new Date(0).toISOString())
  await tookStep
  expect(taken.filter((id) => id === stepId)).toEqual([stepId])
})
