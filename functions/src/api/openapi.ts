import { z } from 'zod'
import type { Endpoint } from './endpoint.ts'
import { type RefusalCode, refusals } from './error-texts.ts'

/** How every endpoint may refuse. */
const always: readonly RefusalCode[] = [
  'invalidRequest',
  'unauthenticated',
  'sessionExpired',
  'emailNotVerified',
  'internal',
  'unavailable',
]

const refusalSchema = (codes: readonly RefusalCode[]) =>
  z.object({
    data: z.object({
      message: z.string(),
      code: z.enum(codes),
      fields: z.record(z.string(), z.string()).optional(),
    }),
  })

/** The OpenAPI 3.1 document of the endpoints, from the schemas they are served with. */
export function openApiDocument(endpoints: readonly Endpoint[]): object {
  return {
    openapi: '3.1.0',
    info: { title: 'Vigie', version: '1' },
    security: [{ idToken: [] }],
    components: {
      securitySchemes: { idToken: { type: 'http', scheme: 'bearer', bearerFormat: 'Firebase ID token' } },
    },
    paths: Object.fromEntries(
      endpoints.map((each) => [templateOf(each.path), { [each.method]: operation(each) }]),
    ),
  }
}

// Express writes `:eid` where OpenAPI writes `{eid}`.
const templateOf = (path: string) => path.replaceAll(/:(\w+)/g, '{$1}')

function operation({ summary, params, body, answer, refusals: own }: Endpoint): object {
  return {
    summary,
    parameters: parametersOf(params),
    requestBody: { content: json(jsonSchema(body, 'input')) },
    responses: {
      200: { description: 'Done', content: json(jsonSchema(z.object({ data: answer }), 'output')) },
      ...refusalResponses([...always, ...own]),
    },
  }
}

function parametersOf(params: z.ZodType): object[] {
  const { properties = {} } = jsonSchema(params, 'input')
  return Object.entries(properties).map(([name, schema]) => ({ name, in: 'path', required: true, schema }))
}

function refusalResponses(codes: readonly RefusalCode[]): object {
  const byStatus = Map.groupBy(codes, (code) => refusals[code].status)
  const responses = [...byStatus].map(([status, ofStatus]) => {
    const description = ofStatus.map((code) => refusals[code].message.en).join(' ')
    return [status, { description, content: json(jsonSchema(refusalSchema(ofStatus), 'output')) }]
  })
  return Object.fromEntries(responses)
}

const json = (schema: object) => ({ 'application/json': { schema } })

function jsonSchema(schema: z.ZodType, io: 'input' | 'output') {
  // OpenAPI 3.1 names its dialect once for the whole document.
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io })
  return rest
}
