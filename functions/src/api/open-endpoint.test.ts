import { defineCall, nothing } from '@vigie/domain/api/call'
import express from 'express'
import { afterEach, expect, test, vi } from 'vitest'
import { served } from '../limits/served.fixture.ts'
import { answerError } from './answer-error.ts'
import { mountOpen, openEndpoint } from './open-endpoint.ts'

afterEach(() => {
  vi.useRealTimers()
})

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

test.each(['does something', 'fails'])(
  'a call that anybody may make is not answered before its time, where it %s',
  async (does) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
    const begun = Promise.withResolvers<void>()
    const app = express()
    const run = async () => {
      begun.resolve()
      if (does === 'fails') throw new Error('failed')
      return {}
    }
    mountOpen(app, openEndpoint({ call, run }))
    app.get('/other', (_req, res) => void res.end())
    await served(app, async (port) => {
      const answered: string[] = []
      const ask = async (method: string, path: string) => {
        const { status } = await fetch(`http://127.0.0.1:${port}${path}`, { method })
        answered.push(`${path} ${status}`)
      }
      const asked = ask('POST', call.path)
      await begun.promise
      await vi.advanceTimersByTimeAsync(1_999)
      // By then the first would have been answered, if it were not waiting for the clock.
      await ask('GET', '/other')
      await ask('GET', '/other')
      await vi.advanceTimersByTimeAsync(1)
      await asked
      const status = does === 'fails' ? 500 : 200
      expect(answered).toEqual(['/other 200', '/other 200', `${call.path} ${status}`])
    })
  },
)

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
