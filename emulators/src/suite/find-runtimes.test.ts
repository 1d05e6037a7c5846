import { expect, test } from 'vitest'
import { javaMajor } from './find-runtimes.ts'

test.each([
  ['openjdk version "17.0.15" 2025-04-15', 17],
  ['openjdk version "21" 2023-09-19', 21],
  ['java version "1.8.0_402"', 8],
  ['zsh: command not found: java', undefined],
])('%j is Java %s', (output, major) => {
  expect(javaMajor(output)).toBe(major)
})
