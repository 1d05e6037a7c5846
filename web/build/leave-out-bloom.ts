import type { Plugin } from 'vite'
import { inFirestore, type Replaced } from './in-firestore.ts'

/**
 * What of Firestore's client needs 64-bit integers and MD5: the filter by which a server says which documents of a listened query are unchanged, where the client has
 * others. Without it the client asks for that query anew, as it does of itself where the filter cannot be read. The numbers that names like `__id7__` are
 * ordered by are a browser's own.
 */
const replaced: readonly Replaced[] = [
  [/_ = new BloomFilter\(s, r, i\);/, 'return null;'],
  [/new Integer\(\[ 4294967295, 4294967295 \], 0\)/, '0n'],
  [
    /BasePath\.extractNumericId\((\w)\)\.compare\(BasePath\.extractNumericId\((\w)\)\)/,
    'Number(BasePath.extractNumericId($1) - BasePath.extractNumericId($2))',
  ],
  [/Integer\.fromString\(/, 'BigInt('],
]

/** Leaves it out of the app. */
export function leaveOutBloom(): Plugin {
  return {
    ...inFirestore('leave-out-bloom', replaced, 'Firestore’s client was not found to have its bloom filter'),
    // Nothing of it is reached any more, but a bundler keeps what it does as it is loaded.
    load: {
      filter: { id: /\/@firebase\/webchannel-wrapper\/dist\/bloom-blob\/.*\.js$/ },
      handler: () => 'export const Integer = undefined, Md5 = undefined',
    },
  }
}
