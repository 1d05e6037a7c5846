import { expect, test } from 'vitest'
import { followed } from './typed-over.ts'

const began = { name: 'Les Pins', phone: '', minutes: null as number | null }
const fresh = { began, form: began, seen: began }

test('what nobody has touched follows the record, and what somebody typed stays theirs', () => {
  const typed = { ...fresh, form: { ...began, phone: '514' } }
  const { form, began: since } = followed(typed, { ...began, name: 'Les Cèdres', phone: '418' })
  expect(form).toEqual({ ...began, name: 'Les Cèdres', phone: '514' })
  // Nothing is sent but what they typed.
  expect(since).toEqual({ ...began, name: 'Les Cèdres' })
})

test('what was just saved stays until the record is heard again, and follows it from then on', () => {
  const form = { ...began, minutes: 5 }
  const saved = { began: form, form, seen: began }
  expect(followed(saved, began).form.minutes).toBe(5)
  expect(followed(saved, form).form.minutes).toBe(5)
  expect(followed(followed(saved, form), { ...form, minutes: null }).form.minutes).toBe(null)
})
