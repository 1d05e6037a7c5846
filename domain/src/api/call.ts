import { z } from 'zod'
import type { RefusalCode } from './refusals.ts'

export type Method = 'get' | 'put' | 'patch' | 'delete' | 'post'

/**
 * One call of /api as both sides know it: the browser makes it by this, the function serves it by this, and
 * /api/openapi.json is printed from it. Path and query are text on the way, so their schemas take text.
 */
export interface Call<
  Params extends z.ZodObject = z.ZodObject,
  Query extends z.ZodObject = z.ZodObject,
  Body extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
> {
  /** Its name in the OpenAPI document. */
  readonly operationId: string
  readonly method: Method
  /** As Express writes it: `:name` for each of `params`. */
  readonly path: `/api/${string}`
  readonly summary: string
  /** Whether somebody who is not signed in may make it. */
  readonly isOpen: boolean
  /** Whether somebody may make it whose address is not verified. */
  readonly takesUnverified: boolean
  readonly params: Params
  readonly query: Query
  readonly body: Body
  /** The largest body, in bytes. */
  readonly bodyLimit: number
  /** Whether the body is a form with one file in it (`multipart/form-data`) instead of JSON. */
  readonly isForm: boolean
  /** What stands under `data`. */
  readonly answer: Answer
  /** How it may refuse, beside what every call may. */
  readonly refusals: readonly RefusalCode[]
}

/**
 * A call that answers with a file as it is stored instead of JSON: whole, or the one part that a `Range` header asks for, of
 * which no more than `mostBytesOfPart` comes at once (docs/adr/0023-files-are-read-through-the-api.md).
 */
export interface FileCall<Params extends z.ZodObject = z.ZodObject>
  extends Pick<
    Call<Params, typeof nothing>,
    'operationId' | 'path' | 'summary' | 'params' | 'query' | 'refusals' | 'takesUnverified'
  > {
  readonly method: 'get'
}

/** The most of a file that one answer to a `Range` header holds: 8 MiB. A larger file is asked for in parts. */
export const mostBytesOfPart = 8 * 1024 * 1024

/** What the caller gives: the ids of the path, the query, the body. */
export interface Request<C extends Call> {
  readonly params: z.input<C['params']>
  readonly query?: z.input<C['query']>
  readonly body?: z.input<C['body']>
}

/**
 * 16 kB: what every call takes unless it says otherwise, each character of its texts written in six bytes (`\u00e9`). To read JSON takes an
 * instance up to 0.2 ms a kilobyte, and everybody waits for that, whoever sent it.
 */
export const defaultBodyLimit = 16_000

/** For calls that need no body or no query. */
export const nothing = z.object({})

type Definition<
  P extends z.ZodObject,
  Q extends z.ZodObject,
  B extends z.ZodType,
  A extends z.ZodType,
> = Omit<Call<P, Q, B, A>, 'query' | 'body' | 'bodyLimit' | 'isForm' | 'isOpen' | 'takesUnverified'> & {
  query?: Q
  body?: B
  bodyLimit?: number
  isForm?: true
  isOpen?: true
  takesUnverified?: true
}

/** A call, with what was left out as most calls have it: no query, no body, 16 kB, for people who are signed in and verified. */
export function defineCall<
  P extends z.ZodObject,
  A extends z.ZodType,
  Q extends z.ZodObject = typeof nothing,
  B extends z.ZodType = typeof nothing,
>(definition: Definition<P, Q, B, A>): Call<P, Q, B, A> {
  const none = {
    query: nothing,
    body: nothing,
    bodyLimit: defaultBodyLimit,
    isForm: false,
    isOpen: false,
    takesUnverified: false,
  }
  return { ...none, ...definition } as unknown as Call<P, Q, B, A>
}

/** A call for a file, with what all of them have. */
export function defineFileCall<P extends z.ZodObject>(
  definition: Omit<FileCall<P>, 'method' | 'query' | 'refusals' | 'takesUnverified'> &
    Partial<Pick<FileCall, 'refusals'>>,
): FileCall<P> {
  const refusals = ['forbidden', 'documentNotFound', 'noSuchPart', ...(definition.refusals ?? [])] as const
  return { ...definition, method: 'get', query: nothing, refusals, takesUnverified: false }
}

/** The address of a call, ids and query included. */
export function addressOf(
  { path }: Pick<Call, 'path'>,
  params: Readonly<Record<string, unknown>>,
  query: Readonly<Record<string, unknown>> = {},
): string {
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const asked = Object.entries(query).filter(([, value]) => value !== undefined)
  const search = new URLSearchParams(asked.map(([name, value]) => [name, String(value)])).toString()
  return search === '' ? filled : `${filled}?${search}`
}
