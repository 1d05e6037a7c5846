import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readsAs } from './name-key.ts'
import { plainLetters } from './plain-letters.ts'
import { shownNameSchema } from './shown-name.ts'
import { isWrittenAsName } from './written-name.ts'

test.each([
  'Natha│ie Simard',
  'Natha|ie Simard',
  'Natha¦ie Simard',
  'Natha❘ie Simard',
  'Natha⏐ie Simard',
  'Natha⎮ie Simard',
  'Natha׀ie Simard',
  'Natha!ie Simard',
  'Natha❗ie Simard',
  '🅰lice Tremblay',
  'Isabelle 🅾livier',
  '🇳athalie Simard',
  'Nathalie Simar🇩',
  'Marie ®oy',
  'Gagn०n',
  'Natha߁ie Simard',
  'Natha۱ie Simard',
  'Natha𝟏ie Simard',
  'NathaⅠie Simard',
  'Nаthalie Simard',
  'Nathalie Simaгd',
  'NathaІie Simard',
  'Nathaㅣie Simard',
  'Nathaاie Simard',
  'Nathaᛁie Simard',
  'Nathalie Simard\u1427',
  'Nathaाie Simard',
  'Nathal\u0365e Simard',
  'Nathalie\u20d2 Simard',
  'vοus',
  'Marie [proche]',
  'Nathalie Simaɼd',
  'Nathalie Siɱard',
  'Naʈhalie Simard',
  'NathaꞁIe Simard',
  'Nathaſie Simard',
  'Isabelle Gaᵹnon',
  'Natha\uA78Clie Simard',
])('%s is not written as names are', (name) => expect(isWrittenAsName(name)).toBe(false))

test.each([
  'O’Brien, Anne',
  'Jean D´Amour',
  'Karonhià:wenhne Diabo',
  "Jean-Luc d'Arc",
  'Zoë (nuit) & Cie',
  'Anne « Nana » Roy – aile B · 2e étage',
  'Mª Ángeles / Núñez + 1°',
  'Chute ⚠️',
  'Rose 🌹🇨🇦',
  'Ngo\u0302 Thi\u0323 Hương',
  'Kaʻiulani Oʼbrien',
  'Ｙａｍａｄａ（夜）',
  'ジャン・ポール ルー',
  'みどり 佐々木',
  '김민준',
  'محمّد الأحمـد',
  'Дарʼя Шевченко',
  'Ελένη Παπαδοπούλου',
  'שרה בן־דוד',
  'रवि शर्मा',
  'สมชาย ใจดี',
  'ᐊᓄᕌᖅ Ashoona',
  'Sahaiʔą Catholique',
  'Aɖan Koɖzo Ɛsinam Ŋutsu',
  'Ɓello Ƙofar Ɗanladi',
  'Ƴero Ɲaamɛ Ɔkatakyie',
  'Əliyev Nərgiz',
  'Işık Öztürk Ğ',
  'ǃXóõ ǁGaroëb',
  'SȾHENEP ȺĆ Ꝁ',
  'Þórður Æsa Bjørn Groß',
])('%s is written as names are', (name) => {
  expect(shownNameSchema.parse(name)).toBe(name)
  expect(isWrittenAsName(name)).toBe(true)
})

/** Words of names by the language that writes them. */
const words: readonly (readonly string[])[] = [
  ['Hélène', 'Côté', 'Œuvrard', 'François', 'Lefebvre', 'Noëlla', 'Çelik', 'D’Amour'],
  ['William', 'McDonald', "O'Neil", 'Smith', 'Chloe', 'MacLeod'],
  ['محمد', 'فاطمة', 'عبد', 'الرحمن', 'خديجة'],
  ['王', '小明', '陳', '美麗', '张伟'],
  ['Владимир', 'Алексей', 'Ольга', 'Йосиф', 'Їжак', 'Сорока'],
  ['Nguyễn', 'Thị', 'Hồng', 'Đặng', 'Phượng', 'Quỳnh'],
]
const nameOf = fc
  .constantFrom(...words)
  .chain((own) =>
    fc.tuple(
      fc.array(fc.constantFrom(...own), { minLength: 1, maxLength: 4 }),
      fc.constantFrom(' ', '-', '. '),
    ),
  )
  .map(([parts, between]) => parts.join(between))
const composed = fc.constantFrom<'NFC' | 'NFD'>('NFC', 'NFD')

test('ordinary names of many languages are written as names are, also with accents apart, and read as themselves', () => {
  fc.assert(
    fc.property(nameOf, composed, (name, form) => {
      expect(isWrittenAsName(name.normalize(form))).toBe(true)
      expect(readsAs(name.normalize(form), name)).toBe(true)
    }),
  )
})

/** Cyrillic letters in place of the Latin ones that they look like. */
const foreign: Readonly<Record<string, string>> = { a: 'а', e: 'е', i: 'і', o: 'о', h: 'һ', r: 'г', m: 'м' }

test('a Latin name in which one letter is of another script is refused, and reads as the name', () => {
  const latin = fc.constantFrom('Nathalie Simard', 'Isabelle Gagnon', 'Thomas Roy', 'Marie-Ève Morin')
  fc.assert(
    fc.property(latin, fc.nat(), (name, seed) => {
      const places = [...name].flatMap((letter, at) => (foreign[letter] ? [at] : []))
      const at = places[seed % places.length] ?? 0
      const forged = name.slice(0, at) + foreign[name[at] ?? ''] + name.slice(at + 1)
      expect(isWrittenAsName(forged)).toBe(false)
      expect(readsAs(forged, name)).toBe(true)
    }),
  )
})

test.each([
  ['Ｎàthаlіе', 'Nathalie'],
  ['νίϲοⅼе', 'vicole'],
  ['Łuϲіе', 'Lucie'],
  ['ɴɪɴᴀ', 'nɪna'],
  ['山田', '山田'],
])('%s in plain letters is %s', (name, plain) => expect(plainLetters(name)).toBe(plain))

test('a Latin letter that names are written in is compared as the plain one that it looks like, but for few that look like none', () => {
  const letters = Array.from({ length: 0x2_0000 }, (_, code) => String.fromCodePoint(code)).filter(
    (one) => /\p{Script=Latin}/u.test(one) && one.normalize('NFKC') === one,
  )
  const apart = letters.filter((one) => isWrittenAsName(`N${one}a`) && !/^[A-Za-z]+$/.test(plainLetters(one)))
  expect(apart.join('')).toBe('ÆßæŒœƛǀǁǃǢǣǼǽɁɂʔʕẞ')
})
