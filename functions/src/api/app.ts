import type { Method } from '@vigie/domain/api/call'
import express, { type Express, type NextFunction, type Request, type Response } from 'express'
import { alertEndpoints } from './alert-endpoints.ts'
import { answerError } from './answer-error.ts'
import { ApiError } from './api-error.ts'
import { deviceEndpoints } from './device-endpoints.ts'
import { mount } from './endpoint.ts'
import { cameUnreadable } from './front-door.ts'
import { limitAddress } from './limits.ts'
import { openApiDocument } from './openapi.ts'
import { userEndpoints } from './user-endpoints.ts'

const endpoints = [...alertEndpoints, ...deviceEndpoints, ...userEndpoints]

/** /api: every call of the browser (docs/architecture.md). */
export const app: Express = express()

app.disable('x-powered-by')
app.disable('etag')
app.use((req: Request, res: Response, next: NextFunction) => {
  // Hosting's network and the browser would keep an answer, and it is about people.
  res.set('Cache-Control', 'private, no-store')
  if (cameUnreadable(req)) throw new ApiError('malformed')
  next()
})
for (const endpoint of endpoints) mount(app, endpoint)

// What no endpoint took is asked by nobody in particular.
app.use(async (req: Request, res: Response, next: NextFunction) => {
  await limitAddress(req, res)
  next()
})
app
  .route('/api/health')
  .get((_req, res) => {
    res.json({ data: { status: 'ok' } })
  })
  .all(allowOnly(['get']))
app
  .route('/api/openapi.json')
  .get((_req, res) => {
    res.json(openApiDocument(endpoints.map(({ call }) => call)))
  })
  .all(allowOnly(['get']))
for (const [path, ofPath] of Map.groupBy(endpoints, ({ call }) => call.path)) {
  app.all(path, allowOnly(ofPath.map(({ call }) => call.method)))
}
app.use(() => {
  throw new ApiError('notFound')
})
app.use(answerError)

/** Refuses what the methods before it left, and says which there are (RFC 9110, section 15.5.6). */
function allowOnly(methods: readonly Method[]) {
  return (_req: Request, res: Response) => {
    res.set('Allow', methods.join(', ').toUpperCase())
    throw new ApiError('methodNotAllowed')
  }
}
