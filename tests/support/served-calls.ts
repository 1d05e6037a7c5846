import type fc from 'fast-check'
import { fittingJson, type Shape } from './fitting.ts'

interface Operation {
  operationId: string
  parameters: readonly { name: string; in: 'path' | 'query' | 'header'; schema: Shape }[]
  requestBody?: { content: { 'application/json'?: { schema: Shape } } }
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
  /** Values that fit, as far as the document tells; null where it takes none. */
  body: fc.Arbitrary<unknown> | null
  query: readonly (readonly [name: string, value: fc.Arbitrary<unknown>])[]
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
  return {
    operationId,
    method,
    path,
    isOpen: security?.length === 0,
    body: json ? fittingJson(json.schema) : null,
    query: parameters
      .filter((each) => each.in === 'query')
      .map(({ name, schema }) => [name, fittingJson(schema)] as const),
  }
}
