import { type Call, type FileCall, mostBytesOfPart } from '@vigie/domain/api/call'
import { type RefusalCode, refusalStatus, staleRefusals } from '@vigie/domain/api/refusals'
import { z } from 'zod'
import { openCallsPerMinute } from '../limits/address-limit.ts'
import { refusalTexts } from './error-texts.ts'
import { callsAtOnce, callsPerMinute } from './limits.ts'

/** How every call may refuse. */
const always: readonly RefusalCode[] = ['malformed', 'invalidRequest', 'tooMany', 'internal', 'unavailable']
/** How every call may refuse that is for people who are signed in. */
const ofSignedIn: readonly RefusalCode[] = ['unauthenticated', 'sessionExpired', 'emailNotVerified']
/** How every call may refuse that changes something. */
const ofWriting: readonly RefusalCode[] = [
  'tooSlow',
  'tooLarge',
  'encodingNotTaken',
  'outcomeUnknown',
  'noAnswer',
]

const retryAfter = {
  'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer', minimum: 0 } },
}

const refusalSchema = (codes: readonly RefusalCode[]) =>
  z.object({
    data: z.object({
      message: z.string(),
      code: z.enum(codes),
      fields: z.record(z.string(), z.string()).optional(),
      ...(codes.some((code) => staleRefusals.includes(code)) && {
        current: z.record(z.string(), z.unknown()).optional(),
      }),
    }),
  })

/** The OpenAPI 3.1 document of the calls, from the definitions that both sides use. */
export function openApiDocument(calls: readonly (Call | FileCall)[]): object {
  const byPath = Map.groupBy(calls, ({ path }) => templateOf(path))
  return {
    openapi: '3.1.0',
    info: {
      title: 'Vigie',
      version: '1',
      description: `A person may make ${callsPerMinute.ofOnePerson} calls a minute, an address ${callsPerMinute.ofOneAddress}; a person ${callsAtOnce} at a time. Of calls that need no token an address may make ${openCallsPerMinute} a minute.`,
    },
    security: [{ idToken: [] }],
    components: {
      securitySchemes: { idToken: { type: 'http', scheme: 'bearer', bearerFormat: 'Firebase ID token' } },
    },
    paths: Object.fromEntries(
      [...byPath].map(([path, ofPath]) => [
        path,
        Object.fromEntries(
          ofPath.map((call) => [call.method, 'answer' in call ? operation(call) : fileOperation(call)]),
        ),
      ]),
    ),
  }
}

// Express writes `:eid` where OpenAPI writes `{eid}`.
const templateOf = (path: string) => path.replaceAll(/:(\w+)/g, '{$1}')

function operation({ operationId, method, summary, isOpen, body, bodyLimit, isForm, ...call }: Call): object {
  const reads = method === 'get'
  return {
    operationId,
    summary,
    ...(isOpen && { security: [] }),
    parameters: [...parametersOf(call.params, 'path'), ...parametersOf(call.query, 'query')],
    ...(reads ? {} : { requestBody: requestBody(body, bodyLimit, isForm) }),
    responses: {
      200: { description: 'Done', content: json(jsonSchema(z.object({ data: call.answer }), 'output')) },
      ...refusalResponses([
        ...always,
        ...(isOpen ? [] : ofSignedIn),
        ...(reads ? [] : ofWriting),
        ...call.refusals,
      ]),
    },
  }
}

function fileOperation({ operationId, summary, params, refusals }: FileCall): object {
  const range = {
    name: 'Range',
    in: 'header',
    required: false,
    schema: { type: 'string' },
    description: `One part of the file, of which at most ${mostBytesOfPart} bytes come at once.`,
  }
  const content = { '*/*': { schema: { type: 'string', format: 'binary' } } }
  return {
    operationId,
    summary,
    parameters: [...parametersOf(params, 'path'), range],
    responses: {
      200: { description: 'The whole file', content },
      206: { description: 'The part of it that Content-Range names', content },
      ...refusalResponses([...always, ...ofSignedIn, ...refusals]),
    },
  }
}

const requestBody = (body: z.ZodType, limit: number, isForm: boolean) => ({
  description: `At most ${limit} bytes, not compressed.`,
  content: { [isForm ? 'multipart/form-data' : 'application/json']: { schema: jsonSchema(body, 'input') } },
})

function parametersOf(schema: z.ZodType, where: 'path' | 'query'): object[] {
  const { properties = {}, required = [] } = jsonSchema(schema, 'input')
  return Object.entries(properties).map(([name, each]) => ({
    name,
    in: where,
    required: required.includes(name),
    schema: each,
  }))
}

function refusalResponses(codes: readonly RefusalCode[]): object {
  const byStatus = Map.groupBy(codes, (code) => refusalStatus[code])
  const responses = [...byStatus].map(([status, ofStatus]) => {
    const description = ofStatus.map((code) => refusalTexts[code].en).join(' ')
    const content = json(jsonSchema(refusalSchema(ofStatus), 'output'))
    return [
      status,
      { description, content, ...(status === refusalStatus.tooMany && { headers: retryAfter }) },
    ]
  })
  return Object.fromEntries(responses)
}

const json = (schema: object) => ({ 'application/json': { schema } })

function jsonSchema(schema: z.ZodType, io: 'input' | 'output') {
  // OpenAPI 3.1 names its dialect once for the whole document.
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io })
  return rest
}
