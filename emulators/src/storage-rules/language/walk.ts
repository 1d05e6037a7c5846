import { isPackage } from './packages.ts'
import type { Expression, FunctionNode, MatchNode, RulesetNode } from './syntax-tree.ts'

/** The expressions directly inside another. */
export function childrenOf(expression: Expression): readonly Expression[] {
  switch (expression.kind) {
    case 'literal':
    case 'variable':
      return []
    case 'list':
      return expression.items
    case 'map':
      return expression.entries.flatMap(({ key, value }) => [key, value])
    case 'path':
      return expression.segments.filter(
        (segment): segment is Expression => typeof segment === 'object' && 'kind' in segment,
      )
    case 'unary':
    case 'is':
      return [expression.operand]
    case 'binary':
      return [expression.left, expression.right]
    case 'ternary':
      return [expression.test, expression.yes, expression.no]
    case 'member':
      return [expression.object]
    case 'index':
      return [expression.object, expression.index]
    case 'range':
      return [expression.object, expression.from, expression.to].filter((part) => part !== null)
    case 'call':
      return expression.args
    case 'method':
      return isPackage(expression.object) ? expression.args : [expression.object, ...expression.args]
  }
}

/** An expression with everything inside it. */
export function* withDescendants(expression: Expression): Generator<Expression> {
  yield expression
  for (const child of childrenOf(expression)) yield* withDescendants(child)
}

/** How many expressions are nested in one another at the deepest place. */
export function depthOf(expression: Expression): number {
  return 1 + Math.max(0, ...childrenOf(expression).map(depthOf))
}

/** A block that holds functions, with the blocks around it, innermost first; the ruleset itself is the last. */
export interface Block {
  readonly functions: readonly FunctionNode[]
  readonly around: readonly Block[]
  readonly match?: MatchNode
}

/** Every block of a ruleset: the ruleset, its services, and their `match` blocks at any depth. */
export function* blocksOf(tree: RulesetNode): Generator<Block> {
  const root: Block = { functions: tree.functions, around: [] }
  yield root
  for (const service of tree.services) {
    const block: Block = { functions: service.functions, around: [root] }
    yield block
    for (const match of service.matches) yield* matchBlocks(match, [block, root])
  }
}

function* matchBlocks(match: MatchNode, around: readonly Block[]): Generator<Block> {
  const block: Block = { functions: match.functions, around, match }
  yield block
  for (const inner of match.matches) yield* matchBlocks(inner, [block, ...around])
}
