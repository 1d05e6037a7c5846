import { isUtf8 } from 'node:buffer'
import { cutText } from '@vigie/domain/cut-text'
import { type PlainText, plainText } from './plain-text.ts'

const redacted = '[key]'
const nameOfKey = /api[-_ ]?key/i
/** A key of ours as `newApiKey` makes it: it is known wherever it does not belong. */
const keyOfOurs = /vigie-[\w-]{43}/

/**
 * The body of a refused message without any API key in it: neither `apiKey`, as the message's attributes give it, nor
 * what stands under a name like `apiKey` in the body, nor what looks like a key of ours under any other, be it JSON, cut
 * off in the middle, Protocol Buffers or UTF-16, and however it is escaped. A body that holds no key stays as it is, byte
 * for byte.
 */
export function withoutKeys(body: Buffer, apiKey: string | undefined): Buffer {
  // One character a byte where it is no text, so that nothing is lost; UTF-16 has a zero between its letters.
  const encoding = isUtf8(body) ? 'utf8' : 'latin1'
  const text = body.toString(encoding).replaceAll('\0', '')
  const known = spellingsOf(apiKey)
  const read = plainText(text)
  if (!nameOfKey.test(read.plain) && !holdsAny(text, read, known)) return body
  const parsed = parse(body.toString())
  if (parsed === undefined) return Buffer.from(redactText(text, known), encoding)
  const keys = [...new Set([...known, ...keysIn(parsed).flatMap(spellingsOf)])]
  return Buffer.from(JSON.stringify(parsed, (name, value) => redactValue(name, value, keys)))
}

/** A short text, such as an attribute of the message, without the key. */
export function withoutKey(text: string, apiKey: string | undefined): string {
  const read = plainText(text)
  return redact(text, [...knownIn(text, read, spellingsOf(apiKey)), ...oursIn(read)])
}

/**
 * The gateway that a message's attributes name, or else that its network server says, as far as it is shown and without the
 * key; null: none.
 */
export function gatewayOf(
  { gatewayId, apiKey }: Readonly<Record<string, string>>,
  heardBy: string | null,
): string | null {
  const name = gatewayId || heardBy
  return name ? cutText(withoutKey(name, apiKey), 120) : null
}

/** A key as it is and as it reads in plain text, and where its bytes are read one a character. */
function spellingsOf(key: string | undefined): string[] {
  if (key === undefined) return []
  const read = [key, Buffer.from(key).toString('latin1')].flatMap((each) => [each, plainText(each).plain])
  return [...new Set(read)].filter((each) => each !== '')
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
    nameOfKey.test(plainText(name).plain) && typeof inner === 'string' ? [inner] : keysIn(inner),
  )
}

function redactValue(name: string, value: unknown, keys: readonly string[]): unknown {
  if (nameOfKey.test(plainText(name).plain)) return redacted
  if (typeof value === 'string') return redactText(value, keys)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([inner, below]) => [
      holdsAny(inner, plainText(inner), keys) ? redacted : inner,
      below,
    ]),
  )
}

/** What is text or not JSON: the keys, and whatever follows a name like `apiKey`. */
function redactText(text: string, keys: readonly string[]): string {
  const read = plainText(text)
  return redact(text, [...knownIn(text, read, keys), ...namedIn(read, text), ...oursIn(read)])
}

type Span = readonly [start: number, end: number]

function redact(text: string, spans: readonly Span[]): string {
  let rest = 0
  const pieces: string[] = []
  for (const [start, end] of spans.toSorted(([one], [other]) => one - other)) {
    if (end <= rest) continue
    if (start >= rest) pieces.push(text.slice(rest, start), redacted)
    rest = end
  }
  return [...pieces, text.slice(rest)].join('')
}

const holdsAny = (text: string, { plain }: PlainText, keys: readonly string[]) =>
  keyOfOurs.test(plain) || keys.some((key) => plain.includes(key) || text.includes(key))

/** Where a text holds keys of ours. */
function oursIn({ plain, at }: PlainText): Span[] {
  const found = [...plain.matchAll(new RegExp(keyOfOurs, 'g'))]
  return found.map(({ 0: key, index }): Span => [at(index), at(index + key.length)])
}

/** Where a text holds keys, in plain text and as it stands: what comes before a key may make an escape of its beginning. */
function knownIn(text: string, { plain, at }: PlainText, keys: readonly string[]): Span[] {
  return keys.flatMap((key) => [
    ...placesOf(key, plain).map(([start, end]): Span => [at(start), at(end)]),
    ...placesOf(key, text),
  ])
}

function placesOf(key: string, text: string): Span[] {
  const spans: Span[] = []
  for (let index = text.indexOf(key); index !== -1; index = text.indexOf(key, index + key.length))
    spans.push([index, index + key.length])
  return spans
}

/**
 * What stands between a name and its value, and the value. The closing quote has as many backslashes before it as the
 * opening one; where a value is cut off it goes on to the end, and in any case no further than a key in any spelling.
 */
const quoted =
  /(["'\\]*\s*[:=]\s*(?<depth>\\*)(?<quote>["']))(.{0,5000}?(?=(?<!\\)\k<depth>\k<quote>|$)|.{5000})/sy
/** The same without quotes: as far as a key can reach. */
const bare = /([^\w[-]{0,12})((?:[\w+/=.%-]|\\+(?!["'\\]))+)/y

function namedIn({ plain, at }: PlainText, text: string): Span[] {
  const names = [...plain.matchAll(new RegExp(nameOfKey, 'gi'))]
  return names.flatMap(({ 0: name, index }): Span[] => {
    const after = at(index + name.length)
    quoted.lastIndex = after
    bare.lastIndex = after
    const found = quoted.exec(text) ?? bare.exec(text)
    if (found === null) return []
    const end = after + found[0].length
    return [[end - (found.at(-1)?.length ?? 0), end]]
  })
}
