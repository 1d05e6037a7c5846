import { parsePhoneNumberFromString } from 'libphonenumber-js/min'

/** A number without a country code is of here. */
const country = 'CA'

/** The E.164 number that was typed, or null where there can be no such number, or an extension would be lost. */
export function phoneOf(typed: string): string | null {
  const parsed = parsePhoneNumberFromString(typed, country)
  return parsed?.isValid() && parsed.ext === undefined ? parsed.number : null
}

/** A number as people of here write it: another country's with its code. What is no number stays as it is. */
export function phoneWords(number: string): string {
  const parsed = parsePhoneNumberFromString(number)
  if (!parsed) return number
  return parsed.countryCallingCode === '1' ? parsed.formatNational() : parsed.formatInternational()
}
