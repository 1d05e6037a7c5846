import type { Response } from 'express'

/** What a simulated provider replies; `body` is sent as JSON, and none is sent when it is undefined. */
export interface Answer {
  status: number
  body?: unknown
  headers?: Record<string, string>
}

/** Writes `answer`, unless the client has gone meanwhile (which a slow or held request expects). */
export function sendAnswer(res: Response, answer: Answer): void {
  if (res.destroyed) return
  res.status(answer.status).set(answer.headers ?? {})
  if (answer.body === undefined) res.end()
  else res.json(answer.body)
}
