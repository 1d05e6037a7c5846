import { positionOf } from '../language/issue.ts'
import type { AllowNode } from '../language/syntax-tree.ts'
import type { Value } from '../values/value.ts'
import { type DocumentValue, MissingDocument, TooManyDocuments } from './documents.ts'
import { EvaluationError } from './evaluation-error.ts'
import { Evaluator } from './evaluator.ts'
import { matchPath } from './match-path.ts'
import type { Route, Ruleset } from './ruleset.ts'
import { Scope } from './scope.ts'

/** What is asked of a ruleset. */
export interface VerifyRequest {
  readonly service: string
  /** `/b/{bucket}/o/{object}` */
  readonly path: string
  /** `get`, `list`, `create`, `update` or `delete`. */
  readonly method: string
  /** `request` and `resource`. */
  readonly variables: ReadonlyMap<string, Value>
}

/** The answer, with the reasons why statements failed when nothing allows the request; or the document to fetch first. */
export type Verdict =
  | { readonly permit: boolean; readonly failures: readonly string[] }
  | { readonly missingDocument: string }

const methodsOf: Partial<Record<string, readonly string[]>> = {
  read: ['read', 'get', 'list'],
  write: ['write', 'create', 'update', 'delete'],
}

/**
 * Says whether any statement of the ruleset allows the request. Statements that fail allow nothing, and do not keep others
 * from allowing.
 */
export function verify(
  ruleset: Ruleset,
  request: VerifyRequest,
  documents: ReadonlyMap<string, DocumentValue>,
  debug: (text: string) => void,
): Verdict {
  const path = request.path.split('/').slice(1)
  if (path.includes(''))
    return { permit: false, failures: [`The path ${request.path} has an empty segment.`] }
  const failures = new Set<string>()
  for (const { allow, scope } of applicableStatements(ruleset, request, path)) {
    if (allow.condition === null) return { permit: true, failures: [] }
    try {
      if (new Evaluator(documents, debug).test(allow.condition, scope)) return { permit: true, failures: [] }
    } catch (error) {
      if (error instanceof MissingDocument) return { missingDocument: error.path }
      if (error instanceof TooManyDocuments) return { permit: false, failures: [error.message] }
      if (!(error instanceof EvaluationError)) throw error
      failures.add(describe(error, ruleset))
    }
  }
  return { permit: false, failures: [...failures] }
}

function* applicableStatements(
  ruleset: Ruleset,
  request: VerifyRequest,
  path: readonly string[],
): Generator<{ allow: AllowNode; scope: Scope }> {
  const service = ruleset.services.get(request.service)
  if (service === undefined) return
  const global = new Scope(undefined, ruleset.functions, variablesOf(request))
  const outer = new Scope(global, service.functions)
  for (const route of service.routes) {
    const allows = route.allows.filter((allow) => isFor(allow, request.method))
    const captured = allows.length > 0 ? matchPath(route.path, path, ruleset.version) : undefined
    if (captured === undefined) continue
    const scope = scopeOf(route, outer, captured)
    for (const allow of allows) yield { allow, scope }
  }
}

/** Production also tells rules the method, and the query parameters, which the Storage emulator does not pass on. */
function variablesOf({ variables, method }: VerifyRequest): ReadonlyMap<string, Value> {
  const request = variables.get('request')
  if (!(request instanceof Map)) return variables
  const completed = new Map<string, Value>([['method', method], ['params', new Map()], ...request])
  return new Map<string, Value>([...variables, ['request', completed]])
}

function scopeOf(route: Route, outer: Scope, captured: readonly Value[]): Scope {
  let next = 0
  return route.levels.reduce((scope, { captures, functions }) => {
    const bindings = new Map<string, Value>()
    for (const name of captures) {
      bindings.set(name, captured[next] ?? null)
      next += 1
    }
    return new Scope(scope, functions, bindings)
  }, outer)
}

function isFor(allow: AllowNode, method: string): boolean {
  return allow.methods.some(({ name }) => (methodsOf[name] ?? [name]).includes(method))
}

function describe(error: EvaluationError, { file, source }: Ruleset): string {
  const { line, column } = positionOf(source, error.at ?? 0)
  return `${file} line [${line}], column [${column}]. ${error.message}`
}
