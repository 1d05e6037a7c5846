import { addressOf, type Call, type Request } from '@vigie/domain/api/call'
import { z } from 'zod'
import { idToken } from '../firebase/auth.ts'
import { currentLocale } from '../i18n/i18n.ts'
import { leaveSession } from '../session/leave-session.ts'

/** What /api answers when it refuses; the message is in the caller's language. */
const refusalSchema = z.object({ data: z.object({ message: z.string().min(1), code: z.string() }) })

const envelopeSchema = z.object({ data: z.unknown() })

/** A call that did not do what was asked. */
export class ApiError extends Error {
  /** The HTTP status, or null when the server was not reached. */
  readonly status: number | null
  /** Whether the message is the server's own, fit to be shown. */
  readonly fromServer: boolean

  constructor(message: string, status: number | null, fromServer: boolean) {
    super(message)
    this.name = 'ApiError'
    this.status = status
    this.fromServer = fromServer
  }
}

/**
 * Makes a call of /api in the name of the person who is signed in; answers what stands under `data`.
 * @throws ApiError when it was not done, or when it is not known whether it was; a session that has ended is left for
 * /login
 */
export async function callApi<A extends z.ZodType, C extends Call & { readonly answer: A }>(
  call: C & { readonly answer: A },
  request: Request<C>,
): Promise<z.output<A>> {
  const response = await send(call, request)
  const content: unknown = await response.json().catch(() => null)
  if (response.status === 401) await leaveSession('expired')
  if (response.ok) {
    const answer = call.answer.safeParse(envelopeSchema.safeParse(content).data?.data)
    if (answer.success) return answer.data
  }
  const refusal = refusalSchema.safeParse(content)
  if (refusal.success) throw new ApiError(refusal.data.data.message, response.status, true)
  throw new ApiError(`${call.operationId} answered ${response.status}`, response.status, false)
}

/** What a page that is being closed may still send: https://fetch.spec.whatwg.org/#http-network-or-cache-fetch */
const keptAliveBytes = 64 * 1024

async function send<C extends Call>(call: C, { params, query, body }: Request<C>): Promise<Response> {
  const known = idToken()
  // Not awaited where it is there: what a closing page sends must leave in the same turn.
  const token = typeof known === 'string' ? known : await known
  const content = call.method === 'get' ? null : JSON.stringify(body ?? {})
  try {
    return await fetch(addressOf(call, params, query), {
      method: call.method.toUpperCase(),
      headers: {
        Authorization: `Bearer ${token ?? ''}`,
        'Accept-Language': currentLocale(),
        ...(content !== null && { 'Content-Type': 'application/json' }),
      },
      body: content,
      // A character is three bytes at most.
      keepalive: (content?.length ?? 0) * 3 < keptAliveBytes,
    })
  } catch {
    throw new ApiError('The server was not reached', null, false)
  }
}
