import { defineConfig } from 'vitest/config'

/** Their files are each in homes and projects of their own; most of their time is spent waiting for the suite. */
const maxWorkers = 3

/**
 * One project per kind of test. `unit` needs nothing running; the other three need the suite, whose ports the
 * launcher passes in the environment (see emulators/src/suite/ports.ts).
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          // All of these limits only end what hangs: a machine that does other things too may be ten times slower.
          testTimeout: 60_000,
          include: [
            '{domain,functions,web,emulators}/src/**/*.test.{ts,tsx}',
            'emulators/{bin,conformance,oracle}/**/*.test.ts',
          ],
        },
      },
      {
        test: {
          name: 'rules',
          include: ['tests/rules/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          maxWorkers,
        },
      },
      {
        test: {
          name: 'api',
          include: ['tests/api/**/*.test.ts'],
          testTimeout: 240_000,
          hookTimeout: 120_000,
          maxWorkers,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          testTimeout: 240_000,
          hookTimeout: 120_000,
          globalSetup: 'tests/e2e/support/browser-server.ts',
          expect: { poll: { timeout: 30_000 } },
          maxWorkers: 2,
        },
      },
    ],
  },
})
