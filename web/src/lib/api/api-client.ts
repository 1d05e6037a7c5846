import { addressOf, type Call, type Request } from '@vigie/domain/api/call'
import i18next from 'i18next'
import { z } from 'zod'
import { idToken } from '../firebase/auth.ts'
import { currentLocale } from '../i18n/i18n.ts'
import { leaveSession } from '../session/leave-session.ts'
import { isAct } from './acts.ts'

/** What /api answers when it refuses; the message is in the caller's language. */
const refusalSchema = z.object({
  data: z.object({ message: z.string().min(1), code: z.string(), current: z.unknown().optional() }),
})

const envelopeSchema = z.object({ data: z.unknown() })

/** A call that was answered by nothing that can be understood. */
export interface Unanswered {
  operationId: string
  /** The last id of its path, which says what it was about; empty where it has none. */
  id: string
}

/** A call that did not do what was asked; `unanswered` is null for any other failure than that. */
export class ApiError extends Error {
  /** The HTTP status, or null when the server was not reached. */
  readonly status: number | null
  /** Whether the message is in the person's language, fit to be shown: the server's own, mostly. */
  readonly fromServer: boolean

  readonly unanswered: Unanswered | null

  /** What the record says by now, where the person would have written over what they had not seen. */
  readonly current: unknown

  /** Which refusal of the server it is; null where it is none. */
  readonly code: string | null

  constructor(
    message: string,
    status: number | null,
    fromServer: boolean,
    unanswered: Unanswered | null = null,
    current: unknown = null,
    code: string | null = null,
  ) {
    super(message)
    this.name = 'ApiError'
    this.status = status
    this.fromServer = fromServer
    this.unanswered = unanswered
    this.current = current
    this.code = code
  }
}

/**
 * Makes a call of /api in the name of the person who is signed in; answers what stands under `data`.
 * @throws ApiError when it was not done, or when it is not known whether it was; a session that has ended is left for
 * /login, which says of an act that it was not done
 */
export async function callApi<A extends z.ZodType, C extends Call & { readonly answer: A }>(
  call: C & { readonly answer: A },
  request: Request<C>,
): Promise<z.output<A>> {
  const { ok, status, text } = await send(call, request)
  const content = contentOf(text)
  if (status === 401) await leaveSession('expired', isAct(call))
  if (ok) {
    const answer = call.answer.safeParse(envelopeSchema.safeParse(content).data?.data)
    if (answer.success) return answer.data
  }
  const refusal = refusalOf(text, status)
  if (refusal) throw refusal
  const { operationId } = call
  const id = String(Object.values(request.params).at(-1) ?? '')
  throw new ApiError(`${operationId} answered ${status}`, status, false, { operationId, id })
}

/** Why the server refused, in its own words; null where it has not said. */
export function refusalOf(text: string, status: number): ApiError | null {
  const refusal = refusalSchema.safeParse(contentOf(text))
  if (!refusal.success) return null
  const { message, current, code } = refusal.data.data
  return new ApiError(message, status, true, null, current, code)
}

/** What is no JSON is no answer of ours: it is told by its status. */
function contentOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/**
 * How long a call may take in all, in milliseconds. An instance that has to start answers within some 10 s; whoever has
 * acknowledged an alert is not left to believe it for longer than they would wait before they look again.
 */
const answerWithinMs = 15_000

/** What a page that is being closed may still send: https://fetch.spec.whatwg.org/#http-network-or-cache-fetch */
const keptAliveBytes = 64 * 1024

async function send<C extends Call>(call: C, { params, query, body }: Request<C>) {
  const deadline = AbortSignal.timeout(answerWithinMs)
  const known = idToken()
  const content = call.method === 'get' ? null : JSON.stringify(body ?? {})
  try {
    // Not awaited where it is there: what a closing page sends must leave in the same turn.
    const token = typeof known === 'string' ? known : await Promise.race([known, rejectedAt(deadline)])
    const response = await fetch(addressOf(call, params, query), {
      method: call.method.toUpperCase(),
      headers: {
        ...authorizationFor(call, token),
        'Accept-Language': currentLocale(),
        ...(content !== null && { 'Content-Type': 'application/json' }),
      },
      body: content,
      // A character is three bytes at most.
      keepalive: (content?.length ?? 0) * 3 < keptAliveBytes,
      signal: deadline,
    })
    return { ok: response.ok, status: response.status, text: await response.text() }
  } catch (error) {
    if (error instanceof ApiError) throw error
    throw new ApiError('The server was not reached', null, false)
  }
}

/**
 * The header that says who asks: none where nobody has to and nobody is signed in.
 * @throws ApiError where somebody has to, and the token is none
 */
export function authorizationFor(
  { isOpen = false }: Pick<Call, 'isOpen'>,
  token: unknown,
): Readonly<Record<string, string>> {
  if (typeof token === 'string') return { Authorization: `Bearer ${token}` }
  if (isOpen) return {}
  throw new ApiError(i18next.t('failure.invalidToken'), null, true)
}

/** Asking for a token has no signal of its own to end it. */
function rejectedAt(deadline: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    deadline.addEventListener('abort', () => reject(deadline.reason))
  })
}
