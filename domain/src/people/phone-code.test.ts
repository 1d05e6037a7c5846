import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fitsOneSms } from '../deliveries/sms-text.ts'
import {
  codeEveryMs,
  codeGoodForMs,
  codesADay,
  isStillGood,
  mayBeSent,
  phoneCodeText,
  type SentCode,
  triesPerCode,
} from './phone-code.ts'

const now = Date.parse('2026-11-23T12:00:00Z')
const phone = '+15145550101'
const sent: SentCode = { phone, hash: 'aa', salt: 'bb', triesLeft: triesPerCode, sentAt: [now] }

test.each<[string, SentCode | null, number, boolean]>([
  ['just sent', sent, now, true],
  ['to its last moment', sent, now + codeGoodForMs - 1, true],
  ['too old', sent, now + codeGoodForMs, false],
  ['of another number', { ...sent, phone: '+15145550102' }, now, false],
  ['used', { ...sent, hash: null }, now, false],
  ['mistyped too often', { ...sent, triesLeft: 0 }, now, false],
  ['never sent', null, now, false],
])('a code that is %s', (_, code, at, good) => {
  expect(isStillGood(code, phone, at)).toBe(good)
})

test('another code is not sent within the minute, unless the one before is of no use', () => {
  const after = (ms: number, last: SentCode = sent) =>
    mayBeSent(phone, { last, toNumber: [now], ofHomes: [[]] }, now + ms)
  expect(after(codeEveryMs - 1)).toBe('justSent')
  expect(after(codeEveryMs)).toBe('yes')
  expect(after(1, { ...sent, triesLeft: 0 })).toBe('yes')
  expect(after(1, { ...sent, phone: '+15145550102' })).toBe('yes')
})

test('a stranger who asks for all the codes to a number does not keep its owner from one', () => {
  const toNumber = (count: number) => Array.from({ length: count }, () => now)
  const stranger = { ...sent, sentAt: toNumber(codesADay.toOneNumber) }
  const later = now + codeEveryMs
  expect(
    mayBeSent(phone, { last: stranger, toNumber: toNumber(codesADay.toOneNumber), ofHomes: [[]] }, later),
  ).toBe('tooManyCodes')
  expect(
    mayBeSent(phone, { last: null, toNumber: toNumber(codesADay.toOneNumber), ofHomes: [[]] }, later),
  ).toBe('yes')
  expect(
    mayBeSent(phone, { last: null, toNumber: toNumber(codesADay.toOneNumberInAll), ofHomes: [[]] }, later),
  ).toBe('tooManyCodes')
})

test('a home of which everybody asks for codes gets a hundred a day; whoever is of another as well gets theirs there', () => {
  const full = Array.from({ length: codesADay.forOneHome }, () => now)
  const asked = (ofHomes: number[][], at = now + 1) =>
    mayBeSent(phone, { last: null, toNumber: [], ofHomes }, at)
  expect(asked([full.slice(1)])).toBe('yes')
  expect(asked([full])).toBe('tooManyCodes')
  expect(asked([full, []])).toBe('yes')
  expect(asked([full], now + 86_400_000)).toBe('yes')
})

test('no day holds more codes than it may, for a person or to a number, however they are asked for', () => {
  const person = fc.constantFrom('anne', 'bob')
  const number = fc.constantFrom('+15145550101', '+15145550102', '+15145550103')
  const ask = fc.record({ person, number, after: fc.nat(4 * 3_600_000) })
  fc.assert(
    fc.property(fc.array(ask, { maxLength: 60 }), (asks) => {
      const last = new Map<string, SentCode>()
      const toNumber = new Map<string, number[]>()
      let clock = now
      for (const { person: who, number: to, after } of asks) {
        clock += after
        const before = last.get(who) ?? null
        const times = toNumber.get(to) ?? []
        if (mayBeSent(to, { last: before, toNumber: times, ofHomes: [[]] }, clock) !== 'yes') continue
        last.set(who, { ...sent, phone: to, sentAt: [...(before?.sentAt ?? []), clock] })
        toNumber.set(to, [...times, clock])
        const ofDay = (all: readonly number[]) => all.filter((at) => at > clock - 86_400_000).length
        expect(ofDay(toNumber.get(to) ?? [])).toBeLessThanOrEqual(codesADay.toOneNumberInAll)
        expect(ofDay(last.get(who)?.sentAt ?? [])).toBeLessThanOrEqual(codesADay.forOnePerson)
      }
    }),
  )
})

test.each(['fr', 'en'] as const)('the message of a code is one SMS (%s)', (locale) => {
  expect(fitsOneSms(phoneCodeText('123456', locale))).toBe(true)
})
