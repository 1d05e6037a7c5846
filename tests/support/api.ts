import type { TestPerson } from './people.ts'

export interface ApiAnswer {
  status: number
  data: Record<string, unknown>
}

/** Calls /api through Hosting, as the browser does; null: nobody is signed in. */
export async function callApi(
  person: Pick<TestPerson, 'idToken'> | null,
  path: string,
  { body = {}, locale = 'en' }: { body?: object; locale?: string | null } = {},
): Promise<ApiAnswer> {
  const headers = new Headers({ 'content-type': 'application/json' })
  if (person) headers.set('authorization', `Bearer ${person.idToken}`)
  // Fetch would otherwise ask for any language.
  headers.set('accept-language', locale ?? '*')
  const response = await fetch(`${process.env.VIGIE_HOSTING_URL}/api${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  })
  const { data } = (await response.json()) as { data: Record<string, unknown> }
  return { status: response.status, data }
}
