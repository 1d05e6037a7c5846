import { expect, test } from 'vitest'
import { explainBuild } from './build-hidane.ts'

test.each([
  ['error: failed to download `tokio v1.48.0`', /registry cannot be reached/],
  ['error: linker `cc` not found', /hidane could not be built:\nerror: linker `cc` not found/],
])('%j', (output, sentence) => {
  expect(explainBuild(output)).toMatch(sentence)
})
