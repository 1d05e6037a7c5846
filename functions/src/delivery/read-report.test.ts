import express from 'express'
import { expect, test } from 'vitest'
import { halfSent, served, untilClosed } from '../limits/served.fixture.ts'
import { readReport } from './read-report.ts'

test('a report that does not come to its end in time is refused with 408', async () => {
  const app = express()
  app.post('/', async (req, res) => void res.json(await readReport(req, res, 50)))
  await served(app, async (port) => expect(await untilClosed(halfSent(port))).toMatch(/\r\n408$/))
})
