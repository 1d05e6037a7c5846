/** As far as it is told how long a body may become. */
export interface Sized {
  const?: unknown
  enum?: readonly unknown[]
  anyOf?: readonly Sized[]
  oneOf?: readonly Sized[]
  type?: string
  items?: Sized
  maxItems?: number
  properties?: Readonly<Record<string, Sized>>
  maxLength?: number
  pattern?: string
  contentEncoding?: string
}

const signsAroundField = '"":,'.length
const longestNumber = 24
/** Of a text that tells no length: a date, an hour, a time zone. */
const shortText = 40
/** As a client writes a letter beyond ASCII, and any client the sign of a line’s end or less. */
const bytesOfLetter = 6

/** The most bytes that JSON without spaces takes which fits a schema; infinite where the schema sets no end. */
export function mostBytesOf(schema: Sized): number {
  const { type, items, maxItems, properties = {} } = schema
  const known = 'const' in schema ? [schema.const] : schema.enum
  if (known) return longestOf(known.map((each) => JSON.stringify(each).length))
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return longestOf(choices.map(mostBytesOf))
  if (type === 'object')
    return Object.entries(properties).reduce(
      (sum, [name, each]) => sum + name.length + signsAroundField + mostBytesOf(each),
      2,
    )
  if (type === 'array' && items) {
    // Of what is chosen from a list each is chosen once.
    const most = maxItems ?? items.enum?.length ?? Number.POSITIVE_INFINITY
    return 2 + most * (1 + mostBytesOf(items))
  }
  if (type === 'string') return 2 + mostBytesOfText(schema)
  return type === 'number' || type === 'integer' ? longestNumber : 'false'.length
}

function mostBytesOfText({ maxLength, pattern = '', contentEncoding }: Sized): number {
  const [, longest] = /\{(?:\d+,)?(\d+)\}\$$/.exec(pattern) ?? []
  if (longest !== undefined) return Number(longest)
  if (maxLength === undefined) return shortText
  return maxLength * (contentEncoding !== undefined || pattern.startsWith('^[A-Za-z0-9') ? 1 : bytesOfLetter)
}

const longestOf = (lengths: readonly number[]) => Math.max(...lengths)
