import { defineCall, nothing } from '@vigie/domain/api/call'
import express from 'express'
import { expect, test, vi } from 'vitest'
import { served } from '../limits/served.fixture.ts'
import { answerError } from './answer-error.ts'
import { mountOpen, openEndpoint } from './open-endpoint.ts'

const call = defineCall({
  operationId: 'open',
  method: 'post',
  path: '/api/open',
  summary: 'For a test',
  isOpen: true,
  params: nothing,
  answer: nothing,
  refusals: [],
})

test('a call that anybody may make takes 16 kB, and is done with no more', async () => {
  const app = express()
  const run = vi.fn(async () => ({}))
  mountOpen(app, openEndpoint({ call, run }))
  app.use(answerError)
  await served(app, async (port) => {
    const body = `[${'0,'.repeat(8_000)}0]`
    const { status } = await fetch(`http://127.0.0.1:${port}${call.path}`, { method: 'POST', body })
    expect(status).toBe(413)
    expect(run).not.toHaveBeenCalled()
  })
})
