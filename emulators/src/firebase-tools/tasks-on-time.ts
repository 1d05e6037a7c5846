import { createRequire } from 'node:module'

/**
 * Has the Tasks emulator hold a task until its time, and call soon then: by itself it calls at once, whatever `scheduleTime` says, and
 * looks for new tasks once a second. Loaded into firebase-tools before it starts. What it holds is gone when it ends, or when the
 * functions are loaded anew: the sweep takes those timers (docs/adr/0101-timers-are-documents.md).
 */

interface Task {
  name: string
  /** ISO 8601. */
  scheduleTime?: string
}
/** What is used of firebase-tools 15.34.2, lib/emulator/taskQueue.js and tasksEmulator.js. */
interface TaskQueue {
  enqueue(task: Task): void
}

/** The longest that a timer of Node waits. */
const longestWaitMs = 2 ** 31 - 1

const require = createRequire(import.meta.url)
const queueType: TaskQueue = require('firebase-tools/lib/emulator/taskQueue').TaskQueue.prototype
const controllerType: { LISTEN_TIMEOUT: number } =
  require('firebase-tools/lib/emulator/tasksEmulator').TaskQueueController
if (typeof queueType.enqueue !== 'function' || controllerType.LISTEN_TIMEOUT !== 1_000) {
  throw new Error('firebase-tools has changed: see tasks-on-time.ts')
}
controllerType.LISTEN_TIMEOUT = 50

const enqueueNow = queueType.enqueue
const held = new Set<string>()
queueType.enqueue = function enqueue(this: TaskQueue, task) {
  if (held.has(task.name)) throw new Error(`A task has already been queued with id ${task.name}`)
  const at = task.scheduleTime === undefined ? 0 : Date.parse(task.scheduleTime)
  const hold = () => {
    const wait = at - Date.now()
    if (wait > 0) setTimeout(hold, Math.min(wait, longestWaitMs))
    else {
      held.delete(task.name)
      enqueueNow.call(this, task)
    }
  }
  if (at <= Date.now()) return enqueueNow.call(this, task)
  held.add(task.name)
  hold()
}
