import type { Method } from '@vigie/domain/api/call'
import express, { type Express, type NextFunction, type Request, type Response } from 'express'
import { strangerCost } from '../limits/address-limit.ts'
import { accountEndpoints } from './account-endpoints.ts'
import { alertEndpoints } from './alert-endpoints.ts'
import { answerError } from './answer-error.ts'
import { ApiError } from './api-error.ts'
import { awayEndpoints } from './away-endpoints.ts'
import { beneficiaryEndpoints } from './beneficiary-endpoints.ts'
import { deviceEndpoints } from './device-endpoints.ts'
import { documentEndpoints } from './document-endpoints.ts'
import { draftEndpoints } from './draft-endpoints.ts'
import { mount } from './endpoint.ts'
import { escalationEndpoints } from './escalation-endpoints.ts'
import { establishmentEndpoints } from './establishment-endpoints.ts'
import { mountFile } from './file-endpoint.ts'
import { fileEndpoints } from './file-endpoints.ts'
import { cameUnreadable } from './front-door.ts'
import { handoverEndpoints } from './handover-endpoints.ts'
import { homeDocumentEndpoints } from './home-document-endpoints.ts'
import { keyEndpoints } from './key-endpoints.ts'
import { limitAddress } from './limits.ts'
import { messageEndpoints } from './message-endpoints.ts'
import { moodEndpoints } from './mood-endpoints.ts'
import { noteEndpoints } from './note-endpoints.ts'
import { mountOpen } from './open-endpoint.ts'
import { openApiDocument } from './openapi.ts'
import { peopleEndpoints } from './people-endpoints.ts'
import { photoEndpoints } from './photo-endpoints.ts'
import { playEndpoints } from './play-endpoints.ts'
import { profileEndpoints } from './profile-endpoints.ts'
import { pushEndpoints } from './push-endpoints.ts'
import { reportEndpoints } from './report-endpoints.ts'
import { ruleEndpoints } from './rule-endpoints.ts'
import { searchEndpoints } from './search-endpoints.ts'
import { snoozeEndpoints } from './snooze-endpoints.ts'
import { taskEndpoints } from './task-endpoints.ts'
import { trendEndpoints } from './trend-endpoints.ts'
import { unlockEndpoints } from './unlock-endpoints.ts'
import { userEndpoints } from './user-endpoints.ts'
import { userRecordEndpoints } from './user-record-endpoints.ts'

const endpoints = [
  ...alertEndpoints,
  ...awayEndpoints,
  ...beneficiaryEndpoints,
  ...deviceEndpoints,
  ...documentEndpoints,
  ...draftEndpoints,
  ...establishmentEndpoints,
  ...handoverEndpoints,
  ...homeDocumentEndpoints,
  ...keyEndpoints,
  ...messageEndpoints,
  ...moodEndpoints,
  ...noteEndpoints,
  ...peopleEndpoints,
  ...photoEndpoints,
  ...playEndpoints,
  ...profileEndpoints,
  ...pushEndpoints,
  ...snoozeEndpoints,
  ...taskEndpoints,
  ...escalationEndpoints,
  ...reportEndpoints,
  ...ruleEndpoints,
  ...searchEndpoints,
  ...trendEndpoints,
  ...unlockEndpoints,
  ...userEndpoints,
  ...userRecordEndpoints,
]
const calls = [...endpoints, ...accountEndpoints, ...fileEndpoints].map(({ call }) => call)

let written: string | undefined

/** What /api/openapi.json says, written once: that takes as long as ten other calls, and keeps all of them waiting. */
const openApiText = (): string => {
  written ??= JSON.stringify(openApiDocument(calls))
  return written
}

/** /api: every call of the browser (docs/architecture.md). */
export const app: Express = express()

app.disable('x-powered-by')
app.disable('etag')
app.use((req: Request, res: Response, next: NextFunction) => {
  res.set({
    // Hosting's network and the browser would keep an answer, and it is about people.
    'Cache-Control': 'private, no-store',
    // Whatever a file says it is, nothing of it runs in a page. Hosting says the same (firebase.json).
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'X-Content-Type-Options': 'nosniff',
  })
  if (cameUnreadable(req)) throw new ApiError('malformed')
  next()
})
for (const endpoint of endpoints) mount(app, endpoint)
for (const endpoint of accountEndpoints) mountOpen(app, endpoint)
for (const endpoint of fileEndpoints) mountFile(app, endpoint)

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
  .get(async (req, res) => {
    // Anybody may ask for it, and each time it is 800 kB.
    await limitAddress(req, res, strangerCost)
    res.type('json').send(openApiText())
  })
  .all(allowOnly(['get']))
for (const [path, ofPath] of Map.groupBy(calls, (call) => call.path)) {
  app.all(path, allowOnly(ofPath.map(({ method }) => method)))
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
