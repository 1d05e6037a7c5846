import type { RefusalCode } from '@vigie/domain/api/refusals'
import { cutText } from '@vigie/domain/cut-text'
import type { z } from 'zod'
import type { FieldFault } from './error-texts.ts'

/** A request that is refused, and why; the answer's words are chosen later, in the caller's language. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly code: RefusalCode
  /** What is wrong with which field, by the field's path in the request. */
  readonly fields: Readonly<Record<string, FieldFault>> | null

  constructor(code: RefusalCode, fields: ApiError['fields'] = null, options?: ErrorOptions) {
    super(code, options)
    this.code = code
    this.fields = fields
  }
}

/** A request that is refused because of some people, whom whoever asks may know by name. */
export class NamingError extends ApiError {
  readonly names: readonly string[]

  constructor(code: RefusalCode, names: readonly string[]) {
    super(code)
    this.names = names
  }
}

/** A request that is refused for now; it may be made again once so many seconds are over. */
export class WaitError extends ApiError {
  readonly seconds: number

  constructor(code: RefusalCode, seconds: number) {
    super(code)
    this.seconds = seconds
  }
}

/** A request that would write over what whoever asks has not seen, and what the record holds by now, as they may read it. */
export class StaleError extends ApiError {
  readonly current: object

  constructor(code: RefusalCode, current: object) {
    super(code)
    this.current = current
  }
}

/** The refusal of a request that does not fit its schema, with the first fault of each field; the issues must carry their input (`reportInput`). */
export function invalidRequest(issues: z.ZodError['issues']): ApiError {
  return new ApiError('invalidRequest', Object.fromEntries(issues.toReversed().flatMap(faultsIn)))
}

/** Of fields that a call does not know so many are named. */
const mostNamed = 20

function faultsIn(issue: z.ZodError['issues'][number]): [string, FieldFault][] {
  const { path, input } = issue
  if (issue.code === 'unrecognized_keys')
    return issue.keys.slice(0, mostNamed).map((key) => [[...path, cutText(key, 100)].join('.'), 'unknown'])
  const isEmpty = input === undefined || input === ''
  return [[path.join('.'), isEmpty ? 'missing' : 'invalid']]
}
