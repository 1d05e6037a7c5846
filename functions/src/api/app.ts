import express, { type Express } from 'express'
import { alertEndpoints } from './alert-endpoints.ts'
import { answerError } from './answer-error.ts'
import { ApiError } from './api-error.ts'
import { deviceEndpoints } from './device-endpoints.ts'
import { mount } from './endpoint.ts'
import { openApiDocument } from './openapi.ts'

const endpoints = [...alertEndpoints, ...deviceEndpoints]

/** /api (design section 8). The body is parsed before it comes here, by what runs the function. */
export const app: Express = express()

app.disable('x-powered-by')
app.disable('etag')
app.use((_req, res, next) => {
  // Hosting's network and the browser would keep an answer, and it is about people.
  res.set('Cache-Control', 'private, no-store')
  next()
})
app.get('/api/health', (_req, res) => {
  res.json({ data: { status: 'ok' } })
})
app.get('/api/openapi.json', (_req, res) => {
  res.json(openApiDocument(endpoints))
})
for (const endpoint of endpoints) mount(app, endpoint)
app.use(() => {
  throw new ApiError('notFound')
})
app.use(answerError)
