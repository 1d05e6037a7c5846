import type {
  AllowNode,
  FunctionNode,
  MatchNode,
  MatchSegment,
  RulesetNode,
} from '../language/syntax-tree.ts'

/** A ruleset ready to be asked: every `match` block that allows something, with the whole path it matches. */
export interface Ruleset {
  readonly file: string
  readonly source: string
  readonly version: number
  readonly functions: readonly FunctionNode[]
  readonly services: ReadonlyMap<string, Service>
}

export interface Service {
  readonly functions: readonly FunctionNode[]
  readonly routes: readonly Route[]
}

export interface Route {
  readonly path: readonly MatchSegment[]
  /** The blocks around the statements, outermost first: what each captures of the path and which functions it adds. */
  readonly levels: readonly {
    readonly captures: readonly string[]
    readonly functions: readonly FunctionNode[]
  }[]
  readonly allows: readonly AllowNode[]
}

/** Flattens the nested blocks of a checked tree. */
export function buildRuleset(tree: RulesetNode, source: string, file: string): Ruleset {
  return {
    file,
    source,
    version: rulesVersion(tree),
    functions: tree.functions,
    services: new Map(
      tree.services.map(({ name, functions, matches }) => [
        name,
        {
          functions,
          routes: matches.flatMap((match) => routesOf(match, { path: [], levels: [], allows: [] })),
        },
      ]),
    ),
  }
}

/** The language version a ruleset declares: 1 unless it says otherwise. */
export function rulesVersion(tree: RulesetNode): number {
  return Number(tree.version?.text ?? '1')
}

function routesOf(match: MatchNode, outer: Route): Route[] {
  const captures = match.path.flatMap((segment) => ('capture' in segment ? [segment.capture] : []))
  const route = {
    path: [...outer.path, ...match.path],
    levels: [...outer.levels, { captures, functions: match.functions }],
    allows: match.allows,
  }
  return [
    ...(match.allows.length > 0 ? [route] : []),
    ...match.matches.flatMap((inner) => routesOf(inner, route)),
  ]
}
