/** Seven digits or more, whatever signs stand between them: a year, a house's number and a room are shorter. */
const number = /\d(?:[^\p{L}\p{N}]{0,3}\d){6,}/u

/** Whether what somebody wrote holds what is read as a telephone number. Spelt out in words it is not found. */
export const hasPhoneNumber = (text: string): boolean => number.test(text.normalize('NFKC'))
