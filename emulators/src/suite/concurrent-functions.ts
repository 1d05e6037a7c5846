import { createRequire } from 'node:module'

/**
 * Loaded into firebase-tools before it starts (docs/adr/0011): lets one process of a function serve many calls at a
 * time, as Cloud Run does. By itself the Functions emulator starts a process, a second of work, for every call that
 * comes while the others are busy; a little load on two cores then starts processes faster than they can start.
 */

/** What setGlobalOptions in functions/src/index.ts asks of Cloud Run. */
const concurrency = 80

/** What is used of firebase-tools 15.34.2, lib/emulator/functionsRuntimeWorker.js and functionsEmulator.js. */
interface Worker {
  state: 'CREATED' | 'IDLE' | 'BUSY' | 'FINISHING' | 'FINISHED'
  request(...call: unknown[]): Promise<void>
}
interface Pool {
  readyForWork(triggerId: string, runtime: string): boolean
  getIdleWorker(triggerId: string, runtime: string): Worker | undefined
  getTriggerWorkers(triggerId: string, runtime: string): Worker[]
}
interface Emulator {
  startRuntime(backend: unknown, trigger?: { id: string }): Promise<Worker>
}

const require = createRequire(import.meta.url)
const { RuntimeWorker, RuntimeWorkerPool } = require('firebase-tools/lib/emulator/functionsRuntimeWorker')
const { FunctionsEmulator } = require('firebase-tools/lib/emulator/functionsEmulator')

const workerType: Worker = RuntimeWorker.prototype
const poolType: Pool = RuntimeWorkerPool.prototype
const emulatorType: Emulator = FunctionsEmulator.prototype
for (const method of [
  workerType.request,
  poolType.readyForWork,
  poolType.getIdleWorker,
  poolType.getTriggerWorkers,
  emulatorType.startRuntime,
]) {
  if (typeof method !== 'function') throw new Error('firebase-tools has changed: see concurrent-functions.ts')
}

const underWay = new WeakMap<Worker, number>()
const callsOf = (worker: Worker) => underWay.get(worker) ?? 0

const requestOne = workerType.request
workerType.request = async function request(this: Worker, ...call) {
  underWay.set(this, callsOf(this) + 1)
  try {
    await requestOne.apply(this, call)
  } finally {
    underWay.set(this, callsOf(this) - 1)
    // The first call to end makes its worker idle, and an idle worker may be stopped.
    if (this.state === 'IDLE' && callsOf(this) > 0) this.state = 'BUSY'
  }
}

// A process beyond those that are busy to the limit is started; until it is there, they take what comes.
poolType.readyForWork = function readyForWork(this: Pool, triggerId, runtime) {
  const worker = this.getIdleWorker(triggerId, runtime)
  return worker !== undefined && callsOf(worker) < concurrency
}

poolType.getIdleWorker = function getIdleWorker(this: Pool, triggerId, runtime) {
  return this.getTriggerWorkers(triggerId, runtime)
    .filter((worker) => worker.state === 'IDLE' || worker.state === 'BUSY')
    .toSorted((one, other) => callsOf(one) - callsOf(other))[0]
}

const starting = new Map<string, Promise<Worker>>()
const startOne = emulatorType.startRuntime
emulatorType.startRuntime = function startRuntime(this: Emulator, backend, trigger) {
  if (trigger === undefined) return startOne.call(this, backend)
  const begun = starting.get(trigger.id) ?? startOne.call(this, backend, trigger)
  starting.set(trigger.id, begun)
  const forget = () => starting.delete(trigger.id)
  begun.then(forget, forget)
  return begun
}
