import { type Passage, placeHeard, placeInTime, type ReceivedEvent } from '@vigie/domain/sensors/event-timing'
import type { RefusalReason } from '@vigie/domain/sensors/refusal'
import { Refused } from '@vigie/domain/sensors/refused'
import type { SaidEvent } from '@vigie/domain/sensors/sensor-event'
import { type Envelope, readSaid } from '@vigie/domain/sensors/sensor-message'
import { aheadOf } from '@vigie/domain/supervision/clock-evidence'
import { wereAnswered } from '../alerts/raise-alerts.ts'
import { isCountedBefore } from './counted-before.ts'
import { identify } from './identify.ts'
import type { Understood } from './refuse.ts'

/** Refusals that what is remembered of a device or its home may have caused: the word of a memory refuses nothing. */
const mayBeOutdated: ReadonlySet<RefusalReason> = new Set([
  'unknownDevice',
  'wrongApiKey',
  'establishmentInactive',
  'undecodable',
  'kindNotOfDevice',
])

/** Who sent a message, and what it says. */
export type Understanding = Awaited<ReturnType<typeof look>>

/**
 * Looks up who sent a message, `arrived` on the clock of performance.now, and reads what it says of them. Throws Refused, having noted in
 * `understood` what it is about, and whether it was answered though it came with another key.
 */
export async function understand(
  envelope: Envelope,
  passage: Passage,
  understood: Understood,
  arrived: number,
): Promise<Understanding> {
  try {
    return await lookTwice(envelope, passage, understood, arrived)
  } catch (error) {
    if (error instanceof Refused)
      understood.wasAnswered = await isCountedBefore(error, understood, envelope, passage)
    throw error
  }
}

async function lookTwice(envelope: Envelope, passage: Passage, understood: Understood, arrived: number) {
  try {
    return await look(envelope, passage, understood)
  } catch (error) {
    if (!(error instanceof Refused && mayBeOutdated.has(error.reason))) throw error
    return look(envelope, passage, understood, arrived)
  }
}

async function look(envelope: Envelope, passage: Passage, understood: Understood, notBefore?: number) {
  const sender = await identify(envelope, passage.publishedAt, understood, notBefore)
  const said = readSaid(envelope, sender.assignment.type)
  const placed = said.events.map((event) => placedOrRefused(event, passage))
  const received = placed.flatMap((one) => (one instanceof Refused ? [] : [one]))
  const heard = said.heard && placeHeard(said.heard, passage)
  const refusal = said.leftOut ?? placed.find((one) => one instanceof Refused)
  const told = [...said.events.map(({ occurredAt }) => occurredAt), said.heard?.at ?? null]
  return { envelope, sender, received, heard, refusal, aheadMs: aheadOf(told, passage.publishedAt) }
}

// A reading that came too late is no reason to refuse the call for help beside it.
function placedOrRefused(event: SaidEvent, passage: Passage): ReceivedEvent | Refused {
  try {
    return placeInTime(event, passage)
  } catch (error) {
    if (error instanceof Refused) return error
    throw error
  }
}

/** As `look`; where the device has no home any more, notes whether what it said of a call was answered while it had one. */
export async function lookAgain(
  { envelope, sender, received }: Understanding,
  passage: Passage,
  understood: Understood,
  arrived: number,
): Promise<Understanding> {
  try {
    return await look(envelope, passage, understood, arrived)
  } catch (error) {
    const { establishmentId } = sender.assignment
    if (error instanceof Refused && understood.establishmentId === establishmentId)
      understood.wasAnswered = await wereAnswered(establishmentId, envelope.deviceId, received)
    throw error
  }
}
