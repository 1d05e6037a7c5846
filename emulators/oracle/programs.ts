import type { Question } from './question.ts'

function read(path: string, rules: string, version: '1' | '2' = '2'): Question {
  return { version, rules, path }
}

function inMatch(rules: string): Question {
  return read('a/b', `match /a/{x} {\n${rules}\n}`)
}

/** A call costs 205 expressions. */
const costly = `function g(t) { return [${Array(100).fill('t').join()}].size() == 1; }`

/** Questions about matching, functions and overlapping statements, by what they are about. */
const handWritten: Readonly<Record<string, Question>> = {
  'a statement without condition allows': inMatch('allow read;'),
  'read includes get': inMatch('allow read: if true;'),
  'write does not include get': inMatch('allow write: if true;'),
  'several methods in one statement': inMatch("allow get, list: if x == 'b';"),
  'an unknown method allows nothing': inMatch('allow foo;'),
  'list does not include get': inMatch('allow list: if true;'),
  'any statement may allow': inMatch("allow get: if x == 'c'; allow get: if x == 'b';"),
  'a failing statement does not keep another from allowing': inMatch(
    'allow get: if 1 / 0 == 1; allow get: if true;',
  ),
  'a failing block does not keep another from allowing': read(
    'a/b',
    'match /a/b { allow get: if 1 / 0 == 1; } match /a/{x} { allow get: if true; }',
  ),
  'the first of overlapping blocks allows': read(
    'a/b',
    "match /a/{x} { allow get: if x == 'b'; } match /{y}/c { allow get: if y == 'a'; }",
  ),
  'the second of overlapping blocks allows': read(
    'a/c',
    "match /a/{x} { allow get: if x == 'b'; } match /{y}/c { allow get: if y == 'a'; }",
  ),
  'a block for another path': read('x/b', 'match /a/{x=**} { allow get: if true; }'),
  'a block around the path is not enough': read('a/b', 'match /a { allow get; }'),
  'nested blocks': read('a/b', 'match /a { match /b { allow get: if true; } }'),
  'nested captures': read('a/b/c/d', "match /a/{x} { match /c/{y} { allow get: if x == 'b' && y == 'd'; } }"),
  'an inner capture hides an outer one': read('a/b', "match /{a} { match /{a} { allow get: if a == 'b'; } }"),
  '{x} stands for one segment': read('a/b/c/d', 'match /a/{x} { allow get; }'),
  '{x=*} stands for one segment': read('a/b', "match /a/{x=*} { allow get: if x == 'b'; }"),
  '{x=*} does not stand for two': read('a/b/c/d', 'match /a/{x=*} { allow get; }'),
  '{x=**} stands for many segments': read('a/b/c/d', 'match /a/{x=**} { allow get: if x == /b/c/d; }'),
  '{x=**} is a path': read('a/b', 'match /a/{x=**} { allow get: if x is path; }'),
  '{x=**} is no string': read('a/b', "match /a/{x=**} { allow get: if x == 'b'; }"),
  '{x=**} has segments': read('a/b', "match /{any=**} { allow get: if any[0] == 'a' && any[1] == 'b'; }"),
  '{x=**} may stand for nothing in version 2': read('a/b', 'match /a/b/{x=**} { allow get; }'),
  '{x=**} for nothing is not null': read('a/b', 'match /a/b/{x=**} { allow get: if x == null; }'),
  '{x=**} for nothing is a slash': read('a/b', "match /a/b/{x=**} { allow get: if string(x) == '/'; }"),
  '{x=**} stands for something in version 1': read('a/b', 'match /a/b/{x=**} { allow get; }', '1'),
  '{x=**} stands for many segments in version 1': read('a/b/c/d', 'match /a/{x=**} { allow get; }', '1'),
  '{x=**} is a path in version 1': read('a/b', 'match /a/{x=**} { allow get: if x is path; }', '1'),
  '{x=**} must be last in version 1': read('a/b', 'match /a/{x=**}/b { allow get; }', '1'),
  '{x=**} may stand in the middle': read('a/b/c/b', 'match /a/{x=**}/b { allow get: if x == /b/c; }'),
  '{x=**} in the middle may stand for nothing': read('a/b', 'match /a/{x=**}/b { allow get: if true; }'),
  '{x=**} before a nested block': read('a/b/c/d', "match /{a=**} { match /{b} { allow get: if b == 'd'; } }"),
  'two {x=**} in one path': read('a/b', 'match /{a=**} { match /{b=**} { allow get; } }'),
  'a function': inMatch("function f() { return request.auth.uid == 'u1'; } allow get: if f();"),
  'a function with a parameter': inMatch("function f(a) { return a == 'b' } allow get: if f(x)"),
  'a function without semicolons': inMatch('function f() { return true } allow get: if f()'),
  'functions call one another': inMatch(
    'function f(a) { return g(a) + 1; } function g(a) { return a * 2; } allow get: if f(2) == 5;',
  ),
  'functions call themselves in arguments': inMatch(
    'function f(a) { return a * 2; } allow get: if f(f(2)) == 8;',
  ),
  'a function used before it is defined': inMatch('allow get: if f(); function f() { return true; }'),
  'a function returns null': inMatch('function f() { return null; } allow get: if f() == null;'),
  'a function takes null': inMatch('function f(a) { return a == null; } allow get: if f(null);'),
  'a function takes a map': inMatch("function f(a) { return a.b.c; } allow get: if f({'b': {'c': true}});"),
  'too few arguments': inMatch('function f(a, b) { return true; } allow get: if f(1);'),
  'too many arguments': inMatch('function f(a) { return true; } allow get: if f(1, 2);'),
  'an unused argument may fail': inMatch('function f(a) { return true; } allow get: if f(1 / 0);'),
  'an unused unknown argument': inMatch('function f(a) { return true; } allow get: if f(zz);'),
  'a failing argument is absorbed': inMatch(
    'function f(a) { return true || a; } allow get: if f(1 / 0 == 1);',
  ),
  'let names a value': inMatch(
    'function f() { let a = 1; let b = a + 1; return b == 2; } allow get: if f();',
  ),
  'let hides a capture': inMatch("function f() { let x = 'q'; return x == 'q'; } allow get: if f();"),
  'let reads what it hides': inMatch("function f() { let x = x; return x == 'b'; } allow get: if f();"),
  'let hides request': inMatch('function f() { let request = 1; return request == 1; } allow get: if f();'),
  'let does not see a later let': inMatch(
    'function f() { let y = z; let z = 1; return y == 1; } allow get: if f();',
  ),
  'an unused let may fail': inMatch('function f() { let y = 1 / 0; return true; } allow get: if f();'),
  'a failing let is absorbed': inMatch(
    'function f() { let y = 1 / 0 == 1; return y || true; } allow get: if f();',
  ),
  'let in version 1': read(
    'a/b',
    'match /a/{x} { function f() { let y = 1; return y == 1; } allow get: if f(); }',
    '1',
  ),
  'a parameter hides a capture': inMatch("function f(x) { return x == 'q'; } allow get: if f('q');"),
  'a callee does not see the parameters of its caller': inMatch(
    "function f(x) { return g(); } function g() { return x == 'b'; } allow get: if f('zzz');",
  ),
  'a callee does not see the lets of its caller': inMatch(
    "function f() { let x = 'q'; return g(); } function g() { return x == 'b'; } allow get: if f();",
  ),
  'a function sees the captures around it': inMatch("function f() { return x == 'b'; } allow get: if f();"),
  'a function does not see captures further in': read(
    'a/b',
    "function f() { return x == 'b'; } match /a/{x} { allow get: if f(); }",
  ),
  'a function sees captures where it is written': read(
    'a/b/c/d',
    "match /a/{x} { function isX(v) { return x == v; } match /c/{x} { allow get: if isX('b'); } }",
  ),
  'an inner function calls an outer one': read(
    'a/b/c/d',
    "match /a/{x} { function isB() { return x == 'b'; } match /c/{y} { function isD() { return y == 'd' && isB(); } allow get: if isD(); } }",
  ),
  'an inner function hides an outer one': read(
    'a/b',
    'function f() { return false; } match /a/{x} { function f() { return true; } allow get: if f(); }',
  ),
  'a function hides debug': inMatch('function debug(a) { return false; } allow get: if debug(true);'),
  'a function hides a conversion': inMatch('function string(a) { return true; } allow get: if string(1);'),
  'a function does not hide a method': inMatch(
    "function size(a) { return false; } allow get: if 'a'.size() == 1;",
  ),
  'a capture hides request': read('a/b', "match /a/{request} { allow get: if request == 'b'; }"),
  'a capture cannot have the name of a package': read('a/b', 'match /a/{math} { allow get; }'),
  'a parameter cannot have the name of a package': inMatch(
    'function f(math) { return math == 1; } allow get: if f(1);',
  ),
  recursion: inMatch('function f(a) { return f(a); } allow get: if f(1);'),
  'recursion through another function': inMatch(
    'function f(a) { return g(a); } function g(a) { return f(a); } allow get: if f(1);',
  ),
  'each statement has its own budget': inMatch(
    `${costly} allow get: if g(1) || g(1) || g(1) || g(1) || g(1) || true; allow get;`,
  ),
}

