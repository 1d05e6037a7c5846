import { z } from 'zod'
import { instantSchema } from '../ids.ts'
import type { Locale } from '../text.ts'
import { phoneSchema } from './user.ts'

const minute = 60_000

/** How long a code is good, how often it may be mistyped, and how soon another may be asked for. */
export const codeGoodForMs = 10 * minute
export const triesPerCode = 5
export const codeEveryMs = minute

/**
 * How many codes may go out in 24 hours: each costs money, and comes to a phone that is perhaps not the asker's. Whoever has
 * asked for none yet gets one beyond `toOneNumber`, up to `toOneNumberInAll`: a stranger who asks for codes to a nurse's number
 * must not keep the nurse from verifying it. The people of one home get as many as a home where everybody is new asks for; those
 * of none share as many.
 */
export const codesADay = { toOneNumber: 5, toOneNumberInAll: 20, forOnePerson: 10, forOneHome: 100 } as const

/** As a person reads it from the SMS. */
export const phoneCodeSchema = z.string().regex(/^\d{6}$/)

const sentAtSchema = z.array(instantSchema).max(100)

/** `phoneCodes/{uid}`: the code that a person was sent last, and when they were sent any. Server only. */
export const sentCodeSchema = z.object({
  phone: phoneSchema,
  /** Salted SHA-256 of the code, hexadecimal; null once it was used. */
  hash: z.string().nullable(),
  salt: z.string(),
  triesLeft: z.number().int().min(0),
  sentAt: sentAtSchema,
})
export type SentCode = z.infer<typeof sentCodeSchema>

/**
 * `phoneNumbers/{id}`: when codes went to one number, whoever asked for them; `phoneNumbers/of-{eid}`: when they went to people of a
 * home, `of-none`: to those of none. Server only.
 */
export const codedNumberSchema = z.object({ sentAt: sentAtSchema })

/** What was sent before: to this person, to this number, and to the people of each home of theirs, or of none. */
export interface SentCodes {
  last: SentCode | null
  toNumber: readonly number[]
  ofHomes: readonly (readonly number[])[]
}

const day = 24 * 60 * minute

/** Those of the times that still count, at `now`, epoch milliseconds. */
export function withinDay(sentAt: readonly number[], now: number): number[] {
  return sentAt.filter((at) => at > now - day)
}

/**
 * Whether a code may be sent now: `justSent` where this person was sent one to this number within the minute, `tooManyCodes`
 * where the number, the person or each of their homes has had all that a day allows.
 */
export function mayBeSent(
  phone: string,
  { last, toNumber, ofHomes }: SentCodes,
  now: number,
): 'yes' | 'justSent' | 'tooManyCodes' {
  const ofPerson = withinDay(last?.sentAt ?? [], now)
  const isPending = last?.phone === phone && last.hash !== null && last.triesLeft > 0
  if (isPending && now < Math.max(0, ...ofPerson) + codeEveryMs) return 'justSent'
  const mostToNumber = ofPerson.length === 0 ? codesADay.toOneNumberInAll : codesADay.toOneNumber
  const isOver =
    ofPerson.length >= codesADay.forOnePerson ||
    withinDay(toNumber, now).length >= mostToNumber ||
    ofHomes.every((sentAt) => withinDay(sentAt, now).length >= codesADay.forOneHome)
  return isOver ? 'tooManyCodes' : 'yes'
}

/** Whether a code that was sent to this number can still be entered. */
export function isStillGood(code: SentCode | null, phone: string, now: number): code is SentCode {
  const sentAt = Math.max(0, ...(code?.sentAt ?? []))
  return code?.phone === phone && code.hash !== null && code.triesLeft > 0 && now < sentAt + codeGoodForMs
}

/** The SMS, which says nothing that anybody wrote; in the alphabet of one SMS. */
export function phoneCodeText(code: string, locale: Locale): string {
  return locale === 'fr'
    ? `Vigie : votre code est ${code}. Il sert dans les 10 minutes. Ne le donnez à personne.`
    : `Vigie: your code is ${code}. It is good for 10 minutes. Give it to nobody.`
}
