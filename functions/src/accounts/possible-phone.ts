import { parsePhoneNumberFromString } from 'libphonenumber-js/min'

/** Whether there may be such a number (E.164), by the numbering plan of its country. */
export function isPossiblePhone(number: string): boolean {
  return parsePhoneNumberFromString(number)?.isValid() ?? false
}
