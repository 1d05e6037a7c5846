import { inspect } from 'node:util'
import { type RefusalCode, refusalStatus } from '@vigie/domain/api/refusals'
import { defaultLocale, type Locale, localeSchema } from '@vigie/domain/text'
import type { NextFunction, Request, Response } from 'express'
import * as logger from 'firebase-functions/logger'
import { failedWith } from '../data/grpc-codes.ts'
import { readLocale } from '../data/locale.ts'
import { ApiError, NamingError, StaleError, WaitError } from './api-error.ts'
import { fieldTexts, namesText, refusalTexts } from './error-texts.ts'

/** Ends a request that failed with `{data: {message, code, fields?, current?}}`. Nothing of our own code is told. */
export async function answerError(
  error: unknown,
  req: Request,
  res: Response,
  next: NextFunction,
): Promise<void> {
  if (res.headersSent) {
    next(error)
    return
  }
  const code = codeOf(error, res.locals.begun === true)
  const status = refusalStatus[code]
  if (status >= 500) logFault(error, req)
  const locale = await localeOf(req, res)
  const fields = error instanceof ApiError && error.fields !== null ? fieldMessages(error.fields, locale) : {}
  const current = error instanceof StaleError ? { current: error.current } : {}
  const names = error instanceof NamingError ? error.names : []
  if (error instanceof WaitError) res.set('Retry-After', String(error.seconds))
  const message = [refusalTexts[code][locale], ...namesText(names, locale)].join(' ')
  res.status(status).json({ data: { message, code, ...fields, ...current } })
}

/** Once the work has begun, a failure does not say that nothing was saved: the answer alone may have been lost. */
function codeOf(error: unknown, begun: boolean): RefusalCode {
  if (error instanceof ApiError) return error.code
  const passes = failedWith(error, 'deadlineExceeded', 'resourceExhausted', 'aborted', 'unavailable')
  if (begun) return passes ? 'noAnswer' : 'outcomeUnknown'
  return passes ? 'unavailable' : 'internal'
}

/**
 * The language the page is in, which says so with each call, for whoever just changed it on a screen that others share;
 * else that of the person's profile, which is read for those only who are let in.
 */
async function localeOf(req: Request, res: Response): Promise<Locale> {
  // A program that minds no language sends `*`, which says nothing about the person.
  const asked = req
    .acceptsLanguages()
    .map((tag) => localeSchema.safeParse(tag.split('-')[0]?.toLowerCase()).data)
  const known = asked.find((locale) => locale !== undefined)
  if (known) return known
  const { uid } = res.locals
  return (typeof uid === 'string' ? await readLocale(uid).catch(() => null) : null) ?? defaultLocale
}

function fieldMessages(fields: NonNullable<ApiError['fields']>, locale: Locale) {
  const messages = Object.entries(fields).map(([field, fault]) => [field, fieldTexts[fault][locale]])
  return { fields: Object.fromEntries(messages) }
}

/** By the path of its call and not of the request, in which a name may be typed. */
function logFault(error: unknown, { method, route }: Request): void {
  const path: unknown = route?.path
  logger.error(`/api failed: ${inspect(error)}`, { method, path: typeof path === 'string' ? path : null })
}
