import type { OwnProfile } from '@vigie/domain/people/own-profile'
import { type ProfileChange, profileChangeSchema } from '@vigie/domain/people/profile-change'
import type { Phones } from '../../../lib/phone/phones.ts'

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

/** What is stored, as people write it; as it is stored while that is not known yet. */
export function phonesAsTyped(
  { phoneMobile, phoneFix, phoneExt }: OwnProfile,
  phones: Phones | null,
): TypedPhones {
  const words = (number: string | null) => (number === null ? '' : (phones?.phoneWords(number) ?? number))
  return {
    phoneMobile: words(phoneMobile),
    phoneFix: words(phoneFix),
    phoneExt: phoneExt ?? '',
  }
}

/**
 * What is wrong, by field; nothing where it can be sent. A number may be left out.
 * @param phones null while it is not there: no number is called wrong until then
 */
export function phoneFaultsOf(
  { phoneMobile, phoneFix, phoneExt }: TypedPhones,
  phones: Phones | null,
): PhoneFaults {
  const isWrong = (typed: string) => phones !== null && typed.trim() !== '' && phones.phoneOf(typed) === null
  const ext = profileChangeSchema.shape.phoneExt.safeParse(phoneExt.trim() || null)
  return {
    ...(isWrong(phoneMobile) && { phoneMobile: 'phoneInvalid' as const }),
    ...(isWrong(phoneFix) && { phoneFix: 'phoneInvalid' as const }),
    ...(!ext.success && { phoneExt: 'extInvalid' as const }),
  }
}

/** What is sent of numbers in which nothing is wrong. */
export function phonesToSend(
  { phoneMobile, phoneFix, phoneExt }: TypedPhones,
  { phoneOf }: Phones,
): ProfileChange {
  return {
    phoneMobile: phoneOf(phoneMobile),
    phoneFix: phoneOf(phoneFix),
    phoneExt: phoneExt.trim() || null,
  }
}
