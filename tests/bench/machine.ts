import { availableParallelism, loadavg } from 'node:os'

/** What figures of two machines, or of one at two times, have to be held against. */
export interface Machine {
  cores: number
  /** How long one core takes for a fixed piece of work: the best of three, so that a neighbour counts little. */
  yardstickMs: number
  /** How many processes wanted to run at a time in the minute before. */
  load: number
}

/** Measures the machine itself; takes a second or two. */
export function machine(): Machine {
  const load = Math.round((loadavg()[0] ?? 0) * 10) / 10
  return { cores: availableParallelism(), load, yardstickMs: Math.min(yardstick(), yardstick(), yardstick()) }
}

function yardstick(): number {
  const begin = performance.now()
  let state = 1
  for (let step = 0; step < 100_000_000; step += 1) state = (state * 1_103_515_245 + 12_345) & 0x7f_ff_ff_ff
  // A result that nobody uses would not be computed.
  if (Number.isNaN(state)) throw new Error('a remainder is a number')
  return Math.round(performance.now() - begin)
}
