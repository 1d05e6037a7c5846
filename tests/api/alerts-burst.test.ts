import { afterAll, expect, it, vi } from 'vitest'
import { db } from '../support/firestore.ts'
import { homeWhereOneIsTold, messagesOf, onlyAlertOf } from '../support/home-with-button.ts'
import { newId } from '../support/ids.ts'
import type { TestMessage } from '../support/sensor-messages.ts'

/** Transactions on alerts by device, and what the next of a device waits for. */
const begun: string[] = []
const holds = new Map<string, Promise<unknown>>()
vi.mock('../../functions/src/data/alerts.ts', async (original) => {
  const real: typeof import('../../functions/src/data/alerts.ts') = await original()
  return {
    withAlerts: async (...given: Parameters<typeof real.withAlerts>) => {
      const [{ deviceId }] = given
      begun.push(deviceId)
      await holds.get(deviceId)
      return real.withAlerts(...given)
    },
  }
})
/** Told each time that a message comes to its alerts. */
let judged = () => {}
vi.mock('../../functions/src/alerts/raise-alerts.ts', async (original) => {
  const real: typeof import('../../functions/src/alerts/raise-alerts.ts') = await original()
  return {
    ...real,
    raiseAlerts: (...given: Parameters<typeof real.raiseAlerts>) => {
      const raised = real.raiseAlerts(...given)
      judged()
      return raised
    },
  }
})
// A database of its own, that no trigger looks at, and that the functions in this process share.
vi.mock('../support/firestore.ts', async () => {
  const { Firestore } = await import('@google-cloud/firestore')
  return { db: new Firestore({ projectId: 'demo-burst' }) }
})
vi.mock('../../functions/src/data/firestore.ts', async () => {
  const support = await import('../support/firestore.ts')
  return { firestore: () => support.db }
})
process.env.PUBLIC_URL ??= 'http://127.0.0.1:5000'
const { onMessage } = await import('../../functions/src/ingest/on-message.ts')
afterAll(() => db.terminate())

const give = ({ messageId, attributes, data }: TestMessage) =>
  onMessage({
    messageId,
    attributes,
    publishTime: new Date().toISOString(),
    data: Buffer.from(data).toString('base64'),
  })

it('a button that is pressed again and again costs two transactions, and holds up nobody else', async () => {
  const hot = await homeWhereOneIsTold()
  const other = await homeWhereOneIsTold()
  const presses = Array.from({ length: 60 }, () => hot.press({ eventId: newId('burst') }))
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  holds.set(hot.deviceId, released)
  const all = new Promise<void>((resolve) => {
    let left = presses.length
    judged = () => {
      left--
      if (left === 0) resolve()
    }
  })
  const burst = Promise.all(presses.map(give))
  await all
  judged = () => {}

  await give(other.press())
  expect(await onlyAlertOf(other.home)).toMatchObject({ occurrences: 1 })

  release()
  await burst
  expect(await onlyAlertOf(hot.home)).toMatchObject({ occurrences: 60, waves: 1, state: 'open' })
  expect(await messagesOf(hot.home)).toEqual([`opened_${hot.nurse}_sms`])
  expect(begun.filter((deviceId) => deviceId === hot.deviceId)).toHaveLength(2)
})

it('a press that comes twice among those that wait counts once', async () => {
  const { home, press } = await homeWhereOneIsTold()
  const presses = Array.from({ length: 10 }, () => press({ eventId: newId('twice') }))
  await Promise.all([...presses, ...presses].map(give))
  expect(await onlyAlertOf(home)).toMatchObject({ occurrences: 10 })
})
