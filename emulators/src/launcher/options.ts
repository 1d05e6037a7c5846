import { parseArgs } from 'node:util'
import { z } from 'zod'
import { UserError } from '../../bin/lib/user-error.mjs'
import { firestoreNames, pubsubNames } from '../suite/runtimes.ts'

/** The options that choose the runtimes by hand, for node:util's parseArgs. */
export const runtimeFlags = { firestore: { type: 'string' }, pubsub: { type: 'string' } } as const

/** Their values. */
export const runtimeSchema = z.object({
  firestore: z.enum(firestoreNames).optional(),
  pubsub: z.enum(pubsubNames).optional(),
})

/** How far a suite's ports are from the default ones: two work trees run side by side at different offsets. */
export const offsetSchema = z.coerce.number().int().min(0).max(50_000)

type Flags = NonNullable<NonNullable<Parameters<typeof parseArgs>[0]>['options']>

/**
 * Reads a command line.
 * @throws UserError that names the option which is unknown or has a value it cannot have
 */
export function readOptions<Schema extends z.ZodType>(
  args: readonly string[],
  flags: Flags,
  schema: Schema,
): z.output<Schema> {
  const result = schema.safeParse(parse(args, flags))
  if (result.success) return result.data
  const issue = result.error.issues[0]
  throw new UserError(`--${String(issue?.path[0])}: ${issue?.message}.`)
}

function parse(args: readonly string[], flags: Flags): unknown {
  try {
    return parseArgs({ args: [...args], options: flags, allowNegative: true }).values
  } catch (error) {
    throw new UserError(`${(error as Error).message}. Known options: --${Object.keys(flags).join(', --')}.`)
  }
}
