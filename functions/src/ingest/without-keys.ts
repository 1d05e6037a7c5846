const redacted = '[key]'
const namesKey = /api[-_ ]?key/i

/**
 * The body of a refused message without any API key in it: neither `apiKey`, as the message's attributes give it, nor
 * what stands under a name like `apiKey` in the body, be it JSON, cut off in the middle, Protocol Buffers or UTF-16. A
 * body that holds no key stays as it is, byte for byte.
 */
export function withoutKeys(body: Buffer, apiKey: string | undefined): Buffer {
  // One character a byte, so that nothing is lost of what is not text; UTF-16 has a zero between its letters.
  const text = body.toString('latin1').replaceAll('\0', '')
  const known = apiKey ? [apiKey, Buffer.from(apiKey).toString('latin1')] : []
  const isClean = !namesKey.test(text) && !text.includes('\\u') && !known.some((key) => text.includes(key))
  if (isClean) return body
  const parsed = parse(body.toString())
  if (parsed === undefined) return Buffer.from(redactText(text, known), 'latin1')
  const keys = new Set([...known, ...keysIn(parsed)])
  return Buffer.from(JSON.stringify(parsed, (name, value) => redactValue(name, value, keys)))
}

/** A short text, such as an attribute of the message, without the key. */
export function withoutKey(text: string, apiKey: string | undefined): string {
  return apiKey ? text.replaceAll(apiKey, redacted) : text
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Every text under a name like `apiKey`, anywhere in the value. */
function keysIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) =>
    namesKey.test(name) && typeof inner === 'string' && inner !== '' ? [inner] : keysIn(inner),
  )
}

function redactValue(name: string, value: unknown, keys: ReadonlySet<string>): unknown {
  if (namesKey.test(name)) return redacted
  if (typeof value === 'string') return redactText(value, [...keys])
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  const hides = (inner: string) => [...keys].some((key) => inner.includes(key))
  return Object.fromEntries(
    Object.entries(value).map(([inner, below]) => [hides(inner) ? redacted : inner, below]),
  )
}

/** What is text or not JSON: whatever follows a name like `apiKey`, up to its closing quote or as far as a key can reach. */
function redactText(text: string, known: readonly string[]): string {
  const plain = text.replaceAll(/\\u00([0-9a-f]{2})/gi, (_, code) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  )
  return known
    .reduce((rest, key) => rest.replaceAll(key, redacted), plain)
    .replaceAll(/(api[-_ ]?key["'\\]*\s*[:=]\s*["'\\]+)[^"'\\]*/gi, `$1${redacted}`)
    .replaceAll(/(api[-_ ]?key[^\w[-]{0,12})[\w+/=.-]+/gi, `$1${redacted}`)
}
