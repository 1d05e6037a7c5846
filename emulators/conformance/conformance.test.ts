import { afterAll, beforeAll, describe } from 'vitest'
import { Bench } from './bench.ts'
import { failureScenarios } from './failures.ts'
import { orderingScenarios } from './ordering.ts'
import { publishingScenarios } from './publishing.ts'
import { pullingScenarios } from './pulling.ts'
import { pushScenarios } from './pushing.ts'
import { resourceScenarios } from './resources.ts'
import { streamingScenarios } from './streaming.ts'
import { findTargets, type RunningTarget, startTarget, stopTarget } from './targets.ts'

// What holds for Google's emulator must hold for ours, judged by Google's client library. Scenarios of one target
// run side by side: most of them only wait for a deadline.
describe.for(findTargets())('$name', { concurrent: true, timeout: 30_000 }, ({ program }) => {
  let running: RunningTarget
  let bench: Bench

  beforeAll(async () => {
    running = await startTarget(program)
    bench = new Bench(running.port)
  }, 30_000)

  afterAll(async () => {
    await bench.close()
    await stopTarget(running)
  })

  for (const scenarios of [
    resourceScenarios,
    publishingScenarios,
    pullingScenarios,
    streamingScenarios,
    orderingScenarios,
    failureScenarios,
    pushScenarios,
  ]) {
    scenarios(() => bench)
  }
})
