import type { DayEvent } from '@vigie/domain/devices/device'
import { paths } from '@vigie/domain/paths'
import { localDate } from '@vigie/domain/time/local-time'
import { expect, it } from 'vitest'
import { db } from '../support/firestore.ts'
import { createHome } from '../support/home.ts'
import { push } from '../support/push.ts'
import { eventMessage } from '../support/sensor-messages.ts'

/** Events of a day, of about 150 bytes each. */
function manyEvents(count: number): Record<string, DayEvent> {
  const event: DayEvent = { kind: 'sitDown', value: null, at: 1, receivedAt: 2 }
  const keys = Array.from(
    { length: count },
    (_, index) => `${'x'.repeat(96)}-${String(index).padStart(5, '0')}`,
  )
  return Object.fromEntries(keys.map((key) => [key, event]))
}

/** Writes as many events as go in: the most that is not refused, found by halves. */
async function toTheBrim(write: (count: number) => Promise<unknown>): Promise<void> {
  let [fits, tooMany] = [1, 12_000]
  while (tooMany - fits > 1) {
    const count = Math.floor((fits + tooMany) / 2)
    const isHeld = await write(count).then(
      () => true,
      () => false,
    )
    if (isHeld) fits = count
    else tooMany = count
  }
  await write(fits)
}

it('a day that takes no more goes on in a further part, and the events beside it are taken in', async () => {
  const home = await createHome()
  const bid = await home.addResident()
  const [full, other] = [
    await home.addDevice(bid, 'NOVIKA-LW-COUSSIN'),
    await home.addDevice(bid, 'NOVIKA-LW-BANDE'),
  ]
  const at = Date.now()
  const date = localDate(at, 'America/Toronto')
  const day = (deviceId: string, part: number) => db.doc(paths.day(home.eid, bid, date, deviceId, part))
  // As large as Firestore lets a document be, though the state of its device knows nothing of it.
  await toTheBrim((count) =>
    day(full, 1).set({ deviceId: full, type: 'NOVIKA-LW-COUSSIN', date, events: manyEvents(count) }),
  )

  const idOf = (deviceId: string, index: number) => `${'y'.repeat(100)}-${deviceId}-${index}`
  const messages = [full, other].flatMap((deviceId) =>
    Array.from({ length: 4 }, (_, index) =>
      eventMessage(home, {
        deviceId,
        kind: 'sitDown',
        eventId: idOf(deviceId, index),
        occurredAt: at - index,
      }),
    ),
  )
  await push(...messages, ...messages)

  const stored = async (deviceId: string) => {
    const parts = await Promise.all([1, 2, 3].map((part) => day(deviceId, part).get()))
    return parts.flatMap((part) => Object.keys(part.get('events') ?? {})).filter((key) => key.startsWith('y'))
  }
  expect(new Set(await stored(other)).size).toBe(4)
  expect(new Set(await stored(full)).size).toBe(4)
  expect((await day(full, 2).get()).exists).toBe(true)
  const device = await db.doc(paths.device(home.eid, bid, full)).get()
  expect(device.get('lastEvent.id')).toBe(idOf(full, 0))
})
