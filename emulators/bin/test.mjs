#!/usr/bin/env node
import { ensurePackages } from './lib/install.mjs'
import { runProgram } from './lib/run-program.mjs'
import { reportFailure } from './lib/user-error.mjs'

try {
  await ensurePackages()
  runProgram('emulators/src/launcher/test.ts', process.argv.slice(2))
} catch (error) {
  reportFailure(error)
}
