import { PubSub } from '@google-cloud/pubsub'
import { UserError } from '../../bin/lib/user-error.mjs'
import { demoHomes } from '../seed/demo-homes.ts'
import { carriedAfter } from './carried.ts'
import { gatewayMessage } from './gateway-message.ts'
import { type SimulatedEvent, simulatedResidence } from './simulated-residence.ts'

/** How the residence is lived in. */
export interface SimulatorOptions {
  projectId: string
  /** Messages a second, about; the routine may bring a few more. */
  rate: number
  /** How many times faster than the real time the simulated one passes. */
  speed: number
  /** The same seed, at the same time, gives the same life. */
  seed: number
  onPublished(event: SimulatedEvent, at: number): void
  /** A message could not be published; the simulator goes on. */
  onFailed(error: Error): void
}

/**
 * Lives in the demo residence from now on, publishing what its gateways would to the emulator at PUBSUB_EMULATOR_HOST. `stop` resolves
 * once the last message is out; what its gateways still hold is published then.
 * @throws UserError where that is not set
 */
export function startSimulator(options: SimulatorOptions): { stop(): Promise<void> } {
  const { projectId, rate, speed, seed } = options
  if (!process.env.PUBSUB_EMULATOR_HOST)
    throw new UserError('PUBSUB_EMULATOR_HOST is not set: the simulator is for emulators only.')
  const pubsub = new PubSub({ projectId })
  const topic = pubsub.topic('sensor-events', { batching: { maxMilliseconds: 1 } })
  const residence = simulatedResidence(demoHomes, seed)
  const startedAt = Date.now()
  const tickMs = 1_000 / rate
  const underWay = new Set<Promise<unknown>>()
  /** What gateways hold, and what publishes it before its time. */
  const held = new Map<NodeJS.Timeout, () => void>()
  let tick = 0

  const publish = (event: SimulatedEvent, at: number) => {
    const sent = topic.publishMessage(gatewayMessage(event, at)).then(
      () => options.onPublished(event, at),
      (error: Error) => options.onFailed(error),
    )
    underWay.add(sent)
    void sent.finally(() => underWay.delete(sent))
  }
  const hear = (event: SimulatedEvent) => {
    const at = Date.now()
    const { eid, deviceId } = event.device
    for (const waits of carriedAfter(eid, at, deviceId)) {
      if (waits === 0) publish(event, at)
      else {
        const timer = setTimeout(() => {
          held.delete(timer)
          publish(event, at)
        }, waits)
        held.set(timer, () => publish(event, at))
      }
    }
  }
  const live = () => {
    // A timer may come late; what became due meanwhile is said now.
    for (; startedAt + tick * tickMs <= Date.now(); tick += 1) {
      const from = startedAt + tick * tickMs * speed
      residence.between(from, from + tickMs * speed).forEach(hear)
    }
  }
  const timer = setInterval(live, Math.max(tickMs, 10))
  live()
  return {
    async stop() {
      clearInterval(timer)
      for (const [waiting, say] of held) {
        clearTimeout(waiting)
        say()
      }
      await Promise.all(underWay)
      await pubsub.close()
    },
  }
}
