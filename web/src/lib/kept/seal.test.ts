import { expect, test } from 'vitest'
import { seal, sealingKey, unseal } from './seal.ts'

const newKey = () => sealingKey(Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('base64url'))
const note = { text: 'Inquiète pour son fils 🙂', visibility: 'private' }

test('what was sealed is read by its key, under its name, and does not show what it holds', async () => {
  const key = await newKey()
  const sealed = await seal(key, 'a', note)
  expect(await unseal(key, 'a', sealed)).toEqual(note)
  expect(Buffer.from(sealed.sealed).toString('latin1')).not.toContain('fils')
  // Twice the same does not look the same.
  const again = await seal(key, 'a', note)
  expect(Buffer.from(again.sealed).equals(Buffer.from(sealed.sealed))).toBe(false)
})

test('it is not read by another key, nor under another name, nor once it was changed', async () => {
  const key = await newKey()
  const sealed = await seal(key, 'a', note)
  await expect(unseal(await newKey(), 'a', sealed)).rejects.toThrow()
  await expect(unseal(key, 'b', sealed)).rejects.toThrow()
  const changed = new Uint8Array(sealed.sealed.slice(0))
  changed[0] = (changed[0] ?? 0) ^ 1
  await expect(unseal(key, 'a', { ...sealed, sealed: changed.buffer })).rejects.toThrow()
})

test('the key cannot be read out of the browser', async () => {
  await expect(crypto.subtle.exportKey('raw', await newKey())).rejects.toThrow()
})
