import express, { raw } from 'express'
import { expect, test } from 'vitest'
import { parseInTime } from './parse-in-time.ts'
import { halfSent, served, untilClosed } from './served.fixture.ts'

const app = express()
app.post('/', async (req, res) => {
  const failure = await parseInTime(raw({ type: () => true }), req, res, 50)
  res.json(failure ?? String(req.body))
})

test('a body of which one byte comes fails, and the connection is hung up', () =>
  served(app, async (port) => expect(await untilClosed(halfSent(port))).toMatch(/"status":408}$/)))

test('a body that drips fails as one that does not come', () =>
  served(app, async (port) => {
    const socket = halfSent(port)
    const drip = setInterval(() => socket.writable && socket.write(' '), 10)
    expect(await untilClosed(socket).finally(() => clearInterval(drip))).toMatch(/"status":408}$/)
  }))

test('a body that is there is read, and the connection stays for the next', () =>
  served(app, async (port) => {
    const answer = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: 'whole' })
    expect([answer.headers.get('connection'), await answer.json()]).toEqual(['keep-alive', 'whole'])
  }))
