import { createRequire } from 'node:module'

/**
 * Keeps firebase-tools from telling of each call more than once: in a debug log that is thrown away (docs/adr/0008), in another that
 * keeps each line in memory for a page that the suite does not have, and in three lines beside the one of who asked for what. Telling
 * took a sixth of its processor time. What functions say themselves, warnings and failures are told as before. Loaded into
 * firebase-tools before it starts.
 */

type Say = (text: unknown, ...more: unknown[]) => unknown
/** What is used of firebase-tools 15.34.2, lib/logger.js, lib/emulator/loggingEmulator.js and functionsRuntimeWorker.js. */
interface Logger {
  debug: Say
  info: Say
  remove(transport: unknown): unknown
}
interface LoggingEmulator {
  transport: unknown
  start(): Promise<void>
}
interface Worker {
  logInfo(text: string): void
}

const require = createRequire(import.meta.url)
const { logger }: { logger: Logger } = require('firebase-tools/lib/logger')
const { LoggingEmulator } = require('firebase-tools/lib/emulator/loggingEmulator')
const { RuntimeWorker } = require('firebase-tools/lib/emulator/functionsRuntimeWorker')
const loggingType: LoggingEmulator = LoggingEmulator.prototype
const workerType: Worker = RuntimeWorker.prototype
for (const method of [logger.debug, logger.info, logger.remove, loggingType.start, workerType.logInfo]) {
  if (typeof method !== 'function') throw new Error('firebase-tools has changed: see quiet-log.ts')
}

logger.debug = () => logger
// firebase-tools waits for its port.
const startLogging = loggingType.start
loggingType.start = async function start(this: LoggingEmulator) {
  await startLogging.call(this)
  logger.remove(this.transport)
}
// Of a worker it says nothing else than that a call begins and ends.
workerType.logInfo = () => {}

// Hosting says of each call besides who asked for what, and how it was answered.
const say = logger.info.bind(logger)
logger.info = (text, ...more) =>
  String(text).startsWith('[hosting] Rewriting ') ? logger : say(text, ...more)
