import type { ChildProcess } from 'node:child_process'
import { createRequire } from 'node:module'

/**
 * Lets one process of a function serve many calls at a time, as Cloud Run does, and lets none of them suffer for
 * another: a call that throws or takes too long, or functions that were built anew, do not end the process before the
 * calls under way in it have ended (docs/adr/0011, docs/adr/0027). Loaded into firebase-tools before it starts.
 */

/** What setGlobalOptions in functions/src/index.ts asks of Cloud Run. */
const concurrency = 80

/** What is used of firebase-tools 15.34.2, lib/emulator/functionsRuntimeWorker.js and functionsEmulator.js. */
interface Worker {
  state: 'CREATED' | 'IDLE' | 'BUSY' | 'FINISHING' | 'FINISHED'
  runtime: { process: ChildProcess }
  request(...call: unknown[]): Promise<void>
  processStream(chunk: unknown, rest: string): string
  waitForSocketReady(): Promise<void>
}
interface Pool {
  readyForWork(triggerId: string, runtime: string): boolean
  getIdleWorker(triggerId: string, runtime: string): Worker | undefined
  getTriggerWorkers(triggerId: string, runtime: string): Worker[]
  cleanUpWorkers(): void
  addWorker(...details: unknown[]): Worker
  refresh(): void
}
interface Answer {
  headersSent: boolean
  writeHead(status: number): { end(text: string): void }
}
interface Emulator {
  startRuntime(backend: unknown, trigger?: { id: string }): Promise<Worker>
  handleHttpsTrigger(request: unknown, answer: Answer): Promise<void>
}

const require = createRequire(import.meta.url)
const { RuntimeWorker, RuntimeWorkerPool } = require('firebase-tools/lib/emulator/functionsRuntimeWorker')
const { FunctionsEmulator } = require('firebase-tools/lib/emulator/functionsEmulator')

const workerType: Worker = RuntimeWorker.prototype
const poolType: Pool = RuntimeWorkerPool.prototype
const emulatorType: Emulator = FunctionsEmulator.prototype
for (const method of [
  workerType.request,
  workerType.processStream,
  workerType.waitForSocketReady,
  poolType.readyForWork,
  poolType.getIdleWorker,
  poolType.getTriggerWorkers,
  poolType.cleanUpWorkers,
  poolType.addWorker,
  poolType.refresh,
  emulatorType.startRuntime,
  emulatorType.handleHttpsTrigger,
]) {
  if (typeof method !== 'function') throw new Error('firebase-tools has changed: see concurrent-functions.ts')
}

const underWay = new WeakMap<Worker, number>()
const callsOf = (worker: Worker) => underWay.get(worker) ?? 0
/** Workers that are given no more calls, and end with the last they have. */
const retired = new WeakSet<Worker>()
/** How the process of a worker is really ended. */
const killOf = new WeakMap<Worker, () => boolean>()

const requestOne = workerType.request
workerType.request = async function request(this: Worker, ...call) {
  underWay.set(this, callsOf(this) + 1)
  try {
    await requestOne.apply(this, call)
  } finally {
    underWay.set(this, callsOf(this) - 1)
    // The first call to end makes its worker idle, and an idle worker may be stopped.
    if (this.state === 'IDLE' && callsOf(this) > 0) this.state = 'BUSY'
    if (retired.has(this) && callsOf(this) === 0) killOf.get(this)?.()
  }
}

// Whatever firebase-tools ends a process for (a call that took too long, functions built anew), it waits.
const addOne = poolType.addWorker
poolType.addWorker = function addWorker(this: Pool, ...details) {
  const worker = addOne.apply(this, details)
  const { process } = worker.runtime
  const end = process.kill.bind(process)
  killOf.set(worker, end)
  process.kill = () => {
    retired.add(worker)
    return callsOf(worker) > 0 || end()
  }
  return worker
}

// By itself it forgets a process that is not there in time, and starts the next: on a machine that has too much to do each try left one more, until nothing moved.
const waitOne = workerType.waitForSocketReady
workerType.waitForSocketReady = async function waitForSocketReady(this: Worker) {
  try {
    await waitOne.call(this)
  } catch (error) {
    this.runtime.process.kill()
    throw error
  }
}

// A call that throws says so on a line of the log, for which firebase-tools ends the process: Cloud Run does not.
const readOutput = workerType.processStream
workerType.processStream = function processStream(this: Worker, chunk, rest) {
  const { process } = this.runtime
  const { kill } = process
  process.kill = () => true
  try {
    return readOutput.call(this, chunk, rest)
  } finally {
    process.kill = kill
  }
}

// By itself it marks those that have calls, and ends them with the first of these calls.
poolType.refresh = function refresh(this: Pool & { workers: Map<string, Worker[]> }) {
  for (const worker of [...this.workers.values()].flat()) {
    if (worker.state === 'IDLE' || worker.state === 'BUSY') worker.runtime.process.kill()
  }
}

// A process beyond those that are busy to the limit is started; until it is there, they take what comes.
poolType.readyForWork = function readyForWork(this: Pool, triggerId, runtime) {
  const worker = this.getIdleWorker(triggerId, runtime)
  return worker !== undefined && callsOf(worker) < concurrency
}

poolType.getIdleWorker = function getIdleWorker(this: Pool, triggerId, runtime) {
  this.cleanUpWorkers()
  return this.getTriggerWorkers(triggerId, runtime)
    .filter((worker) => !retired.has(worker) && (worker.state === 'IDLE' || worker.state === 'BUSY'))
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

// By itself it leaves the caller without any answer when a process does not start, and ends, with the whole suite, for a call that it cannot hand on.
const handleOne = emulatorType.handleHttpsTrigger
emulatorType.handleHttpsTrigger = async function handleHttpsTrigger(this: Emulator, request, answer) {
  try {
    await handleOne.call(this, request, answer)
  } catch (error) {
    console.error('A call could not be handed on.', error)
  } finally {
    if (!answer.headersSent) answer.writeHead(503).end('The function could not be called.')
  }
}
