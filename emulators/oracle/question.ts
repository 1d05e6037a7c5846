import type { VerifyRequest } from '../src/storage-rules/evaluation/verify.ts'
import { decodeDocument } from '../src/storage-rules/protocol/decode-document.ts'
import { decodeValue } from '../src/storage-rules/protocol/decode-value.ts'

/** How a request ends: allowed, refused by a false condition, refused by a failing one; or the rules do not compile. */
export type Answer = 'permit' | 'false' | 'error' | 'refused'

/** A question that both engines understand: may `path` be read under these rules? */
export interface Question {
  readonly version: '1' | '2'
  /** What stands inside `match /databases/{database}/documents`. */
  readonly rules: string
  /** Below `documents`. */
  readonly path: string
}

/** The question whether a condition holds. */
export function questionOf(condition: string): Question {
  return { version: '2', rules: `match /t/{id} {\nallow get: if ${condition};\n}`, path: 't/c' }
}

/** The rules of a question for one of the two services; only Storage calls Firestore's functions by their full name. */
export function rulesFor(
  service: 'cloud.firestore' | 'firebase.storage',
  { version, rules }: Question,
): string {
  const body = service === 'cloud.firestore' ? rules.replaceAll(/\bfirestore\.(get|exists)\(/g, '$1(') : rules
  return `rules_version = '${version}';\nservice ${service} {\nmatch /databases/{database}/documents {\n${body}\n}\n}\n`
}

/** The project, and the one document there is, as Firestore's REST API has it. It is the `resource` of `t/c` in both engines. */
export const project = 'p'
export const documentPath = '/databases/(default)/documents/t/c'
export const documentFields = {
  s: { stringValue: 'hello' },
  i: { integerValue: '42' },
  d: { doubleValue: 1.5 },
  z: { doubleValue: 2 },
  b: { booleanValue: true },
  n: { nullValue: null },
  t: { timestampValue: '2026-11-21T10:15:02.123456Z' },
  by: { bytesValue: 'AQID' },
  g: { geoPointValue: { latitude: 45.5, longitude: -73.6 } },
  l: { arrayValue: { values: [{ integerValue: '1' }, { integerValue: '2' }, { integerValue: '3' }] } },
  m: { mapValue: { fields: { a: { integerValue: '1' }, b: { stringValue: 'x' } } } },
  r: { referenceValue: `projects/${project}/databases/(default)/documents/users/u1` },
}

/** The claims of the one who asks. */
export const claims = {
  sub: 'u1',
  user_id: 'u1',
  role: 'nurse',
  n: 5,
  f: 1.5,
  email_verified: true,
  list: ['a', 'b'],
  nested: { k: 1 },
  nul: null,
}

/** The same request as Google's emulator builds it, for our own engine. */
export function requestOf({ path }: Question): VerifyRequest {
  const fullPath = `/databases/(default)/documents/${path}`
  const string = (text: string) => ({ string_value: text })
  const tokenFields = {
    sub: string(claims.sub),
    user_id: string(claims.user_id),
    role: string(claims.role),
    n: { int_value: claims.n },
    f: { float_value: claims.f },
    email_verified: { bool_value: claims.email_verified },
    list: { list_value: { values: claims.list.map(string) } },
    nested: { map_value: { fields: { k: { int_value: claims.nested.k } } } },
    nul: { null_value: claims.nul },
  }
  const request = {
    auth: {
      map_value: { fields: { uid: string(claims.sub), token: { map_value: { fields: tokenFields } } } },
    },
    path: {
      path_value: {
        segments: fullPath
          .split('/')
          .slice(1)
          .map((simple) => ({ simple })),
      },
    },
    time: { timestamp_value: '2026-11-21T12:00:00.000Z' },
  }
  return {
    service: 'firebase.storage',
    path: fullPath,
    method: 'get',
    variables: new Map([
      ['request', decodeValue({ map_value: { fields: request } })],
      ['resource', decodeDocument({ name: `projects/${project}${documentPath}`, fields: documentFields })],
    ]),
  }
}
