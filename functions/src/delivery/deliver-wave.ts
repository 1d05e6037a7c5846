import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Channel } from '@vigie/domain/alerts/channel'
import { quickMs } from '@vigie/domain/deliveries/delivery-policy'
import { type Claimed, claimDeliveries } from '../data/claim-deliveries.ts'
import { readWave, type WavePlace } from '../data/waves.ts'
import { handOver } from './hand-over.ts'
import { tell } from './tell.ts'

/** A phone rings at once, an e-mail is read later. */
const order: Readonly<Record<Channel, number>> = { sms: 0, voice: 0, push: 0, email: 1 }

/**
 * Sends all messages of a wave that are due, side by side, each once, whoever else tries at the same time. The alert
 * is told in one write what is known of them after a moment; a provider that takes longer keeps neither that nor the
 * other channel waiting. Nothing is tried a second time here: that is the sweep's. Rejects when something could not be
 * claimed, recorded or told; the same again takes up what is left.
 */
export async function deliverWave(place: WavePlace): Promise<void> {
  const wave = await readWave(place)
  if (wave === null) return
  const { establishmentId } = place
  const leaseId = randomUUID()
  const places = wave.deliveryIds.map((deliveryId) => ({ establishmentId, deliveryId }))
  const claimed = await claimDeliveries(places, leaseId, Date.now())
  const sending = Promise.allSettled(
    claimed
      .filter(mayBeSent)
      .toSorted(byChannel)
      .map((message) => handOver(message, leaseId)),
  )
  const first = { establishmentId, waveId: wave.first }
  const quick = await Promise.race([sending, pause(quickMs, null, { ref: false })])
  // Whatever comes of the telling, the sending is waited for: an instance that has answered may get no more processor.
  const told = await Promise.allSettled([tell(first)])
  if (quick) return throwFirst([...quick, ...told])
  const outcomes = await sending
  await tell(first)
  throwFirst(outcomes)
}

function throwFirst(outcomes: readonly PromiseSettledResult<void>[]): void {
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason
}

const mayBeSent = ({ turn }: Claimed) => turn.turn === 'send'
const byChannel = (one: Claimed, other: Claimed) =>
  order[one.delivery.channel] - order[other.delivery.channel]
