import { expect, test } from 'vitest'
import { takesElision, withElisions } from './elided.ts'

const de = (name: string) => withElisions(`Humeur de ${name}`, [name])

test.each([
  'Alain Proulx',
  'Émile',
  'Hélène Roy',
  'hier, 23:00',
  'Henri',
  'Hervé',
  'Hortense',
  'Hubert',
  'Huguette',
  'Hyacinthe',
  'Yvonne',
  'Yves',
  'Ursule',
  'Œdipe',
  'Oscar',
  'alain@vigie.example',
  'Histoire de vie',
])('« d’%s »', (name) => expect(de(name)).toBe(`Humeur d’${name}`))

test.each([
  'M. Alain',
  'Mme Hélène Roy',
  'Dr Hubert',
  'Thérèse',
  'Harry',
  'Hassan',
  'Howard',
  'Heinz',
  'Yolande',
  'Yannick',
  'Ouellet',
  'William',
  '214 · Alain',
  '07:00',
  'Hernie',
  'Onze heures',
  '',
])('« de %s »', (name) => expect(de(name)).toBe(`Humeur de ${name}`))

test('only « de » before the value itself is elided: not within a word, and not within somebody’s own words', () => {
  expect(withElisions('Supprimer le compte de Alain?', ['Alain'])).toBe('Supprimer le compte d’Alain?')
  expect(withElisions('De garde Alain', ['Alain'])).toBe('De garde Alain')
  expect(withElisions('Prise de eau de Alain', ['Alain', 'Prise de eau'])).toBe('Prise de eau d’Alain')
  expect(withElisions('Guide Alain', ['Alain'])).toBe('Guide Alain')
})

test('numbers and what is no text are left alone', () => {
  expect(withElisions('Page de 8', [8, undefined, null])).toBe('Page de 8')
  expect(takesElision('8')).toBe(false)
})
