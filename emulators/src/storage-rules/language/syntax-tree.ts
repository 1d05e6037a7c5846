import type { Value } from '../values/value.ts'

/** What the grammar reads a ruleset into. `at` is always the offset of the node's first character in the source. */
export interface RulesetNode {
  readonly version: { readonly at: number; readonly text: string } | null
  readonly functions: readonly FunctionNode[]
  readonly services: readonly ServiceNode[]
}

export interface ServiceNode {
  readonly kind: 'service'
  readonly at: number
  readonly name: string
  readonly functions: readonly FunctionNode[]
  readonly matches: readonly MatchNode[]
}

export interface MatchNode {
  readonly kind: 'match'
  readonly at: number
  readonly path: readonly MatchSegment[]
  readonly functions: readonly FunctionNode[]
  readonly matches: readonly MatchNode[]
  readonly allows: readonly AllowNode[]
}

export type MatchSegment =
  | { readonly at: number; readonly text: string }
  | { readonly at: number; readonly capture: string; readonly glob: boolean }

export interface AllowNode {
  readonly kind: 'allow'
  readonly at: number
  readonly methods: readonly NamedNode[]
  /** Null stands for `allow read;`, which always holds. */
  readonly condition: Expression | null
}

export interface FunctionNode {
  readonly kind: 'function'
  readonly at: number
  readonly name: string
  readonly parameters: readonly NamedNode[]
  readonly lets: readonly LetNode[]
  readonly body: Expression
}

export interface NamedNode {
  readonly at: number
  readonly name: string
}

export interface LetNode extends NamedNode {
  readonly value: Expression
}

export type BinaryOperator =
  | '&&'
  | '||'
  | 'in'
  | '=='
  | '!='
  | '<'
  | '<='
  | '>'
  | '>='
  | '+'
  | '-'
  | '*'
  | '/'
  | '%'

/** A segment of a path literal: as written, to be captured by `bind`, or computed by `$(…)`. */
export type PathSegmentNode = string | { readonly capture: string; readonly glob: boolean } | Expression

export type Expression = { readonly at: number } & (
  | { readonly kind: 'literal'; readonly value: Value }
  | { readonly kind: 'variable'; readonly name: string }
  | { readonly kind: 'list'; readonly items: readonly Expression[] }
  | {
      readonly kind: 'map'
      readonly entries: readonly { readonly key: Expression; readonly value: Expression }[]
    }
  | { readonly kind: 'path'; readonly segments: readonly PathSegmentNode[] }
  | { readonly kind: 'unary'; readonly operator: '!' | '-'; readonly operand: Expression }
  | {
      readonly kind: 'binary'
      readonly operator: BinaryOperator
      readonly left: Expression
      readonly right: Expression
    }
  | { readonly kind: 'is'; readonly operand: Expression; readonly type: NamedNode }
  | { readonly kind: 'ternary'; readonly test: Expression; readonly yes: Expression; readonly no: Expression }
  | { readonly kind: 'member'; readonly object: Expression; readonly name: string }
  | { readonly kind: 'index'; readonly object: Expression; readonly index: Expression }
  | {
      readonly kind: 'range'
      readonly object: Expression
      readonly from: Expression | null
      readonly to: Expression | null
    }
  | { readonly kind: 'call'; readonly name: string; readonly args: readonly Expression[] }
  | {
      readonly kind: 'method'
      readonly object: Expression
      readonly name: string
      readonly args: readonly Expression[]
    }
)

/** The expressions of one kind. */
export type ExpressionOf<Kind extends Expression['kind']> = Extract<Expression, { kind: Kind }>
