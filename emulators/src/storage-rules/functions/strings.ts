import { BytesValue } from '../values/bytes.ts'
import { method, overload } from './overload.ts'
import { matchesPattern, replacePattern, splitByPattern } from './regex.ts'
import { trimText } from './text.ts'

/** Methods of a string; https://firebase.google.com/docs/reference/rules/rules.String. Only ASCII has upper and lower case. */
export const stringMethods = {
  lower: method('lower', [
    overload(['string'], (text) => text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase())),
  ]),
  upper: method('upper', [
    overload(['string'], (text) => text.replace(/[a-z]+/g, (letters) => letters.toUpperCase())),
  ]),
  matches: method('matches', [overload(['string', 'string'], matchesPattern)]),
  replace: method('replace', [overload(['string', 'string', 'string'], replacePattern)]),
  size: method('size', [overload(['string'], (text) => BigInt(text.length))]),
  split: method('split', [overload(['string', 'string'], splitByPattern)]),
  toUtf8: method('toUtf8', [overload(['string'], (text) => new BytesValue(Buffer.from(text, 'utf8')))]),
  trim: method('trim', [overload(['string'], trimText)]),
}

/** Methods of bytes; https://firebase.google.com/docs/reference/rules/rules.Bytes */
export const bytesMethods = {
  size: method('size', [overload(['bytes'], ({ bytes }) => BigInt(bytes.length))]),
  toBase64: method('toBase64', [
    // The alphabet for URLs, but padded.
    overload(['bytes'], ({ bytes }) => bytes.toString('base64').replaceAll('+', '-').replaceAll('/', '_')),
  ]),
  toHexString: method('toHexString', [
    overload(['bytes'], ({ bytes }) => bytes.toString('hex').toUpperCase()),
  ]),
}
