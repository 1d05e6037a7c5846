import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { residentEntry } from './search-entry.ts'
import { deviceWords, isMeantBy, residentWords, startsOf, typedWords } from './search-words.ts'

const resident = { name: 'Mme Élise D’Amours-Côté', room: '214 B' }
const device = { type: 'NOVIKA-LW-BANDE', location: 'Lit, côté fenêtre' } as const
const deviceId = 'a84041f2c1d2e3f4'

describe('a resident', () => {
  test.each([
    'élise',
    'ELISE',
    'cote',
    'cot él',
    'd’amours',
    "d'amours",
    'damours',
    '214',
    '214 elise',
    'b cote',
    '  Côté,  Élise ',
  ])('is found by "%s"', (term) => {
    expect(isMeantBy(residentWords(resident), typedWords(term))).toBe(true)
  })

  test.each(['lise', '14', 'elise roy', 'amourscote'])('is not found by "%s"', (term) => {
    expect(isMeantBy(residentWords(resident), typedWords(term))).toBe(false)
  })

  test.each([
    ['214 B', '214b'],
    ['214-B', '214B'],
    ['214B', '214 b'],
    ['B-104', 'b104'],
    ['B104', '104'],
  ])('in room %s is found by "%s"', (room, term) => {
    expect(isMeantBy(residentWords({ name: 'Mme Roy', room }), typedWords(term))).toBe(true)
    const { starts } = residentEntry('home', 'resident', { name: 'Mme Roy', room, state: 'active' }).data
    expect(typedWords(term).every((each) => starts[each])).toBe(true)
  })

  test('is found by letters that keyboards lack', () => {
    const words = residentWords({ name: 'Sœur Lætitia Groß', room: '' })
    for (const term of ['soeur', 'sœur', 'laet', 'GROSS', 'groß']) {
      expect(isMeantBy(words, typedWords(term)), term).toBe(true)
    }
  })
})

test('a name of sixteen letters from a to f is not taken for a DevEUI', () => {
  const named = { name: 'Bébé Adébaddé-Dédée', room: '' }
  expect(isMeantBy(residentWords(named), typedWords('bebe adebadde dede'))).toBe(true)
})

describe('a device', () => {
  test.each([
    deviceId,
    'A8-40-41-F2-C1-D2-E3-F4',
    'a84041f2c1d2e3f4',
    'A84041',
    'E3F4',
    'd2e3f4',
    'fenetre',
    'bande lit',
    'bed pad',
    'pad e3f4',
  ])('is found by "%s"', (term) => {
    expect(isMeantBy(deviceWords(deviceId, device), typedWords(term))).toBe(true)
  })

  test.each(['4041', '3f4', 'a84041f2c1d2e3f5', 'chair'])('is not found by "%s"', (term) => {
    expect(isMeantBy(deviceWords(deviceId, device), typedWords(term))).toBe(false)
  })
})

test.each(['', '  ', '—', '@ ’ .', '\u0000', '\uD800'])('"%s" is nothing to look for', (term) => {
  expect(typedWords(term)).toEqual([])
})

const letter = fc.constantFrom(...'abcdeéèêëïôœæçzñ')
const word = fc.string({ unit: letter, minLength: 1, maxLength: 12 })
const written = fc.constantFrom<(text: string) => string>(
  (text) => text,
  (text) => text.toUpperCase(),
  (text) => text.normalize('NFD'),
  (text) => text.normalize('NFD').replaceAll(/\p{Mark}/gu, ''),
)

test('beginnings of any of somebody’s words, in any order, case and with or without accents, lead to them', () => {
  const typed = fc.array(word, { minLength: 1, maxLength: 6 }).chain((words) =>
    fc.record({
      name: fc.constant(words.join(' ')),
      of: fc.shuffledSubarray(words, { minLength: 1 }),
      cut: fc.nat(11),
      write: written,
    }),
  )
  fc.assert(
    fc.property(typed, ({ name, of, cut, write }) => {
      const term = of.map((each) => write(each.slice(0, cut + 1))).join(' ')
      const { starts } = residentEntry('home', 'resident', { name, room: '', state: 'active' }).data
      const words = typedWords(term)
      expect(words.every((each) => starts[each])).toBe(true)
      expect(isMeantBy(residentWords({ name, room: '' }), words)).toBe(true)
    }),
  )
})

test('what the index leads to by any words is what the record is meant by, and never more', () => {
  fc.assert(
    fc.property(fc.array(word, { maxLength: 5 }), fc.array(word, { maxLength: 3 }), (words, asked) => {
      const own = residentWords({ name: words.join(' '), room: '' })
      const typed = typedWords(asked.join(' '))
      const starts = new Set(startsOf(own))
      expect(typed.every((each) => starts.has(each))).toBe(isMeantBy(own, typed))
    }),
  )
})

test('whatever a name is, its beginnings are whole, no more than its letters, and fit a field’s name', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 120 }), (name) => {
      const starts = startsOf(residentWords({ name, room: '' }))
      expect(starts.every((start) => start.isWellFormed() && Buffer.byteLength(start) <= 1_500)).toBe(true)
      expect(starts.every((start) => !/^__.*__$/.test(start))).toBe(true)
    }),
  )
})
