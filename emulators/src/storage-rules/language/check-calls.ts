import { limits } from './limits.ts'
import type { FunctionNode, RulesetNode } from './syntax-tree.ts'
import { type Block, blocksOf, withDescendants } from './walk.ts'

type Report = (at: number, description: string) => void

/** Recursion and deep chains of calls are errors: evaluation always ends. */
export function checkCallGraph(tree: RulesetNode, error: Report): void {
  const callees = calleesOfFunctions(tree)
  const depths = new Map<FunctionNode, number>()

  function depthOf(definition: FunctionNode, callers: readonly FunctionNode[]): number {
    const known = depths.get(definition)
    if (known !== undefined) return known
    const from = callers.indexOf(definition)
    if (from !== -1) throw new CallCycle([...callers.slice(from)])
    const inner = (callees.get(definition) ?? []).map((callee) => depthOf(callee, [...callers, definition]))
    const depth = 1 + Math.max(-1, ...inner)
    depths.set(definition, depth)
    return depth
  }

  for (const definition of callees.keys()) {
    try {
      if (depthOf(definition, []) > limits.callDepth)
        error(
          definition.at,
          `Maximum allowed call depth of ${limits.callDepth} is reached for ${definition.name}.`,
        )
    } catch (cycle) {
      if (!(cycle instanceof CallCycle)) throw cycle
      error(definition.at, cycle.message)
      return
    }
  }
}

class CallCycle extends Error {
  constructor(functions: readonly FunctionNode[]) {
    super(
      functions.length === 1
        ? 'Recursive call is not allowed.'
        : `Detected a call cycle between [${functions.map(({ name }) => name).join(',')}] functions.`,
    )
  }
}

function calleesOfFunctions(tree: RulesetNode): Map<FunctionNode, FunctionNode[]> {
  const callees = new Map<FunctionNode, FunctionNode[]>()
  for (const block of blocksOf(tree)) {
    for (const definition of block.functions) {
      const expressions = [...definition.lets.map(({ value }) => value), definition.body]
      const names = expressions.flatMap((expression) =>
        [...withDescendants(expression)].flatMap((inner) => (inner.kind === 'call' ? [inner.name] : [])),
      )
      callees.set(
        definition,
        [...new Set(names)].flatMap((name) => findFunction(block, name) ?? []),
      )
    }
  }
  return callees
}

/** The function that a name means inside a block. */
export function findFunction(block: Block, name: string): FunctionNode | undefined {
  return [block, ...block.around]
    .flatMap(({ functions }) => functions)
    .find((definition) => definition.name === name)
}
