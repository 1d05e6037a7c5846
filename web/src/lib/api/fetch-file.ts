import { addressOf, type FileCall, mostBytesOfPart } from '@vigie/domain/api/call'
import type { z } from 'zod'
import { idToken } from '../firebase/auth.ts'
import { currentLocale } from '../i18n/i18n.ts'
import { leaveSession } from '../session/leave-session.ts'
import { ApiError, authorizationFor, refusalOf } from './api-client.ts'

/**
 * The bytes of a file, as a blob of the type that is stored: part by part, since no answer holds more than one part.
 * @throws ApiError when they cannot be had, and AbortError when `signal` ends it; a session that has ended is left for /login
 */
export async function fetchFile<C extends FileCall>(
  call: C,
  params: z.input<C['params']>,
  signal: AbortSignal,
): Promise<Blob> {
  const address = addressOf(call, params)
  const parts: Blob[] = []
  let had = 0
  let type = ''
  for (;;) {
    const answer = await fetchPart(call, address, had, signal)
    const part = await answer.blob()
    type = answer.headers.get('Content-Type') ?? ''
    if (answer.status === 200) return new Blob([part], { type })
    parts.push(part)
    had += part.size
    const [, total] = /\/(\d+)$/.exec(answer.headers.get('Content-Range') ?? '') ?? []
    if (part.size === 0 || had >= Number(total)) return new Blob(parts, { type })
  }
}

async function fetchPart({ operationId }: FileCall, address: string, start: number, signal: AbortSignal) {
  const authorization = authorizationFor({ isOpen: false }, await idToken())
  const answer = await fetch(address, {
    headers: {
      ...authorization,
      'Accept-Language': currentLocale(),
      Range: `bytes=${start}-${start + mostBytesOfPart - 1}`,
    },
    signal,
  }).catch((error: unknown) => {
    if (signal.aborted) throw error
    throw new ApiError('The server was not reached', null, false)
  })
  if (answer.ok) return answer
  if (answer.status === 401) await leaveSession('expired')
  throw (
    refusalOf(await answer.text(), answer.status) ??
    new ApiError(`${operationId} failed`, answer.status, false)
  )
}
