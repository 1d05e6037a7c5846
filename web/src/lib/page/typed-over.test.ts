import { expect, test } from 'vitest'
import { followed, givenUp, isTyped, settled } from './typed-over.ts'

const record = { name: 'Les Pins', phone: '', minutes: null as number | null }
const fresh = { began: record, form: record, seen: record }

test('what nobody has touched follows the record, and what somebody typed stays theirs', () => {
  const typed = { ...fresh, form: { ...record, phone: '514' } }
  const now = followed(typed, { ...record, name: 'Les Cèdres', phone: '418' })
  expect(now.form).toEqual({ ...record, name: 'Les Cèdres', phone: '514' })
  // Nothing is sent but what they typed.
  expect(now.began).toEqual({ ...record, name: 'Les Cèdres' })
  expect(isTyped(now)).toBe(true)
  expect(followed(now, { ...record, name: 'Les Cèdres', phone: '418' })).toBe(now)
})

test('what was just saved stays until the record is heard again, and follows it from then on, back to what it was too', () => {
  const form = { ...record, minutes: 5 }
  const saved = settled({ ...fresh, form }, form)
  expect(isTyped(saved)).toBe(false)
  expect(followed(saved, record).form.minutes).toBe(5)
  const heard = followed(saved, form)
  expect(heard.form.minutes).toBe(5)
  expect(followed(heard, record).form.minutes).toBe(null)
})

test('what is typed while the form is being saved is not saved with it', () => {
  const sent = { ...record, phone: '514' }
  const typed = { ...fresh, form: { ...sent, name: 'Les Cèdres' } }
  const after = settled(typed, sent)
  expect(after.form).toEqual({ ...sent, name: 'Les Cèdres' })
  expect(after.began).toEqual(sent)
  expect(isTyped(after)).toBe(true)
})

test('who gives up what they typed has the record again, with what others changed of it meanwhile', () => {
  const typed = followed({ ...fresh, form: { ...record, phone: '12ab' } }, { ...record, name: 'Les Cèdres' })
  const after = givenUp(typed)
  expect(after.form).toEqual({ ...record, name: 'Les Cèdres' })
  expect(isTyped(after)).toBe(false)
})
