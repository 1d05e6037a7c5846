/** Whole rules files, right and wrong. Whether one compiles, the oracle says (answers.json). */
export const sources: readonly string[] = [
  `rules_version = '2';
service firebase.storage {
  match /b/{bucket}/o {
    match /{allPaths=**} {
      allow read, write: if request.auth != null && resource.size < 5 && request.resource.contentType.matches('image/.*');
    }
  }
}`,
  'service firebase.storage { match /b/{bucket}/o { match /{a=**} { allow read: if firestore.get(/databases/(default)/documents/u/$(request.auth.uid)).data.x == 1; } } }',
  `rules_version = '2';
service firebase.storage { match /b/{bucket}/o { match /{a=**} { allow read: if firestore.get(/databases/(default)/documents/u/$(request.auth.uid)).data.x == 1; } } }`,
  `rules_version = '2';
service firebase.storage {{ match /b/{bucket}/o { match /{a=**} { allow read } } }`,
  `rules_version = '3';
service firebase.storage { }`,
  `rules_version = "1";
service firebase.storage { }`,
  'service firebase.storage { }',
  '',
  "rules_version = '2';",
  'service foo.bar { }',
  'service firebase.storage { match /b/{bucket}/o { allow read; allow write; } }',
  'service firebase.storage { match /b/{bucket}/o { allow read } }',
  'service firebase.storage { match /b/{bucket}/o { allow foo; } }',
  'service firebase.storage { match /b/{bucket}/o { allow read if true; } }',
  'service firebase.storage { match /b/{bucket}/o { allow read: true; } }',
  'service firebase.storage { match /b/{bucket}/o { allow read : if (true) ; } }',
  'service firebase.storage { match b/{bucket}/o { allow read; } }',
  'service firebase.storage { match /b/{bucket}/o { function f(a) { return a == 1 } allow read: if f(1); } }',
  'service firebase.storage { match /b/{bucket}/o { function f(a) { let x = 1; return a == x; } allow read: if f(1); } }',
  `rules_version='2';
service firebase.storage { match /b/{bucket}/o { function f(a) { let x = 1; return a == x; } allow read: if f(1); } }`,
  `rules_version='2';
service firebase.storage { match /b/{bucket}/o { function f(a) { let x = 1 return a == x; } allow read: if f(1); } }`,
  `rules_version='2';
service firebase.storage { match /b/{bucket}/o { function f(a) { let x = 1; let x = 2; return a == x; } allow read: if f(1); } }`,
  `rules_version='2';
service firebase.storage { match /b/{bucket}/o { function f(a) { return f(a); } allow read: if f(1); } }`,
  `rules_version='2';
service firebase.storage { match /b/{bucket}/o { function f(a) { return g(a); } function g(a) { return f(a); } allow read: if f(1); } }`,
  `rules_version='2';
service firebase.storage { match /b/{bucket}/o { function f(a,b,c,d,e,g,h) { return true; } allow read: if f(1,2,3,4,5,6,7); } }`,
  `rules_version='2';
service firebase.storage { match /b/{bucket}/o { function f(a,b,c,d,e,g,h,i) { return true; } allow read: if f(1,2,3,4,5,6,7,8); } }`,
  `rules_version='2';
service firebase.storage { match /b/{bucket}/o { function f(a) { let a1=1; let a2=1; let a3=1; let a4=1; let a5=1; let a6=1; let a7=1; let a8=1; let a9=1; let a10=1; return true; } allow read: if f(1); } }`,
  `rules_version='2';
service firebase.storage { match /b/{bucket}/o { function f(a) { let a1=1; let a2=1; let a3=1; let a4=1; let a5=1; let a6=1; let a7=1; let a8=1; let a9=1; let a10=1; let a11=1; return true; } allow read: if f(1); } }`,
  `rules_version='2';
service firebase.storage { match /b/{bucket}/o { function f(a) { return true; } allow read: if f(1,2); } }`,
  `rules_version='2';
service firebase.storage { match /b/{bucket}/o { function f(a) { return true; } function f(a) { return false; } allow read: if f(1); } }`,
  `rules_version='2';
function f(a) { return true; }
service firebase.storage { match /b/{bucket}/o { allow read: if f(1); } }`,
  `rules_version='2';
service firebase.storage { function f() { return true; } match /b/{bucket}/o { function f() { return false; } allow read: if f(); } }`,
  'service firebase.storage { match /b/{bucket}/o { match /{a=**}/b { allow read; } } }',
  `rules_version='2';
service firebase.storage { match /b/{bucket}/o { match /{a=**}/b { allow read; } } }`,
  `rules_version='2';
service firebase.storage { match /b/{bucket}/o { match /{a=**}/b/{c=**} { allow read; } } }`,
  `rules_version='2';
service firebase.storage { match /b/{bucket}/o { match /{a=*} { allow read; } } }`,
  `rules_version='2';
service firebase.storage { match /b/{bucket}/o { match /{a=x*} { allow read; } } }`,
  `rules_version='2';
service firebase.storage { match /b/{bucket}/o { match /x{a} { allow read; } } }`,
  `rules_version='2';
service firebase.storage { match /b/{bucket}/o { match /{a}.png { allow read; } } }`,
  `rules_version='2';
service firebase.storage { match /b/{bucket}/o { match /{a}/{a} { allow read; } } }`,
  `rules_version='2';
service firebase.storage { match /b/{bucket}/o { match /{bucket} { allow read; } } }`,
  `rules_version='2';
service firebase.storage { match /b/{bucket}/o { match /a { allow read: if true } match /b { allow read: if resource.foo == 1 || request.foo.bar == 2 ; } } }`,
  `rules_version='2'
service firebase.storage { match /b/{bucket}/o { allow read } }`,
  `rules_version='2';
service firebase.storage { match /b/{bucket}/o { allow read: if true; } }
service firebase.storage { match /b/{bucket}/o { allow write: if true; } }`,
  `rules_version='2';
service firebase.storage { match /b/{bucket}/o { allow read: if true; } }
service cloud.firestore { match /b/{bucket}/o { allow write: if true; } }`,
  `rules_version='2';
service firebase.storage { match /b/{bucket}/o { allow read: if 'abc; } }`,
  "rules_version='2';\nservice firebase.storage { match /b/{bucket}/o { allow read: if 'a\\qb' == 'a'; } }",
  "rules_version='2';\nservice firebase.storage { match /b/{bucket}/o { allow read: if r'a\\qb' == 'a'; } }",
  `rules_version='2';
service firebase.storage { match /b/{bucket}/o { allow read: if f(; } }`,
  `rules_version='2';
/* c */ // d
service firebase.storage { match /b/{bucket}/o { /* unterminated allow read: if f(; } }`,
  `rules_version='2';
service firebase.storage { match /b/{bucket}/o { allow read, write, get, list, create, update, delete; } }`,
  'service firebase.storage { match /b/{bucket}/o { } }',
  'service firebase.storage { allow read; match /b/{bucket}/o { allow read; } }',
  'service firebase.storage { match /b/{bucket}/o { function f() { } allow read: if f(); } }',
  'service firebase.storage { match /b/{bucket}/o { function f( a, ) { return a; } allow read: if f(1); } }',
  'service firebase.storage { match /b/{bucket}/o { function f(a,a) { return a; } allow read: if f(1,2); } }',
  'service firebase.storage { match /b/{bucket}/o { allow read,; } }',
  'service firebase.storage { match /b/{bucket}/o { allow read write; } }',
  'service firebase.storage { match /b/{bucket}/o { allow : if true; } }',
  'service firebase.storage { match /b/{bucket}/o { allow read: if ; } }',
  'service firebase.storage { match /b/{bucket}/o { match / { allow read; } } }',
  'service firebase.storage { match / { allow read; } }',
  'service firebase.storage { match /b/{bucket}/o/{a=**} { allow read: if resource == null; } }',
  'service firebase.storage { match /b/{bucket}/o { match /x-1_2.y/(z) { allow read; } } }',
  'service firebase.storage { match /b/{bucket}/o { match /$(a) { allow read; } } }',
  'service firebase.storage { match /b/{bucket}/o { match /a/ { allow read; } } }',
  'match /b/{bucket}/o { allow read; }',
  'service firebase.storage { match /b/{bucket}/o { allow read; }',
  'service firebase.storage { match /b/{bucket}/o { allow read; } } }',
  `rules_version = 2;
service firebase.storage { match /b/{bucket}/o { allow read; } }`,
  `service firebase.storage { match /b/{bucket}/o { allow read; } }
rules_version = '2';`,
  `rules_version = '2';
rules_version = '2';
service firebase.storage { match /b/{bucket}/o { allow read; } }`,
  'service firebase.storage { match /b/{bucket}/o { allow read; } };',
  'service firebase.storage { match /b/{bucket}/o { allow read;; allow write; } }',
  'service firebase.storage { function f() { return true; }; match /b/{bucket}/o { allow read; } }',
  `rules_version='2';
service firebase.storage { match /b/{bucket}/o { function f() { let x = true; return x; let y = 1; } allow read: if f(); } }`,
  `rules_version='2';
service firebase.storage { match /b/{bucket}/o { function f() { return true; return false; } allow read: if f(); } }`,
  `rules_version='2';
service firebase.storage { match /b/{bucket}/o { allow read: if request.auth.uid = 'a'; } }`,
  `rules_version='2';
service firebase.storage { match /b/{bucket}/o { allow read: if request.auth.uid === 'a'; } }`,
  `rules_version='2';
service firebase.storage { match /b/{bucket}/o { allow read: if true } match /c { allow write } }`,
  `rules_version='2';
service firebase.storage { match /b/{bucket}/o { allow read: if 'a'.matches("[") } }`,
  `rules_version='2';
service firebase.storage { match /b/{bucket}/o { let x = 1; allow read: if x == 1; } }`,
  `rules_version='2';
service firebase.storage { match /b/{bucket}/o { function f(bucket) { return bucket == 1; } allow read: if f(1); } }`,
  `rules_version='2';
service firebase.storage { match /b/{bucket}/o { match /{in} { allow read; } } }`,
  `rules_version='2';
service firebase.storage { match /b/{bucket}/o { match /{math} { allow read; } } }`,
  `rules_version='2';
service firebase.storage { match /b/{bucket}/o { function match() { return true; } allow read: if match(); } }`,
  `rules_version='2';
service firebase.storage { match /b/{bucket}/o { function read() { return true; } allow read: if read(); } }`,
  `rules_version='2';
service firebase.storage { match /b/{bucket}/o { function string(a) { return true; } allow read: if string(1); } }`,
]
