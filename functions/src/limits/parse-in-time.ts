import type { Request, RequestHandler, Response } from 'express'

/**
 * How long a body may take, in milliseconds, from the moment we begin to read it. A call of the browser fits into one packet
 * and a provider's report comes from a data centre; while we wait for one, it keeps one of the 80 calls that an instance
 * answers at a time (docs/adr/0024-api-reads-its-own-bodies.md).
 */
export const bodyWithinMs = 5_000

/**
 * Lets a body parser read; resolves with why it failed, or undefined. What it has not read by then fails with status
 * 408, and its connection ends with the answer.
 */
export function parseInTime(
  parse: RequestHandler,
  request: Request,
  response: Response,
  withinMs: number,
): Promise<unknown> {
  return new Promise((resolve) => {
    const late = setTimeout(() => {
      // Else the client could go on with this body, and Node would wait for its end.
      response.set('Connection', 'close')
      resolve({ status: 408 })
    }, withinMs)
    parse(request, response, (failure?: unknown) => {
      clearTimeout(late)
      resolve(failure)
    })
  })
}
