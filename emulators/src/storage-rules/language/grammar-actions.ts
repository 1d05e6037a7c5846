import { BytesValue } from '../values/bytes.ts'
import type {
  AllowNode,
  BinaryOperator,
  Expression,
  FunctionNode,
  MatchNode,
  NamedNode,
} from './syntax-tree.ts'

/** One operator and what follows it, as the grammar reads them: `+ x`, or `is type`. */
export type OperatorStep =
  | { readonly operator: BinaryOperator; readonly operand: Expression }
  | { readonly operator: 'is'; readonly type: NamedNode }

/** From loosest to tightest. That `in` and `is` are looser than `==` is how the real engine reads them. */
const precedences: Record<OperatorStep['operator'], number> = {
  '||': 1,
  '&&': 2,
  in: 3,
  is: 4,
  '==': 5,
  '!=': 5,
  '<': 6,
  '<=': 6,
  '>': 6,
  '>=': 6,
  '+': 7,
  '-': 7,
  '*': 8,
  '/': 8,
  '%': 8,
}

/** Nests `a + b * c is int` by precedence climbing; all operators are left-associative. */
export function nestOperators(head: Expression, steps: readonly OperatorStep[]): Expression {
  let next = 0

  function climb(start: Expression, loosest: number): Expression {
    let left = start
    for (let step = steps[next]; step !== undefined; step = steps[next]) {
      const precedence = precedences[step.operator]
      if (precedence < loosest) break
      next += 1
      if (step.operator === 'is') {
        left = { kind: 'is', at: left.at, operand: left, type: step.type }
      } else {
        const right = climb(step.operand, precedence + 1)
        left = { kind: 'binary', at: left.at, operator: step.operator, left, right }
      }
    }
    return left
  }

  return climb(head, 0)
}

/** A minus before an integer belongs to the literal, or the smallest 64-bit integer could not be written. */
export function unary(at: number, operator: '!' | '-', operand: Expression): Expression {
  if (
    operator === '-' &&
    operand.kind === 'literal' &&
    typeof operand.value === 'bigint' &&
    operand.value > 0n
  )
    return { kind: 'literal', at, value: -operand.value }
  return { kind: 'unary', at, operator, operand }
}

/** `b'…'`: characters stand for their UTF-8 bytes, `\xHH` and `\ooo` for one byte each. */
export function bytes(parts: readonly (string | number)[]): BytesValue {
  return new BytesValue(
    Buffer.concat(
      parts.map((part) => (typeof part === 'number' ? Buffer.of(part) : Buffer.from(part, 'utf8'))),
    ),
  )
}

/** Sorts the body of a service or match block, where the kinds may stand in any order. */
export function byKind(declarations: readonly (FunctionNode | MatchNode | AllowNode)[]) {
  return {
    functions: declarations.filter((declaration) => declaration.kind === 'function'),
    matches: declarations.filter((declaration) => declaration.kind === 'match'),
    allows: declarations.filter((declaration) => declaration.kind === 'allow'),
  }
}
