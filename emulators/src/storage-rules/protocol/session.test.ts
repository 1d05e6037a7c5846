import { beforeEach, expect, test } from 'vitest'
import { Session } from './session.ts'

const goodRules = `rules_version = '2';
service firebase.storage {
  match /b/{bucket}/o {
    match /open/{name} {
      allow get: if resource.size < 10;
      allow create: if request.resource.contentType.matches('image/.*');
      allow delete: if debug(request.auth.uid) == name;
    }
    match /three/{name} {
      allow get: if firestore.exists(/databases/(default)/documents/a/one)
        || firestore.exists(/databases/(default)/documents/a/two)
        || firestore.exists(/databases/(default)/documents/a/one)
        || firestore.exists(/databases/(default)/documents/a/three)
        || true;
    }
    match /homes/{home}/{name} {
      allow get: if firestore.get(/databases/(default)/documents/homes/$(home)).data.members.hasAny([request.auth.uid])
        && !firestore.exists(/databases/(default)/documents/closed/$(home));
    }
  }
}
`

let printed: string[]
let session: Session

beforeEach(() => {
  printed = []
  session = new Session((text) => printed.push(text))
  load(goodRules)
})

function send(message: object) {
  return session.answer(JSON.stringify(message))
}

function load(content: string) {
  const files = [{ name: 'storage.rules', content }]
  return send({ action: 'load_ruleset', id: 0, context: { rulesetName: '0', source: { files } } })
}

function ask(
  method: string,
  path: string,
  { before, after }: { before?: object; after?: object } = {},
  id = 7,
) {
  const uid = { map_value: { fields: { uid: { string_value: 'ana' } } } }
  const request = { map_value: { fields: { auth: uid, resource: after ?? { null_value: null } } } }
  const variables = { request, resource: before ?? { null_value: null } }
  const context = {
    rulesetName: '0',
    service: 'firebase.storage',
    path: `/b/vigie/o/${path}`,
    method,
    variables,
  }
  return send({ action: 'verify', id, context })
}

function sized(size: number) {
  return { map_value: { fields: { size: { int_value: size } } } }
}

function verdict(permit: boolean, id = 7) {
  return { id, status: 'ok', result: { permit }, errors: [], warnings: [] }
}

test('a request is allowed or denied by the statement for its method', () => {
  expect(ask('get', 'open/a.png', { before: sized(9) })).toEqual(verdict(true))
  expect(ask('get', 'open/a.png', { before: sized(10) })).toEqual(verdict(false))
  expect(ask('update', 'open/a.png', { before: sized(9) })).toEqual(verdict(false))
  const image = { map_value: { fields: { contentType: { string_value: 'image/png' } } } }
  expect(ask('create', 'open/a.png', { after: image })).toEqual(verdict(true))
})

test('a statement that fails denies, and the warning says why and where', () => {
  expect(ask('get', 'open/a.png')).toEqual({
    ...verdict(false),
    warnings: ['storage.rules line [5], column [21]. Null value error.'],
  })
})

test('a path with an empty segment is denied', () => {
  expect(ask('get', 'open//a.png', { before: sized(1) })).toMatchObject({ result: { permit: false } })
})

test('what rules print comes out as it is', () => {
  expect(ask('delete', 'open/ana')).toEqual(verdict(true))
  expect(printed).toEqual(["'ana'"])
})

test('documents are asked for one by one, under the id of the request', () => {
  expect(ask('get', 'homes/h 1/plan.pdf')).toMatchObject({
    server_request_id: 7,
    action: 'fetch_firestore_document',
    context: { path: '/databases/(default)/documents/homes/h%201' },
  })
  const members = { arrayValue: { values: [{ stringValue: 'ana' }] } }
  const name = 'projects/demo-vigie/databases/(default)/documents/homes/h 1'
  expect(send({ id: 7, status: 'ok', result: { name, fields: { members } } })).toMatchObject({
    server_request_id: 7,
    context: { path: '/databases/(default)/documents/closed/h%201' },
  })
  expect(send({ id: 7, status: 'not_found' })).toEqual(verdict(true))
})

