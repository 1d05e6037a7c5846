import { foldForSms } from '../deliveries/sms-text.ts'

/**
 * What somebody writes by SMS without what does not matter: in capitals and our digits, without accents, and without blanks and points around it; and as our own SMS write it,
 * so that whoever answers with what they read is understood.
 */
export const plainText = (text: string): string =>
  foldForSms(text)
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .replace(/\p{Nd}/gu, plainDigit)
    .replace(/^[\s\p{P}]+|[\s\p{P}]+$/gu, '')
    .toUpperCase()

/** A digit of whatever script as ours: each has its ten in a row. Source: https://www.unicode.org/versions/Unicode16.0.0/core-spec/chapter-4/, section 4.6 */
function plainDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let value = 0
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value++
  return String(value)
}
