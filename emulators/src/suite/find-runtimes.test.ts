import { expect, test } from 'vitest'
import { buildsHidane, javaMajor } from './find-runtimes.ts'

test.each([
  ['openjdk version "17.0.15" 2025-04-15', 17],
  ['openjdk version "21" 2023-09-19', 21],
  ['java version "1.8.0_402"', 8],
  ['zsh: command not found: java', undefined],
])('%j is Java %s', (output, major) => {
  expect(javaMajor(output)).toBe(major)
})

test.each([
  ['cargo 1.95.0 (f2d3ce0bd 2026-03-21)', true],
  ['cargo 1.88.0 (873a06493 2025-05-10)', true],
  ['cargo 2.0.0', true],
  ['cargo 1.87.9 (99624be96 2025-05-06)', false],
  ['cargo 0.99.0', false],
  ['', false],
])('whether %j builds hidane: %s', (output, builds) => {
  expect(buildsHidane(output)).toBe(builds)
})
