import { expect, test } from 'vitest'
import { startSchedules } from './start-schedules.ts'

const sweep = { name: 'sweep', region: 'northamerica-northeast1', schedule: '* * * * *', timeZone: 'UTC' }
const options = { functionsUrl: 'http://127.0.0.1:1', projectId: 'demo-vigie', onFired: () => {} }

test('a schedule that cannot be read is told at once, and none is started', () => {
  const schedules = [sweep, { ...sweep, name: 'digest', schedule: 'every full moon' }]

  expect(() => startSchedules({ ...options, schedules })).toThrow('digest: "every full moon"')
})

test('stopping resolves though the next run is far away', async () => {
  const { stop } = startSchedules({ ...options, schedules: [{ ...sweep, schedule: '0 0 1 1 *' }] })

  await stop()
})
