import { PubSub } from '@google-cloud/pubsub'
import { localTimeOfDay } from '@vigie/domain/time/local-time'
import { UserError } from '../../bin/lib/user-error.mjs'
import { residentsOf } from '../seed/demo-devices.ts'
import { demoHomes, erables } from '../seed/demo-homes.ts'
import { gatewayMessage } from './gateway-message.ts'
import { type SimulatedEvent, simulatedDay } from './simulated-day.ts'

/** How the day is lived. */
export interface SimulatorOptions {
  projectId: string
  /** Messages a second, about; the routine may bring a few more. */
  rate: number
  /** How many times faster than the real one the simulated day passes. */
  speed: number
  /** The same seed gives the same day. */
  seed: number
  onPublished(event: SimulatedEvent, at: number): void
  /** A message could not be published; the simulator goes on. */
  onFailed(error: Error): void
}

const minutesInADay = 24 * 60

/**
 * Lives the day of the demo residence from this time of day on, publishing what its gateways would to the emulator at
 * PUBSUB_EMULATOR_HOST. `stop` resolves once the last message is out.
 * @throws UserError where that is not set
 */
export function startSimulator(options: SimulatorOptions): { stop(): Promise<void> } {
  const { projectId, rate, speed, seed } = options
  if (!process.env.PUBSUB_EMULATOR_HOST)
    throw new UserError('PUBSUB_EMULATOR_HOST is not set: the simulator is for emulators only.')
  const pubsub = new PubSub({ projectId })
  const topic = pubsub.topic('sensor-events', { batching: { maxMilliseconds: 1 } })
  const day = simulatedDay(demoHomes.flatMap(residentsOf), seed)
  const startedAt = Date.now()
  const [hours, minutes] = localTimeOfDay(startedAt, erables.establishment.timeZone).split(':').map(Number)
  // Ticks start on the minute, so that two days of one seed are cut into the same ticks.
  const startMinute = (hours ?? 0) * 60 + (minutes ?? 0)
  const tickMinutes = speed / rate / 60
  const underWay = new Set<Promise<unknown>>()
  let tick = 0

  const publish = (event: SimulatedEvent) => {
    const at = Date.now()
    const message = gatewayMessage(event, at)
    const sent = topic.publishMessage(message).then(
      () => options.onPublished(event, at),
      (error: Error) => options.onFailed(error),
    )
    underWay.add(sent)
    void sent.finally(() => underWay.delete(sent))
  }
  const live = () => {
    // A timer may come late; what became due meanwhile is said now.
    for (; startedAt + (tick * 1_000) / rate <= Date.now(); tick += 1) {
      const from = (startMinute + tick * tickMinutes) % minutesInADay
      day.between(from, from + tickMinutes).forEach(publish)
    }
  }
  const timer = setInterval(live, Math.max(1_000 / rate, 10))
  live()
  return {
    async stop() {
      clearInterval(timer)
      await Promise.all(underWay)
      await pubsub.close()
    },
  }
}
