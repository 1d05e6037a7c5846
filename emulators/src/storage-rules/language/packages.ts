import { packageNames } from '../functions/library.ts'
import type { Expression, ExpressionOf } from './syntax-tree.ts'

/** True for the `math` of `math.abs(x)`: no variable, but a package of functions. */
export function isPackage(expression: Expression): expression is ExpressionOf<'variable'> & Expression {
  return expression.kind === 'variable' && packageNames.has(expression.name)
}
