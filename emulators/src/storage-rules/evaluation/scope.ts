import type { Expression, FunctionNode } from '../language/syntax-tree.ts'
import type { Value } from '../values/value.ts'

/** An argument or `let`, evaluated only where it is used, and then in the scope where it was written. */
export class Deferred {
  readonly expression: Expression
  readonly scope: Scope

  constructor(expression: Expression, scope: Scope) {
    this.expression = expression
    this.scope = scope
  }
}

/** The names that one block of the ruleset adds to those around it. Scoping is lexical. */
export class Scope {
  readonly #parent: Scope | undefined
  readonly #functions: readonly FunctionNode[]
  readonly #bindings: ReadonlyMap<string, Value | Deferred>

  constructor(
    parent: Scope | undefined,
    functions: readonly FunctionNode[],
    bindings: ReadonlyMap<string, Value | Deferred> = new Map(),
  ) {
    this.#parent = parent
    this.#functions = functions
    this.#bindings = bindings
  }

  /** What a name stands for; undefined where nothing has that name. */
  lookup(name: string): Value | Deferred | undefined {
    return this.#bindings.has(name) ? this.#bindings.get(name) : this.#parent?.lookup(name)
  }

  /** The function of that name, with the scope in which its body is to be read. */
  findFunction(name: string): { definition: FunctionNode; scope: Scope } | undefined {
    const definition = this.#functions.find((candidate) => candidate.name === name)
    return definition === undefined ? this.#parent?.findFunction(name) : { definition, scope: this }
  }
}
