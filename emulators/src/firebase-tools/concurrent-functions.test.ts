import { spawn } from 'node:child_process'
import { EventEmitter, once } from 'node:events'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { expect, it, vi } from 'vitest'
import './concurrent-functions.ts'

const require = createRequire(import.meta.url)
const { RuntimeWorkerPool } = require('firebase-tools/lib/emulator/functionsRuntimeWorker')
const { FunctionsEmulator } = require('firebase-tools/lib/emulator/functionsEmulator')

it('answers a call that it cannot hand on, and goes on', async () => {
  const told = vi.spyOn(console, 'error').mockReturnValue()
  const answer = { headersSent: false, writeHead: vi.fn(() => ({ end: vi.fn() })) }
  const reason = new Error('no worker is idle')
  const emulator = {
    triggers: { deliver: {} },
    getTriggerRecordByKey() {
      throw reason
    },
  }
  const request = { method: 'POST', params: { trigger_name: 'deliver' } }
  try {
    await FunctionsEmulator.prototype.handleHttpsTrigger.call(emulator, request, answer)
    expect(answer.writeHead).toHaveBeenCalledWith(503)
    expect(told).toHaveBeenCalledWith(expect.any(String), reason)
  } finally {
    told.mockRestore()
  }
})

it('ends the process of a function that is not there in time', async () => {
  vi.stubEnv('FUNCTIONS_DISCOVERY_TIMEOUT', '0.2')
  const deaf = createServer()
  await once(deaf.listen(0, '127.0.0.1'), 'listening')
  const { port } = deaf.address() as AddressInfo
  const process = spawn('sleep', ['60'])
  const ended = once(process, 'exit')
  const runtime = {
    process,
    events: new EventEmitter(),
    conn: { httpReqOpts: () => ({ host: '127.0.0.1', port }) },
  }
  try {
    const pool = new RuntimeWorkerPool()
    const worker = pool.addWorker({ id: 'slow', timeoutSeconds: 60 }, runtime, {}, 'nodejs24')
    await expect(worker.waitForSocketReady()).rejects.toThrow('Failed to load function.')
    await ended
    expect(pool.getIdleWorker('slow', 'nodejs24')).toBeUndefined()
  } finally {
    process.kill('SIGKILL')
    deaf.closeAllConnections()
    deaf.close()
    vi.unstubAllEnvs()
  }
})
