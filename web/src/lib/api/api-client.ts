import { z } from 'zod'
import { idToken } from '../firebase/auth.ts'
import { currentLocale } from '../i18n/i18n.ts'
import { leaveSession } from '../session/leave-session.ts'

/** What /api answers when it refuses (design section 8); the message is in the caller's language. */
const refusalSchema = z.object({ data: z.object({ message: z.string().min(1), code: z.string() }) })

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
 * Asks /api to do something, in the name of the person who is signed in.
 * @param path what follows /api, ids included
 * @throws ApiError when it was not done; a session that has ended is left for /login
 */
export async function apiPost(path: string, body: object = {}): Promise<void> {
  const response = await send(path, body)
  if (response.ok) return
  if (response.status === 401) await leaveSession('expired')
  const refusal = refusalSchema.safeParse(await response.json().catch(() => null))
  if (refusal.success) throw new ApiError(refusal.data.data.message, response.status, true)
  throw new ApiError(`/api answered ${response.status}`, response.status, false)
}

async function send(path: string, body: object): Promise<Response> {
  const known = idToken()
  // Not awaited where it is there: what a closing page sends must leave in the same turn.
  const token = typeof known === 'string' ? known : await known
  try {
    return await fetch(`/api${path}`, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${token ?? ''}`,
        'Accept-Language': currentLocale(),
        'Content-Type': 'application/json',
      },
      body: JSON.stringify(body),
      // So that a page that is being closed still sends what was asked.
      keepalive: true,
    })
  } catch {
    throw new ApiError('The server was not reached', null, false)
  }
}
