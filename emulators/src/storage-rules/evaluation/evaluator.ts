import { sizeOf } from '../functions/containers.ts'
import { toPathSegments } from '../functions/conversions.ts'
import { arithmetic, isEqual, unaryOperators } from '../functions/operators.ts'
import { apply } from '../functions/overload.ts'
import type { Expression, ExpressionOf } from '../language/syntax-tree.ts'
import { PathValue } from '../values/path.ts'
import type { Value } from '../values/value.ts'
import { Calls } from './calls.ts'
import type { DocumentValue } from './documents.ts'
import { BudgetExceededError, EvaluationError } from './evaluation-error.ts'
import { Deferred, type Scope } from './scope.ts'
import { asBoolean, inContainer, isOfType, member, typeError } from './value-access.ts'

/** https://firebase.google.com/docs/rules/rules-language#limits: the expressions that one statement may evaluate. */
const mostExpressions = 1000

/** Gives expressions their values. One evaluator serves one `allow` statement and counts what it costs. */
export class Evaluator {
  readonly #calls: Calls
  #expressionsLeft = mostExpressions

  /** `debug` receives what rules print with `debug(value)`. */
  constructor(documents: ReadonlyMap<string, DocumentValue>, debug: (text: string) => void) {
    this.#calls = new Calls(documents, debug, (expression, scope) => this.#evaluate(expression, scope))
  }

  /** @throws EvaluationError where the condition fails or is no boolean; MissingDocument. */
  test(condition: Expression, scope: Scope): boolean {
    return this.#locate(condition, () => asBoolean(this.#evaluate(condition, scope)))
  }

  #evaluate(expression: Expression, scope: Scope): Value {
    this.#expressionsLeft -= 1
    if (this.#expressionsLeft < 0)
      throw new BudgetExceededError(
        `Unable to evaluate the expression as the maximum of ${mostExpressions} expressions to evaluate has been reached.`,
      )
    return this.#locate(expression, () => this.#valueOf(expression, scope))
  }

  /** The innermost expression that fails is the one to report. */
  #locate<Result>(expression: Expression, run: () => Result): Result {
    try {
      return run()
    } catch (error) {
      if (error instanceof EvaluationError) error.at ??= expression.at
      throw error
    }
  }

  #valueOf(expression: Expression, scope: Scope): Value {
    switch (expression.kind) {
      case 'literal':
        return expression.value
      case 'variable':
        return this.#variable(expression, scope)
      case 'list':
        return expression.items.map((item) => this.#evaluate(item, scope))
      case 'map':
        return this.#map(expression, scope)
      case 'path':
        return this.#path(expression, scope)
      case 'unary':
        return apply(unaryOperators[expression.operator], [this.#evaluate(expression.operand, scope)])
      case 'binary':
        return this.#binary(expression, scope)
      case 'is':
        return isOfType(this.#evaluate(expression.operand, scope), expression.type.name)
      case 'ternary': {
        const branch = asBoolean(this.#evaluate(expression.test, scope)) ? expression.yes : expression.no
        return this.#evaluate(branch, scope)
      }
      case 'member':
        return member(this.#evaluate(expression.object, scope), expression.name)
      case 'index': {
        const object = this.#evaluate(expression.object, scope)
        return inContainer('[]', object, [this.#evaluate(expression.index, scope)])
      }
      case 'range':
        return this.#range(expression, scope)
      case 'call':
        return this.#calls.ofFunction(expression, scope)
      case 'method':
        return this.#calls.ofMethod(expression, scope)
    }
  }

  #variable({ name }: ExpressionOf<'variable'>, scope: Scope): Value {
    const found = scope.lookup(name)
    if (found === undefined) throw new EvaluationError('Null value error.')
    return found instanceof Deferred ? this.#evaluate(found.expression, found.scope) : found
  }

  #map({ entries }: ExpressionOf<'map'>, scope: Scope): Value {
    const map = new Map<string, Value>()
    for (const { key, value } of entries) {
      const name = this.#evaluate(key, scope)
      if (typeof name !== 'string') throw typeError(name, 'string')
      map.set(name, this.#evaluate(value, scope))
    }
    return map
  }

  #path({ segments }: ExpressionOf<'path'>, scope: Scope): Value {
    return new PathValue(
      segments.flatMap((segment) => {
        if (typeof segment === 'string') return [segment]
        return 'capture' in segment ? [segment] : toPathSegments(this.#evaluate(segment, scope))
      }),
    )
  }

  #binary({ operator, left, right }: ExpressionOf<'binary'>, scope: Scope): Value {
    switch (operator) {
      case '&&':
        return this.#logical(left, right, scope, false)
      case '||':
        return this.#logical(left, right, scope, true)
      case '==':
        return isEqual(this.#evaluate(left, scope), this.#evaluate(right, scope))
      case '!=':
        return !isEqual(this.#evaluate(left, scope), this.#evaluate(right, scope))
      case 'in': {
        const item = this.#evaluate(left, scope)
        return inContainer('in', this.#evaluate(right, scope), [item])
      }
      default:
        return apply(arithmetic[operator], [this.#evaluate(left, scope), this.#evaluate(right, scope)])
    }
  }

  /** `false` decides `&&` and `true` decides `||`, on either side, whatever fails on the other. */
  #logical(left: Expression, right: Expression, scope: Scope, decisive: boolean): boolean {
    const first = this.#attempt(left, scope)
    if (first === decisive) return decisive
    const second = this.#attempt(right, scope)
    if (second === decisive) return decisive
    if (first instanceof EvaluationError) throw first
    if (second instanceof EvaluationError) throw second
    return !decisive
  }

  #attempt(expression: Expression, scope: Scope): boolean | EvaluationError {
    try {
      return this.test(expression, scope)
    } catch (error) {
      if (error instanceof EvaluationError && !(error instanceof BudgetExceededError)) return error
      throw error
    }
  }

  #range({ object, from, to }: ExpressionOf<'range'>, scope: Scope): Value {
    const value = this.#evaluate(object, scope)
    const start = from === null ? null : this.#evaluate(from, scope)
    const end = to === null ? null : this.#evaluate(to, scope)
    return inContainer('@range', value, [start ?? 0n, end ?? sizeOf(value)])
  }
}
