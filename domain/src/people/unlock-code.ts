import { z } from 'zod'
import { instantSchema } from '../ids.ts'

const minute = 60_000

/** How many wrong codes are taken within how long; after that the password alone unlocks. */
export const wrongCodes = { atMost: 5, withinMs: 15 * minute } as const

/** A code as it is typed. A password is never one: it has letters. */
export const unlockCodeSchema = z.string().regex(/^\d{6}$/)

/** One that may be chosen: not six times the same digit, and none that counts up or down. */
export const newUnlockCodeSchema = unlockCodeSchema.refine((code) => !isGuessedFirst(code), {
  message: 'unlockCode.tooEasy',
})

function isGuessedFirst(code: string): boolean {
  const steps = Array.from(code.slice(1), (digit, index) => (Number(digit) - Number(code[index]) + 10) % 10)
  return [0, 1, 9].some((step) => steps.every((each) => each === step))
}

/** `unlockCodes/{uid}`: by which a person unlocks a screen that they are signed in on. Server only. */
export const storedUnlockCodeSchema = z.object({
  /** scrypt of the code (RFC 7914), hexadecimal. */
  hash: z.string(),
  salt: z.string(),
  /** When a wrong code was entered, those that still count. */
  wrongAt: z.array(instantSchema).max(100),
})
export type StoredUnlockCode = z.infer<typeof storedUnlockCodeSchema>

/** Those wrong tries that still count at `now`, epoch milliseconds. */
export const stillCounted = (wrongAt: readonly number[], now: number): number[] =>
  wrongAt.filter((at) => at > now - wrongCodes.withinMs)
