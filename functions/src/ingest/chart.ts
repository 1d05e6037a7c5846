import { setTimeout as pause } from 'node:timers/promises'
import { heardUntilMoved, residentAt } from '@vigie/domain/devices/assignment'
import type { Assignment } from '@vigie/domain/devices/device'
import { isNews } from '@vigie/domain/devices/device-news'
import type { Heard } from '@vigie/domain/sensors/chirpstack'
import type { ReceivedEvent } from '@vigie/domain/sensors/event-timing'
import { Refused } from '@vigie/domain/sensors/refused'
import { localDate } from '@vigie/domain/time/local-time'
import { Unstorable } from '../data/conflict.ts'
import { DeviceNotThere, rebuildDevice } from '../data/devices.ts'
import { commitFormerDays } from '../data/event-batch.ts'
import type { Home } from '../data/homes.ts'
import { dayEventOf, keyOf } from './device-changes.ts'
import { type Addition, isStale, writeSayings } from './device-writer.ts'
import type { Sender } from './identify.ts'
import { stillTheirs } from './still-theirs.ts'

/** Tries against another instance writing the same device; beyond, Pub/Sub delivers the message again later. */
const maxTries = 8
/** The longest pause before the second try, in milliseconds; it doubles with each. */
const firstPauseMs = 10

/** What a message brings to the charts of a device. */
export interface ForTheChart {
  deviceId: string
  received: readonly ReceivedEvent[]
  heard: Heard | null
  gateway: Addition['gateway']
}

/**
 * Makes what a device said durable: each event with the resident whose it is, and the live state
 * with the one who has it now. A state that is missing or spoilt is made anew; it is known from no earlier than `asOf` (on
 * the clock of performance.now). Throws Refused `cannotBeStored` for what
 * Firestore cannot hold; anything else thrown is worth another delivery.
 */
export async function chart(said: ForTheChart, { assignment, home }: Sender, asOf?: number): Promise<void> {
  let notBefore = asOf
  let known: Assignment = assignment
  for (let tries = 1; ; tries++) {
    try {
      return await write(said, known, home, notBefore)
    } catch (error) {
      if (error instanceof Unstorable) throw new Refused('cannotBeStored', error.message)
      if (!isStale(error) || tries === maxTries) throw error
      if (error instanceof DeviceNotThere && tries > 1)
        await rebuildDevice({ ...known, deviceId: said.deviceId })
      else if (tries > 1) await pause(Math.random() * firstPauseMs * 2 ** tries)
      notBefore = performance.now()
      known = await stillTheirs(said.deviceId, assignment, notBefore)
    }
  }
}

async function write(
  { deviceId, received, heard, gateway }: ForTheChart,
  assignment: Assignment,
  { timeZone, keptMonths }: Pick<Home, 'timeZone' | 'keptMonths'>,
  notBefore: number | undefined,
): Promise<void> {
  const { establishmentId, type, since, silenced } = assignment
  // Also beside an event: one that is no news to its device tells nothing itself, and the device was heard all the same.
  // By the time of publishing, as a call: a slow gateway's clock would have the end of a call be the former resident's.
  const signs = heard !== null && heard.publishedAt >= since ? [heard] : []
  const byResident = Map.groupBy(received, ({ belongsAt }) => residentAt(assignment, belongsAt))
  const writes = [...byResident].map(([beneficiaryId, theirs]) => {
    const place = { establishmentId, beneficiaryId, deviceId }
    const isCurrent = beneficiaryId === assignment.beneficiaryId
    if (isCurrent)
      return writeSayings(
        { place, timeZone, keptMonths, received: theirs, heard: signs, gateway, silenced },
        notBefore,
      )
    const news = theirs.filter((one) => isNews(heardUntilMoved(assignment, one.belongsAt), one))
    const entries = news.map((one) => ({
      key: keyOf(one),
      date: localDate(one.event.occurredAt, timeZone),
      part: 1,
      event: dayEventOf(one),
    }))
    return commitFormerDays(place, type, entries, keptMonths)
  })
  if (signs.length > 0 && !byResident.has(assignment.beneficiaryId)) {
    const place = { establishmentId, beneficiaryId: assignment.beneficiaryId, deviceId }
    writes.push(writeSayings({ place, timeZone, keptMonths, received: [], heard: signs, gateway }, notBefore))
  }
  await Promise.all(writes)
}
