import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

const module = fileURLToPath(new URL('./without-domains.ts', import.meta.url))

/** Two calls as functions-framework makes them, the first of which leaves a rejection unawaited. */
const twoCalls = `
import domain from 'node:domain'
import { setTimeout as pause } from 'node:timers/promises'
import { failingAlone, withoutDomains } from ${JSON.stringify(module)}
withoutDomains()
const call = (work) => new Promise((resolve) => {
  domain.create().run(() => process.nextTick(() => resolve(failingAlone(work))))
})
const all = await Promise.allSettled([
  call(async () => { void Promise.reject(new Error('left alone')); await pause(50) }),
  call(async () => { await pause(50) }),
])
process.stdout.write(all.map(({ status }) => status).join(' '))
`

it('a rejection that nobody awaits fails its own call, and neither the process nor the call beside it', async () => {
  const node = promisify(execFile)
  const { stdout } = await node(process.execPath, ['--input-type=module', '--eval', twoCalls])
  expect(stdout.split('\n').at(-1)).toBe('rejected fulfilled')
})
