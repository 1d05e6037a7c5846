import { expect, test } from 'vitest'
import { chooseRuntimes, type FoundRuntimes, type WantedRuntimes } from './runtimes.ts'

const nothing: FoundRuntimes = {
  java: undefined,
  hidane: undefined,
  cargo: false,
  firestoreJars: [],
  googlePubsub: undefined,
  storageRulesJar: undefined,
}
const java17 = { program: '/usr/bin/java', major: 17 }
const java21 = { program: '/usr/bin/java', major: 21 }
const cloudCli = {
  firestoreJars: [{ path: 'cli.jar', oldestJava: 11 }],
  googlePubsub: 'cloud-pubsub-emulator',
}
const firebaseToolsCache = {
  firestoreJars: [{ path: 'cache.jar', oldestJava: 21 }],
  storageRulesJar: { path: 'rules.jar', oldestJava: 21 },
}

const choose = (found: Partial<FoundRuntimes>, wanted: WantedRuntimes = {}) => {
  const { firestore, pubsub, storageRules } = chooseRuntimes({ ...nothing, ...found }, wanted)
  return { firestore, pubsub: pubsub.name, storageRules: storageRules.name }
}

test('hidane comes first, already here or built', () => {
  const found = { hidane: 'hidane', java: java17, ...cloudCli }
  expect(choose(found).firestore).toEqual({ name: 'hidane', program: 'hidane' })
  expect(choose({ java: java17, cargo: true, ...cloudCli }).firestore).toEqual({
    name: 'hidane',
    program: undefined,
  })
})

test('the Google Cloud CLI with a Java of 17 gives Firestore and Pub/Sub', () => {
  expect(choose({ java: java17, ...cloudCli })).toEqual({
    firestore: { name: 'google', program: 'cli.jar' },
    pubsub: 'google',
    storageRules: 'embedded',
  })
})

test('what firebase-tools downloaded wants Java 21', () => {
  expect(choose({ java: java21, ...firebaseToolsCache }).storageRules).toBe('google')
  expect(choose({ java: java17, cargo: true, ...firebaseToolsCache })).toEqual({
    firestore: { name: 'hidane', program: undefined },
    pubsub: 'embedded',
    storageRules: 'embedded',
  })
})

test('with no Java, Rust builds hidane and the rest is our own', () => {
  expect(choose({ cargo: true, ...cloudCli })).toEqual({
    firestore: { name: 'hidane', program: undefined },
    pubsub: 'embedded',
    storageRules: 'embedded',
  })
})

test('the hand decides against the order', () => {
  const found = { hidane: 'hidane', java: java17, ...cloudCli }
  expect(choose(found, { firestore: 'google', pubsub: 'embedded' })).toMatchObject({
    firestore: { name: 'google' },
    pubsub: 'embedded',
  })
  expect(choose({ cargo: true, java: java17, ...cloudCli }, { firestore: 'hidane' }).firestore).toEqual({
    name: 'hidane',
    program: undefined,
  })
})

test.each([
  ['no way of having Firestore', {}, {}, /install Rust/],
  ["Google's Firestore without Java", cloudCli, { firestore: 'google' }, /Java 21.*--firestore hidane/],
  ['hidane without Rust', { java: java17, ...cloudCli }, { firestore: 'hidane' }, /install Rust/],
  [
    "Google's Pub/Sub without Java",
    { hidane: 'hidane', ...cloudCli },
    { pubsub: 'google' },
    /pubsub-emulator/,
  ],
] as const)('%s is told in one sentence', (_, found, wanted, sentence) => {
  expect(() => choose(found, wanted)).toThrow(sentence)
})
