import { getTrendsCall } from '@vigie/domain/api/trend-calls'
import { figuresPaths } from '@vigie/domain/paths'
import { roles } from '@vigie/domain/people/roles'
import { monthOfDate } from '@vigie/domain/trends/day-figures'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { callApi } from '../support/api.ts'
import { db } from '../support/firestore.ts'
import { type FirestoreRelay, startFirestoreRelay } from '../support/firestore-relay.ts'
import type { FrameworkProcess } from '../support/framework-process.ts'
import { startFunction } from '../support/function-process.ts'
import { homeWithPast } from '../support/past-days.ts'
import { join, signUp } from '../support/people.ts'

/** A process of its own, of which is known what it asks of Firestore. */
let api: FrameworkProcess
let firestore: FirestoreRelay
beforeAll(async () => {
  firestore = await startFirestoreRelay(process.env.FIRESTORE_EMULATOR_HOST ?? '')
  const environment = { FIRESTORE_EMULATOR_HOST: firestore.address }
  api = await startFunction({ name: 'api', kind: 'http', project: 'demo-vigie', environment })
})
afterAll(async () => {
  await api.kill()
  firestore.close()
})

it('a year of somebody who came last month is asked for in as few trips as their month, and nothing is known of the time before', async () => {
  const { home, bid, dateOf, lived } = await homeWithPast()
  await Promise.all([3, 4, 20, 34].map((daysAgo) => lived(daysAgo, 4, 3)))
  const nurse = await signUp({ role: roles.NURSE })
  await join(home.eid, nurse, { roleId: roles.READ_ONLY })
  const trends = async (daysAgo: number) => {
    const query = { period: 'custom', from: dateOf(daysAgo), to: dateOf(0) } as const
    const call = { params: { eid: home.eid, bid }, query }
    const before = firestore.counts.calls
    const { status, data } = await callApi(nurse, getTrendsCall, call, { origin: api.url })
    expect(status).toBe(200)
    return { of: getTrendsCall.answer.parse(data), calls: firestore.counts.calls - before }
  }
  // The first that asks keeps what is over.
  await trends(365)
  const [month, year] = [await trends(17), await trends(365)]
  expect(year.calls - month.calls).toBeLessThan(3)
  const timesUpOf = (daysAgo: number) => year.of.days.find(({ date }) => date === dateOf(daysAgo))?.timesUp
  expect([3, 20, 34].map(timesUpOf)).toEqual([4, 4, 4])
  expect([36, 200, 365].map(timesUpOf)).toEqual([null, null, null])
  expect(year.of.statistics.averageUpCountPeriodAvg).toMatchObject({ average: 4, days: 4 })
  // Nothing is kept of a time in which they were not there.
  const kept = db.doc(figuresPaths.month(home.eid, bid, monthOfDate(dateOf(200))))
  expect((await kept.get()).exists).toBe(false)
})
