import { readFile } from 'node:fs/promises'
import { stripTypeScriptTypes } from 'node:module'
import { compileFunction } from 'node:vm'
import * as fixture from '@vigie/domain/people/access.fixture'
import * as permissionTable from '@vigie/domain/people/permission-table'
import * as roles from '@vigie/domain/people/roles'
import * as user from '@vigie/domain/people/user'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mutantsOf } from './mutants.ts'

const folder = new URL('../../domain/src/people/', import.meta.url)
const sourceOf = async (name: string) => stripTypeScriptTypes(await readFile(new URL(name, folder), 'utf8'))

/** What a module of plain imports and exports exports, in a world of the given names. */
function evaluate(source: string, names: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const exported = [...source.matchAll(/^export (?:async )?(?:function|const) (\w+)/gm)].map(
    ([, name]) => name,
  )
  const body = source.replaceAll(/^import [^']*'[^']*'$/gm, '').replaceAll(/^export /gm, '')
  const code = `'use strict'\n${body}\nreturn { ${exported.join(', ')} }`
  return compileFunction(code, Object.keys(names))(...Object.values(names))
}

interface UnitTest {
  readonly name: string
  readonly run: () => void
}

/** The unit tests of permissions.ts, about the functions given instead of its own. */
function unitTestsAbout(source: string, functions: Readonly<Record<string, unknown>>): UnitTest[] {
  const tests: UnitTest[] = []
  const describe = (_name: string, add: () => void) => add()
  const add = (name: string, run: () => void) => tests.push({ name, run })
  const each = (rows: readonly unknown[]) => (name: string, run: (...row: unknown[]) => void) => {
    for (const row of rows) add(name, () => run(...(Array.isArray(row) ? row : [row])))
  }
  const names = { ...fixture, ...permissionTable, ...roles, ...user, ...functions, fc, expect, describe }
  evaluate(source, { ...names, test: Object.assign(add, { each }) })
  return tests
}

function isPassed({ run }: UnitTest): boolean {
  try {
    run()
    return true
  } catch {
    return false
  }
}

test('each predicate of permissions.ts that is changed once fails a unit test of it', async () => {
  const source = await sourceOf('permissions.ts')
  const testSources = await Promise.all(['standing.test.ts', 'permissions.test.ts'].map(sourceOf))
  const about = (permissions: string) => {
    const functions = evaluate(permissions, { ...permissionTable, ...roles })
    return testSources.flatMap((tests) => unitTestsAbout(tests, functions))
  }
  const asItIs = about(source)
  expect(asItIs.length).toBeGreaterThan(40)
  expect(asItIs.filter((one) => !isPassed(one)).map(({ name }) => name)).toEqual([])

  const mutants = mutantsOf(source, "from './roles.ts'")
  expect(mutants.length).toBeGreaterThan(50)
  const surviving = mutants.filter((mutant) => about(mutant.source).every(isPassed))
  expect(surviving.map(({ name }) => name)).toEqual([])
})
