import { describe, expect, it } from 'vitest'
import { hashApiKey, isApiKey } from './api-key.ts'

describe('isApiKey', () => {
  it('accepts the key whose SHA-256 is stored', () => {
    // FIPS 180-2, appendix B.1: the digest of "abc".
    const digest = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'
    expect(hashApiKey('abc')).toBe(digest)
    expect(isApiKey('abc', digest)).toBe(true)
  })

  it.each(['abd', 'ABC', 'abc ', '', 'abcabc'])('refuses %j', (key) => {
    expect(isApiKey(key, hashApiKey('abc'))).toBe(false)
  })

  it('refuses everything where no hash is stored', () => {
    expect(isApiKey('abc', '')).toBe(false)
  })
})
