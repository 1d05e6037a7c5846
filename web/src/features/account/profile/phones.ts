import type { OwnProfile } from '@vigie/domain/api/profile-calls'
import { type ProfileChange, profileChangeSchema } from '@vigie/domain/people/profile-change'
import { phoneOf, phoneWords } from '../../../lib/phone/phone.ts'

/** The numbers as they stand in the form. */
export interface TypedPhones {
  readonly phoneMobile: string
  readonly phoneFix: string
  readonly phoneExt: string
}

export type PhoneFaults = Partial<{
  phoneMobile: 'phoneInvalid'
  phoneFix: 'phoneInvalid'
  phoneExt: 'extInvalid'
}>

/** What is stored, as people write it. */
export function phonesAsTyped({ phoneMobile, phoneFix, phoneExt }: OwnProfile): TypedPhones {
  return {
    phoneMobile: phoneMobile === null ? '' : phoneWords(phoneMobile),
    phoneFix: phoneFix === null ? '' : phoneWords(phoneFix),
    phoneExt: phoneExt ?? '',
  }
}

const isWrong = (typed: string) => typed.trim() !== '' && phoneOf(typed) === null

/** What is wrong, by field; nothing where it can be sent. A number may be left out. */
export function phoneFaultsOf({ phoneMobile, phoneFix, phoneExt }: TypedPhones): PhoneFaults {
  const ext = profileChangeSchema.shape.phoneExt.safeParse(phoneExt.trim() || null)
  return {
    ...(isWrong(phoneMobile) && { phoneMobile: 'phoneInvalid' as const }),
    ...(isWrong(phoneFix) && { phoneFix: 'phoneInvalid' as const }),
    ...(!ext.success && { phoneExt: 'extInvalid' as const }),
  }
}

/** What is sent of numbers in which nothing is wrong. */
export function phonesToSend({ phoneMobile, phoneFix, phoneExt }: TypedPhones): ProfileChange {
  return {
    phoneMobile: phoneOf(phoneMobile),
    phoneFix: phoneOf(phoneFix),
    phoneExt: phoneExt.trim() || null,
  }
}
