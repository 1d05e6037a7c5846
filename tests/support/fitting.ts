import fc from 'fast-check'
import { z } from 'zod'

/** As much of a JSON Schema as those of our calls are made of. */
export interface Shape {
  type?: string
  const?: unknown
  enum?: readonly unknown[]
  anyOf?: readonly Shape[]
  oneOf?: readonly Shape[]
  allOf?: readonly Shape[]
  properties?: Record<string, Shape>
  required?: readonly string[]
  items?: Shape
  minItems?: number
  maxItems?: number
  examples?: readonly unknown[]
  format?: string
  pattern?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
}

/** Values that fit a schema as far as its JSON Schema says: what it checks beside that may still be wrong with them. */
export const fitting = (schema: z.ZodType): fc.Arbitrary<unknown> =>
  fittingJson(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape)

/** The same of a JSON Schema. */
export function fittingJson(shape: Shape): fc.Arbitrary<unknown> {
  if (shape.const !== undefined) return fc.constant(shape.const)
  // What is said to fit with the fields beside it comes before what fits by itself.
  if (shape.examples) return fc.constantFrom(...shape.examples)
  if (shape.enum) return fc.constantFrom(...shape.enum)
  const choices = shape.anyOf ?? shape.oneOf ?? shape.allOf
  if (choices) return fc.oneof(...choices.map(fittingJson))
  if (shape.type === 'object') return fittingObject(shape)
  if (shape.type === 'array')
    return fc.array(fittingJson(shape.items ?? {}), {
      minLength: shape.minItems ?? 0,
      maxLength: Math.min(5, shape.maxItems ?? 5),
    })
  if (shape.format === 'binary') return smallFile
  if (shape.type === 'string') return fittingText(shape)
  if (shape.type === 'number' || shape.type === 'integer')
    return fc.integer({
      min: Math.max(shape.minimum ?? -1e9, -1e15),
      max: Math.min(shape.maximum ?? 1e9, 1e15),
    })
  if (shape.type === 'boolean') return fc.boolean()
  if (shape.type === 'null') return fc.constant(null)
  return fc.jsonValue()
}

function fittingObject({ properties = {}, required = [] }: Shape): fc.Arbitrary<unknown> {
  const fields = Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, fittingJson(one)]))
  return fc.record(fields, { requiredKeys: [...required].filter((name) => name in fields) })
}

/** Forms that fit a JSON Schema: its binary fields are small files of a kind that is taken. */
export const fittingForm = (shape: Shape): fc.Arbitrary<FormData> =>
  fittingObject(shape).map((fields) => {
    const form = new FormData()
    for (const [name, value] of Object.entries(Object(fields)))
      form.append(name, value instanceof File ? value : String(value))
    return form
  })

const smallFile = fc
  .uuid()
  .map((text) => new File([`%PDF-1.7\n${text}`], `${text}.pdf`, { type: 'application/pdf' }))

// Of patterns that look ahead fast-check makes nothing: it makes the rest of them, and what they look for is asked of that.
function fittingPattern(pattern: string): fc.Arbitrary<string> {
  const whole = new RegExp(pattern)
  return fc
    .stringMatching(new RegExp(pattern.replaceAll(/\(\?[=!][^()]*\)/g, '')))
    .filter((text) => whole.test(text))
}

function fittingText({ format, pattern, minLength = 0, maxLength = 60 }: Shape): fc.Arbitrary<string> {
  if (format === 'email' || pattern?.includes('@')) return fc.uuid().map((id) => `${id}@vigie.example`)
  if (pattern) return fittingPattern(pattern).filter((text) => text.length >= minLength)
  return fc.string({ unit: 'grapheme', minLength, maxLength: Math.max(minLength, Math.min(maxLength, 60)) })
}
