import { globSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { LongestFirst } from './emulators/src/launcher/longest-first.ts'

/** It only ends what hangs: a machine that does other things too may be ten times slower. */
const testTimeout = 60_000

/** A core less would be Vitest's choice, and leave one of two without work. */
const cores = availableParallelism()

/**
 * The files of a worker share what they import (`isolate: false`): loading it anew for each took half of the units' time
 * and more. Not those that mock a module or say otherwise where something is, which must not be so for the others.
 */
const mocking = (pattern: string) =>
  globSync(pattern).filter((file) => readFileSync(file, 'utf8').match(/vi\.(mock|stubEnv)\(/))
const mockingUnits = mocking('{domain,web,functions,emulators}/src/**/*.test.{ts,tsx}')
const mockingApi = mocking('tests/api/*.test.ts')

/** Nothing of what tests ask is lost on a connection that is being closed. */
const youngConnections = 'tests/support/young-connections.ts'

/** Their files are each in homes and projects of their own; most of their time is spent waiting for the suite. */
const maxWorkers = 3

/**
 * One project per kind of test. `unit` and `unit-apart` need nothing running; the others need the suite, whose ports
 * the launcher passes in the environment (see emulators/src/suite/ports.ts).
 */
export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          testTimeout,
          hookTimeout: testTimeout,
          maxWorkers: cores,
          isolate: false,
          include: [
            '{domain,web,functions,emulators}/src/**/*.test.{ts,tsx}',
            'emulators/{bin,conformance,oracle}/**/*.test.ts',
            'tests/mutation/**/*.test.ts',
          ],
          exclude: mockingUnits,
        },
      },
      {
        test: {
          name: 'unit-apart',
          testTimeout,
          // As many as of `unit`: Vitest then runs the two side by side, and refuses both where they differ.
          maxWorkers: cores,
          include: [...mockingUnits, 'tests/simulated/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'rules',
          isolate: false,
          include: ['tests/rules/**/*.test.ts'],
          setupFiles: ['tests/rules/few-connections.ts', 'tests/support/protos-once.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          maxWorkers,
        },
      },
      {
        test: {
          name: 'api',
          isolate: false,
          include: ['tests/api/**/*.test.ts'],
          exclude: mockingApi,
          setupFiles: youngConnections,
          testTimeout: 240_000,
          hookTimeout: 120_000,
          maxWorkers,
        },
      },
      {
        test: {
          name: 'api-apart',
          include: mockingApi,
          setupFiles: youngConnections,
          testTimeout: 240_000,
          hookTimeout: 120_000,
          maxWorkers,
        },
      },
      {
        test: {
          name: 'e2e',
          isolate: false,
          include: ['tests/e2e/**/*.test.ts'],
          setupFiles: [youngConnections, 'tests/e2e/support/after-each.ts'],
          testTimeout: 240_000,
          hookTimeout: 120_000,
          globalSetup: 'tests/e2e/support/browser-server.ts',
          expect: { poll: { timeout: 30_000 } },
          // They wait longer than the others: for what is told, undone or given up after seconds.
          maxWorkers: maxWorkers + 1,
        },
      },
    ],
  },
})
