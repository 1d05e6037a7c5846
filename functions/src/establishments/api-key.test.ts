import { describe, expect, it } from 'vitest'
import { hashApiKey, keyIdOf, newApiKey } from './api-key.ts'

const now = Date.parse('2026-11-23T12:00:00Z')
const current = { id: 'current', hash: hashApiKey('abc'), until: null }
const former = { id: 'former', hash: hashApiKey('old'), until: now }

describe('keyIdOf', () => {
  it('names the key whose SHA-256 is stored', () => {
    // FIPS 180-2, appendix B.1: the digest of "abc".
    expect(current.hash).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
    expect(keyIdOf('abc', [current, former], now)).toBe('current')
  })

  it('takes a former key until its time is over', () => {
    expect(keyIdOf('old', [current, former], now - 1)).toBe('former')
    expect(keyIdOf('old', [current, former], now)).toBeNull()
  })

  it.each(['abd', 'ABC', 'abc ', '', 'abcabc'])('refuses %j', (key) => {
    expect(keyIdOf(key, [current, former], now - 1)).toBeNull()
  })

  it('refuses everything where no hash is stored', () => {
    expect(keyIdOf('abc', [], now)).toBeNull()
    expect(keyIdOf('abc', [{ ...current, hash: '' }], now)).toBeNull()
  })
})

describe('newApiKey', () => {
  it('makes another key each time, of which only the hash is stored', () => {
    const one = newApiKey('one', 'anne', now)
    expect(one.apiKey).not.toBe(newApiKey('one', 'anne', now).apiKey)
    expect(one.stored).toEqual({ id: 'one', hash: hashApiKey(one.apiKey), madeAt: now, madeBy: 'anne' })
    expect(Buffer.from(one.apiKey.slice('vigie-'.length), 'base64url')).toHaveLength(32)
  })
})
