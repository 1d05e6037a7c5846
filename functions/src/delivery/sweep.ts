import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Channel } from '@vigie/domain/alerts/channel'
import * as logger from 'firebase-functions/logger'
import { claimDeliveries } from '../data/claim-deliveries.ts'
import { type DeliveryPlace, deliveryDocument } from '../data/deliveries.ts'
import { type Due, dueDeliveries, dueWaves } from '../data/due.ts'
import { SpoiltDocument } from '../data/read-document.ts'
import { leaveWave, setAside } from '../data/unreadable.ts'
import type { WavePlace } from '../data/waves.ts'
import { takeOverdueTimers } from '../timers/sweep-timers.ts'
import { handOver } from './hand-over.ts'
import { atOnce } from './pools.ts'
import { roomFor, type UnderWay } from './room.ts'
import { tell } from './tell.ts'
import { inTurn } from './urgency.ts'

/** Between two looks at what is due: the first wait after a failed try is as long. */
const lookEveryMs = 500
/** Between two looks at waves: only those whose teller died are ever due. */
const wavesEveryMs = 5_000
/** Between two looks at timers: only those whose task was lost are ever found. */
const timersEveryMs = 1_000
/** A run goes on until the next one begins, which is another function's; it has a minute left for what is in hand then. */
const runForMs = 60_000

/**
 * Tries again what is due in any establishment, when it is due: messages that were put off, and those whose sender
 * vanished; and takes the timers whose task did not come (docs/adr/0101-timers-are-documents.md). Goes on until the minute of `scheduleTime`, ISO 8601, is over; a run that comes late looks once. Each
 * channel has a pool of its own, and gets the most urgent first. Rejects, at its end, when a message could not even be
 * claimed or recorded.
 */
export async function sweepDeliveries(scheduleTime: string): Promise<void> {
  const until = Date.parse(scheduleTime) + runForMs
  const inHand: InHand = new Map()
  const failures: unknown[] = []
  const repeatedly = async (everyMs: number, look: (now: number) => Promise<void>) => {
    do {
      const now = Date.now()
      await look(now).catch((error: unknown) => failures.push(error))
      const left = until - Date.now()
      if (left > 0) await pause(Math.min(everyMs, left))
    } while (Date.now() < until)
  }
  // Side by side: after an outage there is much to tell, and no message waits for that.
  await Promise.all([
    repeatedly(lookEveryMs, (now) => takeUp(inHand, failures, now)),
    repeatedly(wavesEveryMs, (now) => tellDueWaves(failures, now)),
    repeatedly(timersEveryMs, (now) => takeOverdueTimers('urgent', failures, now)),
    repeatedly(timersEveryMs, (now) => takeOverdueTimers('others', failures, now)),
  ])
  await Promise.all([...inHand.values()].map(({ done }) => done))
  for (const failure of failures) logger.error(failure)
  if (failures.length > 0)
    throw new Error(`${failures.length} messages or timers that are due could not be tried`)
}

/** What is being tried, by place. */
type InHand = Map<string, UnderWay & { done: Promise<void> }>

const keyOf = ({ establishmentId, deliveryId }: DeliveryPlace) => `${establishmentId} ${deliveryId}`

/**
 * Begins as much of what is due as its pools have room for, and no more of a home than its share; the rest is there at the
 * next look. What cannot be read is set aside, so that it hides nothing from that look.
 */
async function takeUp(inHand: InHand, failures: unknown[], now: number): Promise<void> {
  const roomOf = (all: readonly Due[]) => {
    const waiting = inTurn(all, now).filter(({ place }) => !inHand.has(keyOf(place)))
    return roomFor(waiting, [...inHand.values()])
  }
  const isEnough = (channel: Channel, all: readonly Due[]) => {
    const alike = [...inHand.values()].filter((other) => other.channel === channel)
    return alike.length + roomOf(all).length >= atOnce[channel]
  }
  const { due: all, unreadable } = await dueDeliveries(now, isEnough)
  for (const due of roomOf(all)) {
    const { channel, place } = due
    const key = keyOf(place)
    const done = tryAgain(due)
      .catch((error: unknown) => void failures.push(error))
      .finally(() => inHand.delete(key))
    inHand.set(key, { channel, establishmentId: place.establishmentId, done })
  }
  await setAside(unreadable, now)
}

async function tryAgain({ place }: Due): Promise<void> {
  const leaseId = randomUUID()
  const [claimed] = await claimDeliveries([place], leaseId, Date.now())
  if (claimed === undefined) return setAside([deliveryDocument(place).path], Date.now())
  if (claimed.turn.turn === 'over' || claimed.turn.turn === 'wait') return
  if (claimed.turn.turn === 'send') await handOver(claimed, leaseId)
  await tell({ establishmentId: place.establishmentId, waveId: claimed.delivery.about.waveId })
}

/** Each for itself; one that cannot be read would be the longest due for ever. */
async function tellDueWaves(failures: unknown[], now: number): Promise<void> {
  for (const wave of await dueWaves(now)) {
    await tellOrLeave(wave).catch((error: unknown) => void failures.push(error))
  }
}

async function tellOrLeave(wave: WavePlace): Promise<void> {
  try {
    await tell(wave)
  } catch (error) {
    if (error instanceof SpoiltDocument) await leaveWave(wave)
    throw error
  }
}
