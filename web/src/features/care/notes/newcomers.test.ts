import { expect, test } from 'vitest'
import { namesOf, newcomers } from './newcomers.ts'

test('whoever was not shown is a newcomer, also under the name of somebody who was', () => {
  expect(newcomers(['Alice', 'Priya'], ['Alice', 'David', 'Priya'])).toEqual(['David'])
  expect(newcomers(['Alice'], ['Alice', 'Alice'])).toEqual(['Alice'])
  expect(newcomers([], namesOf({ relatives: ['Isabelle'], names: ['Alice'] }))).toEqual(['Isabelle', 'Alice'])
})

test('whoever left, and another order, make no newcomer', () => {
  expect(newcomers(['Alice', 'Priya'], ['Priya'])).toEqual([])
  expect(newcomers(['Alice', 'Priya'], ['Priya', 'Alice'])).toEqual([])
})
