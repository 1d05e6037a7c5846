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
  maxItems?: number
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
  if (shape.enum) return fc.constantFrom(...shape.enum)
  const choices = shape.anyOf ?? shape.oneOf ?? shape.allOf
  if (choices) return fc.oneof(...choices.map(fittingJson))
  if (shape.type === 'object') return fittingObject(shape)
  if (shape.type === 'array')
    return fc.array(fittingJson(shape.items ?? {}), { maxLength: Math.min(5, shape.maxItems ?? 5) })
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

function fittingText({ format, pattern, minLength = 0, maxLength = 60 }: Shape): fc.Arbitrary<string> {
  if (format === 'email' || pattern?.includes('@')) return fc.uuid().map((id) => `${id}@vigie.example`)
  // Of patterns that look ahead fast-check makes nothing.
  if (pattern && !/\(\?[=!]/.test(pattern)) return fc.stringMatching(new RegExp(pattern))
  return fc.string({ unit: 'grapheme', minLength, maxLength: Math.max(minLength, Math.min(maxLength, 60)) })
}
