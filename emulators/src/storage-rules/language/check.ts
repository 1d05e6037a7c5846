import { rulesVersion } from '../evaluation/ruleset.ts'
import { packageNames } from '../functions/library.ts'
import { checkCallGraph } from './check-calls.ts'
import { checkExpression, type Reports } from './check-expressions.ts'
import { limits } from './limits.ts'
import type { FunctionNode, MatchNode, MatchSegment, NamedNode, RulesetNode } from './syntax-tree.ts'
import { type Block, blocksOf } from './walk.ts'

const knownMethods = new Set(['read', 'write', 'get', 'list', 'create', 'update', 'delete'])
const knownVariables = ['request', 'resource']

/** Finds what a well-formed ruleset may still get wrong. A ruleset with an error is not to be used. */
export function checkRuleset(tree: RulesetNode, reports: Reports): void {
  const { error, warn } = reports
  if (tree.version !== null && !['1', '2'].includes(tree.version.text))
    error(tree.version.at, `Unsupported rules version ${tree.version.text}.`)
  if (rulesVersion(tree) === 1)
    warn(
      tree.version?.at ?? 0,
      'Ruleset uses old version (version [1]). Please update to the latest version (version [2]).',
    )
  const services = new Set<string>()
  for (const { at, name } of tree.services) {
    if (services.has(name)) error(at, 'Duplicate service name declaration.')
    services.add(name)
  }
  for (const block of blocksOf(tree)) {
    checkFunctions(block, tree, reports)
    if (block.match !== undefined) checkMatch(block.match, block, tree, reports)
  }
  checkCallGraph(tree, error)
}

function checkFunctions(block: Block, tree: RulesetNode, { error, warn }: Reports): void {
  const seen = new Set<string>()
  for (const definition of block.functions) {
    const { at, name, parameters, lets } = definition
    if (seen.has(name)) error(at, `Function ${name} is already defined.`)
    seen.add(name)
    if (parameters.length > limits.parameters)
      error(at, `Maximum allowed function arguments of ${limits.parameters} for function ${name} is reached.`)
    if (lets.length > limits.letBindings)
      error(
        at,
        `Maximum allowed variable count of ${limits.letBindings} for a given function has been reached.`,
      )
    if (lets[0] !== undefined && rulesVersion(tree) === 1)
      error(lets[0].at, 'Let bindings are not allowed in rules_version="1".')
    checkNames([...parameters, ...lets], error)
    checkBody(definition, block, { error, warn })
  }
}

function checkNames(names: readonly NamedNode[], error: Reports['error']): void {
  const seen = new Set<string>()
  for (const { at, name } of names) {
    if (packageNames.has(name)) error(at, `${name} is a package and cannot be used as variable name.`)
    if (seen.has(name)) error(at, `The identifier [${name}] is already bound in the current scope.`)
    seen.add(name)
  }
}

function checkBody({ parameters, lets, body }: FunctionNode, block: Block, reports: Reports): void {
  const names = new Set([...namesIn(block), ...parameters.map(({ name }) => name)])
  for (const { name, value } of lets) {
    checkExpression(value, names, block, reports)
    names.add(name)
  }
  checkExpression(body, names, block, reports)
}

function checkMatch(match: MatchNode, block: Block, tree: RulesetNode, { error, warn }: Reports): void {
  const path = [block, ...block.around].toReversed().flatMap((outer) => outer.match?.path ?? [])
  const depth = [block, ...block.around].filter((outer) => outer.match !== undefined).length
  if (depth > limits.nestedMatches)
    error(match.at, `Maximum allowed resource rule depth of ${limits.nestedMatches} is reached.`)
  if (path.length > limits.pathSegments)
    error(match.at, `Maximum allowed path length of ${limits.pathSegments} is reached.`)
  if (path.filter((segment) => 'capture' in segment).length > limits.captures)
    error(match.at, `Maximum allowed amount of ${limits.captures} match field variables is reached.`)
  checkCaptures(match, path, rulesVersion(tree), error)
  for (const { methods, condition } of match.allows) {
    for (const method of methods)
      if (!knownMethods.has(method.name)) warn(method.at, `Invalid method name: ${method.name}.`)
    if (condition !== null) checkExpression(condition, namesIn(block), block, { error, warn })
  }
}

function checkCaptures(
  match: MatchNode,
  path: readonly MatchSegment[],
  version: number,
  error: Reports['error'],
): void {
  checkNames(
    match.path.flatMap((segment) =>
      'capture' in segment ? [{ at: segment.at, name: segment.capture }] : [],
    ),
    error,
  )
  const globs = path.filter((segment) => 'glob' in segment && segment.glob)
  if (globs.length > 1)
    error(
      match.at,
      'Invalid glob match expression. Only one glob match is permitted in a match declaration path.',
    )
  else if (version === 1 && globs.length === 1 && path.at(-1) !== globs[0])
    error(
      match.at,
      'Invalid glob match expression. Glob matches are permitted as the last segment in a match declaration path.',
    )
}

function namesIn(block: Block): Set<string> {
  const captures = [block, ...block.around].flatMap(({ match }) => match?.path ?? [])
  return new Set([
    ...knownVariables,
    ...captures.flatMap((segment) => ('capture' in segment ? [segment.capture] : [])),
  ])
}
