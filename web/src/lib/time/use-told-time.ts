import { useShared } from '../shared-value.ts'
import { serverTimeOrigin } from './server-clock.ts'

/**
 * The time by the server's clock, whatever this device's is set to meanwhile, epoch milliseconds: later than it is never, earlier by as much as the device slept since the
 * server was last asked. Where it has not told the time: whether it is being asked for the first time (`asked`), or has not said (`unknown`). Is not renewed by itself.
 */
export function useToldTime(): number | 'asked' | 'unknown' {
  const origin = useShared(serverTimeOrigin)
  return typeof origin === 'string' ? origin : origin + performance.now()
}
