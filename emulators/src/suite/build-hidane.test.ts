import { expect, test } from 'vitest'
import { explainBuild } from './build-hidane.ts'

test.each([
  ['error: cannot install package `hidane 0.6.0`, it requires rustc 1.88 or newer', /Rust 1\.88/],
  ['error: failed to download `tokio v1.48.0`', /registry cannot be reached/],
  ['error: linker `cc` not found', /hidane could not be built:\nerror: linker `cc` not found/],
])('%j', (output, sentence) => {
  expect(explainBuild(output)).toMatch(sentence)
})