test('requests that wait for documents do not mix', () => {
  ask('get', 'homes/h1/plan.pdf', {}, 1)
  ask('get', 'homes/h2/plan.pdf', {}, 2)
  expect(ask('get', 'open/a.png', { before: sized(9) }, 3)).toEqual(verdict(true, 3))
  expect(send({ id: 2, status: 'not_found' })).toMatchObject({
    context: { path: expect.stringMatching('closed/h2') },
  })
  const members = { arrayValue: { values: [{ stringValue: 'ana' }] } }
  send({
    id: 1,
    status: 'ok',
    result: { name: 'projects/p/databases/(default)/documents/homes/h1', fields: { members } },
  })
  expect(send({ id: 1, status: 'not_found' })).toEqual(verdict(true, 1))
  expect(send({ id: 2, status: 'not_found' })).toMatchObject({ id: 2, result: { permit: false } })
})

test('a document that is not there denies', () => {
  ask('get', 'homes/h1/plan.pdf')
  // A false right side would decide, so it is asked for although the left side has failed.
  expect(send({ id: 7, status: 'not_found' })).toMatchObject({
    context: { path: expect.stringMatching('closed/h1') },
  })
  expect(send({ id: 7, status: 'not_found' })).toMatchObject({ id: 7, result: { permit: false } })
})

test('a third document denies the request, as production does; the same one again is not a third', () => {
  expect(ask('get', 'three/plan.pdf')).toMatchObject({ context: { path: expect.stringMatching('a/one') } })
  expect(send({ id: 7, status: 'not_found' })).toMatchObject({
    context: { path: expect.stringMatching('a/two') },
  })
  expect(send({ id: 7, status: 'not_found' })).toMatchObject({
    id: 7,
    result: { permit: false },
    warnings: [expect.stringMatching('2 Firestore documents')],
  })
})

test('a path of dots is no document, and is never asked for', () => {
  expect(ask('get', 'homes/../plan.pdf')).toMatchObject({ id: 7, result: { permit: false } })
})

test('rules that do not compile are reported where they break, and the former ones stay', () => {
  const reply = load(
    "rules_version = '2';\nservice firebase.storage {\n  match /b {\n    allow read if true;\n  }\n}",
  )
  expect(reply).toMatchObject({ status: 'ok', warnings: [] })
  const errors = 'errors' in reply ? reply.errors.map((error) => JSON.parse(error)) : []
  expect(errors).toEqual([
    {
      severity_: 'ERROR',
      description_: "Unexpected 'if' (column 16).",
      sourcePosition_: { fileName_: 'storage.rules', line_: 4, column_: 16 },
    },
  ])
  expect(ask('get', 'open/a.png', { before: sized(9) })).toEqual(verdict(true))
})

test('firebase-tools learns the version of the rules, and that version 1 is old', () => {
  expect(load(goodRules)).toMatchObject({ result: { rulesVersion: 2 }, errors: [], warnings: [] })
  const old = load('service firebase.storage { match /b { allow read; } }')
  expect(old).toMatchObject({ result: { rulesVersion: 1 }, errors: [] })
  expect('warnings' in old && old.warnings).toHaveLength(1)
})

test('what cannot be answered is denied, with the reason', () => {
  const context = {
    rulesetName: 'none',
    service: 'firebase.storage',
    path: '/b',
    method: 'get',
    variables: {},
  }
  expect(send({ action: 'verify', id: 1, context })).toMatchObject({ errors: ['There is no ruleset none.'] })
  expect(ask('get', 'open/a', { before: { odd_value: 1 } })).toMatchObject({
    id: 7,
    result: { permit: false },
  })
  expect(send({ id: 99, status: 'not_found' })).toMatchObject({ id: 99, result: { permit: false } })
  expect(() => session.answer('{"action":"dance","id":1}')).toThrow()
})
