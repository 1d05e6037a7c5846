import express, { type Response, Router } from 'express'
import type { z } from 'zod'
import { type Faults, faultRequestSchema } from './faults.ts'
import { messageFilterSchema, type Outbox, type OutboxChange } from './outbox.ts'

/**
 * What tests and the page use, and no provider has: `GET|DELETE /messages`, `GET /messages/stream` (server-sent
 * events `message` and `cleared`), `GET|POST|DELETE /faults`. A request that does not fit is a 400 with `issues`.
 */
export function controlRoutes(outbox: Outbox, faults: Faults): Router {
  const router = Router()

  router.get('/messages', (req, res) => {
    const filter = messageFilterSchema.safeParse(req.query)
    if (filter.success) res.json(outbox.list(filter.data))
    else refuse(res, filter.error)
  })
  router.delete('/messages', (_req, res) => {
    outbox.clear()
    res.status(204).end()
  })
  router.get('/messages/stream', (_req, res) => {
    res.set({ 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' })
    res.flushHeaders()
    const write = (change: OutboxChange) => {
      res.write(
        `event: ${change.type}\ndata: ${change.type === 'message' ? JSON.stringify(change.message) : ''}\n\n`,
      )
    }
    res.once('close', outbox.onChange(write))
  })

  router.get('/faults', (_req, res) => {
    res.json(faults.list())
  })
  router.post('/faults', express.json(), (req, res) => {
    const request = faultRequestSchema.safeParse(req.body)
    if (request.success) res.status(201).json(faults.add(request.data))
    else refuse(res, request.error)
  })
  router.delete('/faults', (_req, res) => {
    faults.clear()
    res.status(204).end()
  })
  return router
}

function refuse(res: Response, { issues }: z.ZodError): void {
  res.status(400).json({ issues: issues.map(({ path, message }) => `${path.join('.')}: ${message}`) })
}
