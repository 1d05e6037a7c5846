import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

/** The client that this runtime exists for: firebase-tools’ own, as its Storage emulator uses it. */
interface Runtime {
  readonly alive: boolean
  start(autoDownload: boolean): Promise<unknown>
  stop(): Promise<void>
  loadRuleset(source: {
    files: { name: string; content: string }[]
  }): Promise<{ ruleset?: Ruleset; issues: Issues }>
}
interface Issues {
  readonly errors: string[]
  readonly warnings: string[]
}
interface Ruleset {
  verify(request: {
    method: string
    path: string
    file: { before?: object; after?: object }
    projectId: string
    token?: string
  }): Promise<{ permitted?: boolean; issues: Issues }>
}

const startLimitMs = 30_000
const load = createRequire(import.meta.url)
const program = new URL('../../bin/storage-rules', import.meta.url).pathname
let folder: string
let firestore: Server
let runtime: Runtime

beforeAll(async () => {
  // firebase-tools starts `java … -jar $STORAGE_EMULATOR_BINARY_PATH serve`.
  folder = mkdtempSync(join(tmpdir(), 'vigie-rules-'))
  writeFileSync(join(folder, 'java'), `#!/bin/sh\nexec '${program}' serve\n`)
  chmodSync(join(folder, 'java'), 0o755)
  vi.stubEnv('STORAGE_EMULATOR_BINARY_PATH', program)
  vi.stubEnv('PATH', `${folder}${delimiter}${process.env.PATH}`)

  firestore = createServer((request, response) => {
    const isKnown = request.url === '/v1/projects/demo-vigie/databases/(default)/documents/homes/h1'
    response.writeHead(isKnown ? 200 : 404, { 'content-type': 'application/json' })
    const name = 'projects/demo-vigie/databases/(default)/documents/homes/h1'
    const fields = {
      members: { mapValue: { fields: { ana: { booleanValue: true } } } },
      closed: { nullValue: null },
    }
    response.end(JSON.stringify(isKnown ? { name, fields } : { error: {} }))
  })
  await new Promise<void>((resolve) => firestore.listen(0, '127.0.0.1', resolve))
  const { EmulatorRegistry } = load('firebase-tools/lib/emulator/registry.js')
  const address = firestore.address()
  const port = typeof address === 'object' ? address?.port : undefined
  EmulatorRegistry.set('firestore', { getInfo: () => ({ name: 'firestore', host: '127.0.0.1', port }) })

  const { StorageRulesRuntime } = load('firebase-tools/lib/emulator/storage/rules/runtime.js')
  runtime = new StorageRulesRuntime()
  await runtime.start(false)
}, startLimitMs)

afterAll(async () => {
  await runtime.stop()
  firestore.close()
  rmSync(folder, { recursive: true })
  vi.unstubAllEnvs()
})

async function rulesetOf(body: string): Promise<Ruleset> {
  const content = `rules_version = '2';\nservice firebase.storage {\nmatch /b/{bucket}/o {\n${body}\n}\n}`
  const { ruleset, issues } = await runtime.loadRuleset({ files: [{ name: 'storage.rules', content }] })
  if (ruleset === undefined) throw new Error(issues.errors.join())
  return ruleset
}

function tokenOf(claims: object): string {
  return `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.`
}

const projectId = 'demo-vigie'
const path = 'b/vigie.appspot.com/o/homes/h1/plan.pdf'

test('the object and the user reach the rules', async () => {
  const ruleset = await rulesetOf(`match /homes/{home}/{name} {
    allow get: if resource.size < 10 && resource.timeCreated < request.time && resource.metadata.kind == 'plan'
      && resource.contentDisposition == null && request.auth.token.role == 4 && request.path[4] == home;
    allow create: if request.resource.size < 10 && request.auth.uid == 'ana' && request.method == 'create';
  }`)
  const before = {
    size: 9,
    timeCreated: new Date(0),
    metadata: { kind: 'plan' },
    contentDisposition: undefined,
  }
  const token = tokenOf({ user_id: 'ana', role: 4 })
  const get = { method: 'get', path, projectId, file: { before } }
  expect(await ruleset.verify({ ...get, token })).toMatchObject({ permitted: true })
  expect(await ruleset.verify({ ...get, token: tokenOf({ user_id: 'ana', role: 5 }) })).toMatchObject({
    permitted: false,
  })
  const create = { method: 'create', path, projectId, file: { after: { size: 9 } }, token }
  expect(await ruleset.verify(create)).toMatchObject({
    permitted: true,
    issues: { errors: [], warnings: [] },
  })
  expect(await ruleset.verify({ ...create, file: { after: { size: 10 } } })).toMatchObject({
    permitted: false,
  })
  expect(await ruleset.verify({ ...create, token: tokenOf({ user_id: 'eva' }) })).toMatchObject({
    permitted: false,
  })
})

test('rules read Firestore, many requests at a time', async () => {
  const ruleset = await rulesetOf(`match /homes/{home}/{name} {
    allow get: if firestore.get(/databases/(default)/documents/homes/$(home)).data.members[request.auth.uid];
  }`)
  const permits = await Promise.all(
    Array.from({ length: 20 }, async (_, index) => {
      const token = tokenOf({ user_id: index % 2 === 0 ? 'ana' : 'eva' })
      const { permitted } = await ruleset.verify({ method: 'get', path, projectId, file: {}, token })
      return permitted
    }),
  )
  expect(permits).toEqual(Array.from({ length: 20 }, (_, index) => index % 2 === 0))
  const elsewhere = {
    method: 'get',
    path: 'b/k/o/homes/h2/plan.pdf',
    projectId,
    file: {},
    token: tokenOf({ user_id: 'ana' }),
  }
  expect(await ruleset.verify(elsewhere)).toMatchObject({ permitted: false })
})

test('a failing rule denies with a warning that names its place', async () => {
  const ruleset = await rulesetOf('match /{path=**} { allow get: if request.auth.uid == "ana"; }')
  expect(await ruleset.verify({ method: 'get', path, projectId, file: {} })).toEqual({
    permitted: false,
    issues: { errors: [], warnings: ['storage.rules line [4], column [34]. Null value error.'] },
  })
})

test('rules that do not compile give issues and no ruleset', async () => {
  const content = 'service firebase.storage {{ }'
  const { ruleset, issues } = await runtime.loadRuleset({ files: [{ name: 'storage.rules', content }] })
  expect(ruleset).toBeUndefined()
  expect(JSON.parse(issues.errors[0] ?? '{}')).toMatchObject({ sourcePosition_: { line_: 1, column_: 27 } })
})

test('it ends when firebase-tools says so', async () => {
  await runtime.stop()
  expect(runtime.alive).toBe(false)
})
