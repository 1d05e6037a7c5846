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

const prepare = async () => {}

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
    mountOpen(app, openEndpoint({ call, prepare, run }))
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
  mountOpen(app, openEndpoint({ call, prepare, run }))
  app.use(answerError)
  await served(app, async (port) => {
    const body = `[${'0,'.repeat(8_000)}0]`
    const { status } = await fetch(`http://127.0.0.1:${port}${call.path}`, { method: 'POST', body })
    expect(status).toBe(413)
    expect(run).not.toHaveBeenCalled()
  })
})

test('its time begins once what it rests on is there', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  const [asked, ready, begun] = [0, 0, 0].map(() => Promise.withResolvers<void>())
  const app = express()
  const told: string[] = []
  const slowly = async () => {
    asked?.resolve()
    await ready?.promise
  }
  const run = async () => {
    told.push('begun')
    begun?.resolve()
    return {}
  }
  mountOpen(app, openEndpoint({ call, prepare: slowly, run }))
  app.get('/other', (_req, res) => void res.end())
  await served(app, async (port) => {
    const answer = fetch(`http://127.0.0.1:${port}${call.path}`, { method: 'POST' }).then(() =>
      told.push('answered'),
    )
    await asked?.promise
    await vi.advanceTimersByTimeAsync(1_500)
    expect(told).toEqual([])
    ready?.resolve()
    await begun?.promise
    await vi.advanceTimersByTimeAsync(1_999)
    await fetch(`http://127.0.0.1:${port}/other`)
    expect(told).toEqual(['begun'])
    await vi.advanceTimersByTimeAsync(1)
    await answer
    expect(told).toEqual(['begun', 'answered'])
  })
})
