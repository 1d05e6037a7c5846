import { parsePhoneNumberFromString } from 'libphonenumber-js/min'

/** Whether there may be such an E.164 number, by the numbering plan of its country. */
export function isPossiblePhone(number: string): boolean {
  return parsePhoneNumberFromString(number)?.isValid() ?? false
}
