/** Something encrypted: by a key, under a name that belongs to it. */
export interface Sealed {
  readonly iv: Uint8Array<ArrayBuffer>
  readonly sealed: ArrayBuffer
}

const algorithm = 'AES-GCM'

/** A key of 256 bits, given as base64url. It cannot be read out of the browser again. */
export function sealingKey(base64url: string): Promise<CryptoKey> {
  const base64 = base64url.replaceAll('-', '+').replaceAll('_', '/')
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
  return crypto.subtle.importKey('raw', bytes, algorithm, false, ['encrypt', 'decrypt'])
}

const nameOf = (name: string) => new TextEncoder().encode(name)

/** Encrypts a value that JSON can hold. It opens under the same name only. */
export async function seal(key: CryptoKey, name: string, value: unknown): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const content = new TextEncoder().encode(JSON.stringify(value))
  return {
    iv,
    sealed: await crypto.subtle.encrypt({ name: algorithm, iv, additionalData: nameOf(name) }, key, content),
  }
}

/** What was encrypted. Rejects where it was by another key, under another name, or was changed since. */
export async function unseal(key: CryptoKey, name: string, { iv, sealed }: Sealed): Promise<unknown> {
  const how = { name: algorithm, iv, additionalData: nameOf(name) }
  return JSON.parse(new TextDecoder().decode(await crypto.subtle.decrypt(how, key, sealed)))
}
