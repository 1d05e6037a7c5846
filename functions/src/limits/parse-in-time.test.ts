import express, { raw } from 'express'
import { expect, test } from 'vitest'
import { parseInTime } from './parse-in-time.ts'
import { halfSent, served, untilClosed } from './served.fixture.ts'

/** Reads a body in time, and does something before it answers. */
function reading(beforeAnswer = () => {}) {
  const app = express()
  app.post('/', async (req, res) => {
    const failure = await parseInTime(raw({ type: () => true }), req, res, 50)
    beforeAnswer()
    res.json(failure ?? String(req.body))
  })
  return app
}

test('a body of which one byte comes fails, and the connection is hung up', () =>
  served(reading(), async (port) => expect(await untilClosed(halfSent(port))).toMatch(/"status":408}$/)))

test('a body that drips fails as one that does not come', async () => {
  let drip: NodeJS.Timeout | undefined
  // What is written once the server has hung up fails, and takes with it what it has answered.
  const app = reading(() => clearInterval(drip))
  await served(app, async (port) => {
    const socket = halfSent(port)
    drip = setInterval(() => socket.write(' '), 10)
    expect(await untilClosed(socket)).toMatch(/"status":408}$/)
  })
})

test('a body that is there is read, and the connection stays for the next', () =>
  served(reading(), async (port) => {
    const answer = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: 'whole' })
    expect([answer.headers.get('connection'), await answer.json()]).toEqual(['keep-alive', 'whole'])
  }))
