import { createRequire } from 'node:module'

/**
 * Leaves the bringing of events to emulators/src/events (docs/adr/0027): firebase-tools acknowledges a message
 * whatever the function answered, and the Firestore emulator waits for a function before it tells of the next change.
 * Loaded into firebase-tools before it starts.
 */

/** What is used of firebase-tools 15.34.2, lib/emulator/pubsubEmulator.js and downloadableEmulators.js. */
interface PubsubEmulator {
  addTrigger(...trigger: unknown[]): Promise<void>
}
interface Starter {
  start(name: string, args: Record<string, unknown>, env?: object): Promise<void>
}

const require = createRequire(import.meta.url)
const pubsubType: PubsubEmulator = require('firebase-tools/lib/emulator/pubsubEmulator').PubsubEmulator
  .prototype
const starter: Starter = require('firebase-tools/lib/emulator/downloadableEmulators')
if (typeof pubsubType.addTrigger !== 'function' || typeof starter.start !== 'function') {
  throw new Error('firebase-tools has changed: see own-events.ts')
}

// Without a subscription of its own it delivers nothing.
pubsubType.addTrigger = async () => {}

const startOne = starter.start
starter.start = (name, args, env) => {
  const told =
    name === 'firestore' ? { ...args, functions_emulator: process.env.VIGIE_FIRESTORE_EVENTS } : args
  return startOne(name, told, env)
}