/** Rulesets just within and just beyond each limit. */
const atLimits: Readonly<Record<string, Question>> = Object.fromEntries([
  ...[21, 22].map((count) => [
    `${count} functions in a chain of calls`,
    inMatch(`${chain(count)} allow get: if f1();`),
  ]),
  ...[11, 12].map((count) => [
    `${count} lets`,
    inMatch(`function f() { ${lets(count)} return a1 == 1; } allow get: if f();`),
  ]),
  ...[7, 8].map((count) => [
    `${count} parameters`,
    inMatch(`function f(${names(count)}) { return a1 == 1; } allow get: if f(${ones(count)});`),
  ]),
  ...[10, 11].map((count) => [
    `${count} nested blocks`,
    read('a/b', `${'match /a { '.repeat(count)}allow get;${' }'.repeat(count)}`),
  ]),
  ...[19, 20].map((count) => [`${count} captures`, read('a/b', `match ${captures(count)} { allow get; }`)]),
  ...[90, 101].map((count) => [
    `${count} segments`,
    read('a/b', `match ${'/a'.repeat(count)} { allow get; }`),
  ]),
  ...[99, 100].map((count) => [
    `${count} operands`,
    inMatch(`allow get: if ${Array(count).fill('true').join(' && ')};`),
  ]),
  ...[98, 99].map((count) => [`${count} negations`, inMatch(`allow get: if ${'!'.repeat(count)}true;`)]),
  ...[996, 997].map((count) => [
    `a list of ${count} items`,
    inMatch(`allow get: if [${ones(count)}].size() > 0;`),
  ]),
])

export const programs: Readonly<Record<string, Question>> = { ...handWritten, ...atLimits }

function chain(count: number): string {
  const body = (number: number) => (number === count ? 'true' : `f${number + 1}()`)
  return numbers(count)
    .map((number) => `function f${number}() { return ${body(number)}; }`)
    .join(' ')
}

function lets(count: number): string {
  return numbers(count)
    .map((number) => `let a${number} = ${number};`)
    .join(' ')
}

function names(count: number): string {
  return numbers(count)
    .map((number) => `a${number}`)
    .join()
}

function captures(count: number): string {
  return numbers(count)
    .map((number) => `/{a${number}}`)
    .join('')
}

function ones(count: number): string {
  return Array(count).fill('1').join()
}

function numbers(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index + 1)
}
