import { describe, expect, it } from 'vitest'
import { sendApi } from '../support/api.ts'
import { mostBytesOf, type Sized } from '../support/most-bytes.ts'

const get = async (path: string) => {
  const response = await fetch(`${process.env.VIGIE_HOSTING_URL}${path}`)
  return { status: response.status, content: await response.json() }
}

interface Operation {
  operationId: string
  requestBody?: { description: string; content: { 'application/json'?: { schema: Sized } } }
}

interface Shape {
  /** What is taken beside the named fields; missing: they are left out. */
  additionalProperties?: unknown
}

/** Every schema of an object within a schema. */
function objectsIn(schema: unknown): Shape[] {
  if (typeof schema !== 'object' || schema === null) return []
  const within = Object.values(schema).flatMap(objectsIn)
  return 'properties' in schema ? [schema as Shape, ...within] : within
}

describe('what anybody may ask', () => {
  it('whether /api is there', async () => {
    expect(await get('/api/health')).toEqual({ status: 200, content: { data: { status: 'ok' } } })
  })

  it('how each call is made', async () => {
    const { content } = await get('/api/openapi.json')
    const { operationId, requestBody, parameters, responses } =
      content.paths['/api/establishment/{eid}/alert/{aid}/resolve'].post

    expect(operationId).toBe('resolveAlert')
    expect(requestBody.description).toBe('At most 16000 bytes, not compressed.')
    expect(requestBody.content['application/json'].schema).toMatchObject({
      required: ['resolution', 'lastCallAt'],
      properties: { resolution: { enum: ['helped', 'falseAlarm', 'test', 'other'] } },
    })
    expect(parameters).toMatchObject([
      { name: 'eid', in: 'path', required: true },
      { name: 'aid', in: 'path', required: true },
    ])
    expect(Object.keys(responses)).toEqual([
      '200',
      '400',
      '401',
      '403',
      '404',
      '408',
      '409',
      '413',
      '415',
      '429',
      '500',
      '503',
    ])
    expect(responses[429].headers).toHaveProperty('Retry-After')
  })

  it('every body, and that no other field is taken in it than those that are named', async () => {
    const { content } = await get('/api/openapi.json')
    const bodies = Object.values<Record<string, Operation>>(content.paths)
      .flatMap((methods) => Object.values(methods))
      .flatMap(({ operationId, requestBody }) =>
        Object.values(requestBody?.content ?? {}).map(({ schema }) => [operationId, schema] as const),
      )
    expect(bodies.length).toBeGreaterThan(20)
    const open = bodies.filter(([, schema]) =>
      objectsIn(schema).some(({ additionalProperties = false }) => additionalProperties !== false),
    )
    expect(open.map(([operationId]) => operationId)).toEqual([])
  })

  it('how large a body may be: as large as what fits it, and no body of JSON is half a megabyte', async () => {
    const { content } = await get('/api/openapi.json')
    const bodies = Object.values<Record<string, Operation>>(content.paths)
      .flatMap((methods) => Object.values(methods))
      .flatMap(({ operationId, requestBody }) => {
        const schema = requestBody?.content['application/json']?.schema
        const limit = Number(requestBody?.description.match(/\d+/)?.[0])
        return schema ? { operationId, limit, needed: mostBytesOf(schema) } : []
      })
    expect(bodies.length).toBeGreaterThan(20)
    expect(bodies.filter(({ limit, needed }) => needed > limit)).toEqual([])
    expect(bodies.filter(({ limit, needed }) => limit > Math.max(16_000, 3 * needed))).toEqual([])
    expect(Math.max(...bodies.map(({ limit }) => limit))).toBeLessThan(500_000)
  })

  it('that a note and a task say something', async () => {
    const { content } = await get('/api/openapi.json')
    const ofResident = '/api/establishment/{eid}/beneficiary/{bid}'
    const bodyOf = (path: string) =>
      content.paths[`${ofResident}/${path}`].post.requestBody.content['application/json'].schema
    expect(bodyOf('message/{mid}').properties.text).toMatchObject({ minLength: 1, maxLength: 10_000 })
    const tasks: { properties: object }[] = bodyOf('task/{tid}').oneOf
    expect(tasks).toHaveLength(2)
    for (const { properties } of tasks)
      expect(properties).toMatchObject({ description: { minLength: 1, maxLength: 5_000 } })
  })

  it('which calls need no token', async () => {
    const { content } = await get('/api/openapi.json')
    const { security, responses } = content.paths['/api/user/createaccount'].post
    expect(security).toEqual([])
    expect(Object.keys(responses)).not.toContain('401')
    expect(content.paths['/api/user/confirm-email'].post).not.toHaveProperty('security')
  })
})

/** The addresses that the browser's calls have had from the start: each is spelt here, so that none changes with its definition. */
it.each([
  ['GET', '/api/users'],
  ['GET', '/api/user/somebody'],
  ['PATCH', '/api/users/somebody'],
  ['DELETE', '/api/users/somebody'],
  ['POST', '/api/user/verifyemail'],
  ['GET', '/api/establishment/home/getUsers'],
  ['POST', '/api/establishment/home/invitation'],
  ['POST', '/api/establishment/home/invite'],
  ['DELETE', '/api/establishment/home/revoke/somebody'],
  ['PATCH', '/api/establishment/home/role'],
  ['GET', '/api/search/roy'],
  ['GET', '/api/establishment/home/beneficiary/resident'],
  ['POST', '/api/establishment/home/beneficiary/resident/mood'],
  ['POST', '/api/establishment/home/beneficiary/resident/message/note'],
  ['GET', '/api/establishment/home/beneficiary/resident/message/note'],
  ['DELETE', '/api/establishment/home/beneficiary/resident/message/note'],
  ['POST', '/api/establishment/home/beneficiary/resident/task/task'],
  ['GET', '/api/establishment/home/beneficiary/resident/task/task'],
  ['DELETE', '/api/establishment/home/beneficiary/resident/task/task'],
  ['GET', '/api/establishment/home/beneficiary/resident/files'],
  ['PUT', '/api/establishment/home/beneficiary/resident/file'],
  ['GET', '/api/establishment/home/beneficiary/resident/file/document'],
  ['PATCH', '/api/establishment/home/beneficiary/resident/file/document'],
  ['DELETE', '/api/establishment/home/beneficiary/resident/file/document'],
])('%s %s is a call for people who are signed in', async (method, address) => {
  const { status, data } = await sendApi(null, address, { method, body: method === 'GET' ? null : '{}' })
  expect([status, data.code]).toEqual([401, 'unauthenticated'])
})

it.each(['/api/user/createaccount', '/api/user/resetpassword'])(
  'POST %s is a call for anybody',
  async (address) => {
    const { status, data } = await sendApi(null, address)
    expect([status, data.code]).toEqual([400, 'invalidRequest'])
  },
)
