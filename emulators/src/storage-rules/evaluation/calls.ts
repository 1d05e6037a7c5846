import { inspect } from 'node:util'
import { findGlobal, findMethod, findPackageFunction } from '../functions/library.ts'
import { apply } from '../functions/overload.ts'
import { isPackage } from '../language/packages.ts'
import type { Expression, ExpressionOf } from '../language/syntax-tree.ts'
import { typeName, type Value } from '../values/value.ts'
import { type DocumentValue, firestoreFunctions } from './documents.ts'
import { EvaluationError } from './evaluation-error.ts'
import { Deferred, Scope } from './scope.ts'
import { unknownFunction } from './value-access.ts'

type Evaluate = (expression: Expression, scope: Scope) => Value

/** Calls what rules call: functions of their own, those of the language and of its packages, and methods of values. */
export class Calls {
  readonly #firestore: ReturnType<typeof firestoreFunctions>
  readonly #debug: (text: string) => void
  readonly #evaluate: Evaluate

  /** `debug` receives what rules print with `debug(value)`; `evaluate` gives arguments and bodies their values. */
  constructor(
    documents: ReadonlyMap<string, DocumentValue>,
    debug: (text: string) => void,
    evaluate: Evaluate,
  ) {
    this.#firestore = firestoreFunctions(documents)
    this.#debug = debug
    this.#evaluate = evaluate
  }

  /** @throws EvaluationError where there is no such function, or it takes no such arguments. */
  ofFunction({ name, args }: ExpressionOf<'call'>, scope: Scope): Value {
    const own = scope.findFunction(name)
    if (own !== undefined) return this.#ofOwn(name, own, args, scope)
    const values = args.map((arg) => this.#evaluate(arg, scope))
    if (name === 'debug') return this.#print(values)
    const builtIn = findGlobal(name)
    if (builtIn === undefined) throw unknownFunction(name)
    return apply(builtIn, values)
  }

  /** @throws EvaluationError where the object has no such method, or it takes no such arguments. */
  ofMethod({ object, name, args }: ExpressionOf<'method'>, scope: Scope): Value {
    if (isPackage(object)) return this.#ofPackage(object.name, name, args, scope)
    const receiver = this.#evaluate(object, scope)
    const values = args.map((arg) => this.#evaluate(arg, scope))
    if (receiver === null) throw new EvaluationError('Null value error.')
    const method = findMethod(typeName(receiver), name)
    if (method === undefined) throw unknownFunction(name)
    return apply(method, [receiver, ...values])
  }

  #ofOwn(
    name: string,
    { definition, scope: home }: NonNullable<ReturnType<Scope['findFunction']>>,
    args: readonly Expression[],
    scope: Scope,
  ): Value {
    const { parameters, lets, body } = definition
    if (parameters.length !== args.length)
      throw new EvaluationError(
        `Incorrect number of arguments. Received: ${args.length}. ` +
          `Expected: ${name}(${parameters.map((parameter) => parameter.name).join(', ')}).`,
      )
    const given = args.map((arg, index) => [parameters[index]?.name ?? '', new Deferred(arg, scope)] as const)
    const inner = lets.reduce(
      (outer, binding) => new Scope(outer, [], new Map([[binding.name, new Deferred(binding.value, outer)]])),
      new Scope(home, [], new Map(given)),
    )
    return this.#evaluate(body, inner)
  }

  #ofPackage(packageName: string, name: string, args: readonly Expression[], scope: Scope): Value {
    const found =
      packageName === 'firestore' && (name === 'get' || name === 'exists')
        ? this.#firestore[name]
        : findPackageFunction(packageName, name)
    if (found === undefined) throw unknownFunction(`${packageName}.${name}`)
    return apply(
      found,
      args.map((arg) => this.#evaluate(arg, scope)),
    )
  }

  #print([value = null]: readonly Value[]): Value {
    this.#debug(inspect(value, { depth: 6 }))
    return value
  }
}
