import { expect, test } from 'vitest'
import { loadRuleset } from '../load-ruleset.ts'
import { limits } from './limits.ts'

/** The issues of a ruleset, as `line:column description`; the lines of `body` begin at 4. */
function issuesOf(body: string): string[] {
  const source = `rules_version = '2';\nservice firebase.storage {\nmatch /b/{bucket}/o {\n${body}\n}\n}\n`
  return loadRuleset(source, 'storage.rules').issues.map(
    ({ line, column, description }) => `${line}:${column} ${description}`,
  )
}

test.each([
  ['a keyword missing', 'allow read: true;', "4:13 Unexpected 'true', expected 'if'."],
  ['a colon missing', 'allow read if true;', "4:12 Unexpected 'if'."],
  ['an operator that does not exist', 'allow read: if 1 === 2;', "4:20 Unexpected '='."],
  ['a closing bracket missing', 'allow read: if (true;', "4:21 Unexpected ';'."],
  ['a string that does not end', "allow read: if 'a;", '4:19 Unexpected end of line.'],
  ['an unknown escape', "allow read: if 'a\\q' == 'a';", "4:19 Unexpected 'q'."],
  ['an empty block', 'match /a { }', "4:12 Unexpected '}', expected 'function' or 'match' or 'allow'."],
  ['a keyword for a name', 'match /{in} { allow read; }', "4:9 Unexpected 'in', expected name."],
  ['a division without space', 'allow read: if 4 /2 == 2;', "4:18 Unexpected '/'."],
  ['recursion', 'function f() { return f(); }\nallow read: if f();', '4:1 Recursive call is not allowed.'],
  [
    'a pattern that is none',
    "allow read: if 'a'.matches('(');",
    '4:28 Invalid regular expression pattern. Pattern: (.',
  ],
  ['a misspelt variable', 'allow read: if\n  reqest.auth != null;', '5:3 Invalid variable name: reqest.'],
  ['a misspelt method', 'allow raed;', '4:7 Invalid method name: raed.'],
  ['a misspelt function', "allow read: if 'a'.match('a');", '4:16 Invalid function name: match.'],
  ['a function of no package', 'allow read: if math.cube(2) == 8;', '4:16 Invalid function name: math.cube.'],
  [
    'an argument too many',
    'function f() { return true; }\nallow read: if f(1);',
    '5:16 Incorrect number of arguments supplied to function: f.',
  ],
])('says where and what: %s', (_name, body, issue) => {
  expect(issuesOf(body)).toEqual([issue])
})

test('says nothing about sound rules', () => {
  const body = `
    // members only
    function isMember(home) { /* see Firestore */
      let path = /databases/(default)/documents/homes/$(home)/members/$(request.auth.uid);
      return request.auth != null && firestore.exists(path)
    }
    match /homes/{home}/{rest=**} { allow read, write: if isMember(home) || debug(bucket) == 'open' }`
  expect(issuesOf(body)).toEqual([])
})

test('a ruleset that is too large is refused before it is read', () => {
  expect(loadRuleset(' '.repeat(limits.sourceBytes + 1), 'storage.rules')).toMatchObject({
    ruleset: undefined,
    issues: [{ severity: 'ERROR', line: 1, column: 1 }],
  })
})
