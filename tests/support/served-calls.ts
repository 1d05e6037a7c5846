import fc from 'fast-check'
import { fittingForm, fittingJson, type Shape } from './fitting.ts'

interface Operation {
  operationId: string
  parameters: readonly {
    name: string
    in: 'path' | 'query' | 'header'
    required: boolean
    schema: Shape
  }[]
  requestBody?: {
    content: { 'application/json'?: { schema: Shape }; 'multipart/form-data'?: { schema: Shape } }
  }
  security?: readonly unknown[]
}

/** A call as /api/openapi.json tells a stranger of it. */
export interface ServedCall {
  operationId: string
  method: string
  /** With `{name}` where an id belongs. */
  path: string
  /** Whether it says of itself that it needs no token. */
  isOpen: boolean
  /** Bodies that fit, as far as the document tells, as JSON or as the form that it asks for; null where it takes none. */
  body: fc.Arbitrary<string | FormData> | null
  /** Queries that fit, all that must stand in them among it. */
  /** With `{eid}` and `{bid}` where the id of a home or a resident belongs. */
  query: fc.Arbitrary<string>
}

/** Every call that an /api says it has. */
export async function servedCalls(origin: string | undefined): Promise<ServedCall[]> {
  const response = await fetch(`${origin}/api/openapi.json`)
  const { paths } = (await response.json()) as { paths: Record<string, Record<string, Operation>> }
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => served(path, method.toUpperCase(), operation)),
  )
}

function served(path: string, method: string, operation: Operation): ServedCall {
  const { operationId, parameters, requestBody, security } = operation
  const json = requestBody?.content['application/json']
  const form = requestBody?.content['multipart/form-data']
  return {
    operationId,
    method,
    path,
    isOpen: security?.length === 0,
    body: form
      ? fittingForm(form.schema)
      : json
        ? fittingJson(json.schema).map((value) => JSON.stringify(value))
        : null,
    query: fittingQuery(parameters.filter((each) => each.in === 'query')),
  }
}

/** The ids that queries name, by the names that paths give them. */
const idsAsked: Readonly<Record<string, string>> = { establishmentId: '{eid}', beneficiaryId: '{bid}' }

const fittingQuery = (parameters: Operation['parameters']): fc.Arbitrary<string> =>
  fc
    .record(Object.fromEntries(parameters.map(({ name, schema }) => [name, fittingJson(schema)])), {
      requiredKeys: parameters.filter(({ required }) => required).map(({ name }) => name),
    })
    .map((asked) =>
      Object.entries(asked)
        .map(([name, value]) => `${name}=${idsAsked[name] ?? encodeURIComponent(String(value))}`)
        .join('&'),
    )
