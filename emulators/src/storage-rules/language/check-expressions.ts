import { isInt64 } from '../functions/integers.ts'
import { findGlobal, findPackageFunction, methodNames, packageNames } from '../functions/library.ts'
import { compilePattern } from '../functions/regex.ts'
import { findFunction } from './check-calls.ts'
import { limits } from './limits.ts'
import { isPackage } from './packages.ts'
import type { Expression, ExpressionOf, NamedNode } from './syntax-tree.ts'
import { type Block, depthOf, withDescendants } from './walk.ts'

/** What `is` may ask for. */
const knownTypes = new Set(
  'bool bytes constraint duration float int latlng list vector set number map string timestamp path map_diff'.split(
    ' ',
  ),
)
const takesPattern = new Set(['matches', 'replace', 'split'])
const documentFunctions = new Set(['get', 'exists'])

/** Where the checks tell what they find. Warnings are about what will fail when it is evaluated. */
export interface Reports {
  readonly error: (at: number, description: string) => void
  readonly warn: (at: number, description: string) => void
}

/** Checks one condition, `let` or function body; `names` are the variables it may use. */
export function checkExpression(
  root: Expression,
  names: ReadonlySet<string>,
  block: Block,
  reports: Reports,
): void {
  if (depthOf(root) > limits.expressionDepth) {
    reports.error(root.at, 'Expression is too complex to evaluate safely.')
    return
  }
  for (const expression of withDescendants(root)) {
    if (expression.kind === 'literal') checkLiteral(expression, reports)
    else if (expression.kind === 'variable') checkVariable(expression, names, reports)
    else if (expression.kind === 'is') checkType(expression.type, reports)
    else if (expression.kind === 'call') checkCall(expression, block, reports)
    else if (expression.kind === 'method') checkMethod(expression, reports)
  }
}

function checkLiteral({ at, value }: ExpressionOf<'literal'>, { error }: Reports): void {
  if (typeof value === 'bigint' && !isInt64(value)) error(at, `Invalid number literal ${value}.`)
}

function checkVariable(
  { at, name }: ExpressionOf<'variable'>,
  names: ReadonlySet<string>,
  reports: Reports,
): void {
  if (packageNames.has(name)) reports.error(at, `${name} is a package and cannot be used as variable name.`)
  else if (!names.has(name)) reports.warn(at, `Invalid variable name: ${name}.`)
}

function checkType({ at, name }: NamedNode, { error }: Reports): void {
  if (knownTypes.has(name)) return
  error(
    at,
    `An unsupported type identifier was used with the 'is' operator. Received ${name}. ` +
      `Expected one of ${[...knownTypes].join()}`,
  )
}

function checkCall({ at, name, args }: ExpressionOf<'call'>, block: Block, { warn }: Reports): void {
  const own = findFunction(block, name)
  if (own === undefined && name !== 'debug' && findGlobal(name) === undefined)
    warn(at, `Invalid function name: ${name}.`)
  else if (own !== undefined && own.parameters.length !== args.length)
    warn(at, `Incorrect number of arguments supplied to function: ${name}.`)
}

function checkMethod({ at, object, name, args }: ExpressionOf<'method'>, { error, warn }: Reports): void {
  if (isPackage(object)) {
    if (!isPackageFunction(object.name, name)) warn(at, `Invalid function name: ${object.name}.${name}.`)
    return
  }
  if (!methodNames.has(name)) warn(at, `Invalid function name: ${name}.`)
  const pattern = takesPattern.has(name) ? args[0] : undefined
  if (pattern?.kind === 'literal' && typeof pattern.value === 'string' && !isPattern(pattern.value))
    error(pattern.at, `Invalid regular expression pattern. Pattern: ${pattern.value}.`)
}

function isPackageFunction(packageName: string, name: string): boolean {
  if (packageName === 'firestore') return documentFunctions.has(name)
  return findPackageFunction(packageName, name) !== undefined
}

function isPattern(pattern: string): boolean {
  try {
    compilePattern(pattern)
    return true
  } catch {
    return false
  }
}
