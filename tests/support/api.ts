import { addressOf, type Call, type Request } from '@vigie/domain/api/call'
import type { TestPerson } from './people.ts'

export interface ApiAnswer {
  status: number
  headers: Headers
  data: Record<string, unknown>
}

interface SendOptions {
  method?: string
  body?: BodyInit | null
  /** The language of the page; null: any. */
  locale?: string | null
  headers?: Record<string, string>
  origin?: string | undefined
}

/** Whom to call for: null, nobody is signed in. */
export type Caller = Pick<TestPerson, 'idToken'> | null

/** Calls /api through Hosting, as the browser does. */
export function callApi<C extends Call>(
  person: Caller,
  call: C,
  { params, query, body }: Request<C>,
  options: SendOptions = {},
): Promise<ApiAnswer> {
  const content = call.method === 'get' ? null : JSON.stringify(body ?? {})
  const method = call.method.toUpperCase()
  return sendApi(person, addressOf(call, params, query), { method, body: content, ...options })
}

/** Sends whatever one likes to /api, as a stranger to its definitions would. */
export async function sendApi(
  person: Caller,
  address: string,
  options: SendOptions = {},
): Promise<ApiAnswer> {
  const { method = 'POST', body = '{}', locale = 'en', origin = process.env.VIGIE_HOSTING_URL } = options
  const headers = new Headers(options.headers)
  // Of a form fetch says itself where its parts end.
  if (!(body instanceof FormData || headers.has('content-type')))
    headers.set('content-type', 'application/json')
  if (person) headers.set('authorization', `Bearer ${person.idToken}`)
  // Fetch would otherwise ask for any language.
  headers.set('accept-language', locale ?? '*')
  const response = await fetch(`${origin}${address}`, { method, headers, body })
  if (method === 'HEAD') return { status: response.status, headers: response.headers, data: {} }
  const { data } = (await response.json()) as { data: Record<string, unknown> }
  return { status: response.status, headers: response.headers, data }
}
