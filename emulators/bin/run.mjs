#!/usr/bin/env node
import { ensurePackages } from './lib/install.mjs'
import { runProgram } from './lib/run-program.mjs'
import { reportFailure, UserError } from './lib/user-error.mjs'

/** The programs that npm scripts run once the packages are there. */
const programs = {
  bench: 'tests/bench/main.ts',
  'bootstrap-admin': 'emulators/src/launcher/bootstrap-admin.ts',
  'close-account': 'emulators/src/launcher/close-account.ts',
  dev: 'emulators/src/launcher/dev.ts',
  'fill-handover': 'emulators/src/launcher/fill-handover.ts',
  'fill-search': 'emulators/src/launcher/fill-search.ts',
  'restore-home': 'emulators/src/launcher/restore-home.ts',
  simulate: 'emulators/src/simulator/main.ts',
  suite: 'emulators/src/launcher/suite.ts',
}

const [name = '', ...args] = process.argv.slice(2)
try {
  const program = /** @type {Record<string, string>} */ (programs)[name]
  if (program === undefined) {
    throw new UserError(`"${name}" is not one of ${Object.keys(programs).join(', ')}.`)
  }
  await ensurePackages()
  runProgram(program, args)
} catch (error) {
  reportFailure(error)
}
