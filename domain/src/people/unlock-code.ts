import { z } from 'zod'
import { instantSchema } from '../ids.ts'

const minute = 60_000

/**
 * How many wrong codes are taken within how long; after that the password alone unlocks. Of those of the first line a right code
 * makes good. Those of the second stay: whoever tries a few between two of the owner's would have all birthdays in a month.
 */
export const wrongCodes = {
  inARow: { atMost: 5, withinMs: 15 * minute },
  aDay: { atMost: 30, withinMs: 24 * 60 * minute },
} as const

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
  /** When the right one was entered last after a wrong one. */
  rightAt: instantSchema.nullable().default(null),
})
export type StoredUnlockCode = z.infer<typeof storedUnlockCodeSchema>

/** Those wrong tries that still count at `now`, epoch milliseconds. */
export const stillCounted = (wrongAt: readonly number[], now: number): number[] =>
  wrongAt.filter((at) => at > now - wrongCodes.aDay.withinMs)

/** Whether no code is taken any more at `now`, epoch milliseconds, but the password alone. */
export function isBlocked(
  { wrongAt, rightAt }: Pick<StoredUnlockCode, 'wrongAt' | 'rightAt'>,
  now: number,
): boolean {
  const ofDay = stillCounted(wrongAt, now)
  const { inARow, aDay } = wrongCodes
  const since = Math.max(now - inARow.withinMs, rightAt ?? 0)
  return ofDay.length >= aDay.atMost || ofDay.filter((at) => at > since).length >= inARow.atMost
}
