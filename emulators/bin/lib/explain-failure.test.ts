import { expect, test } from 'vitest'
import { explainFailure } from './explain-failure.mjs'

test.each([
  ['npm error code ENOTFOUND\nnpm error network request to https://registry.example/zod failed', /registry/],
  ['npm error code ECONNREFUSED', /registry/],
  ['error: failed to download from `https://registry.example`\nCould not resolve host', /registry/],
  ['npm error code ENOSPC\nnpm error nospc ENOSPC: no space left on device, write', /disk is full/],
  ['npm error code EACCES\nnpm error syscall mkdir', /may not be written/],
])('says what to do about %j', (output, sentence) => {
  expect(explainFailure(output)).toMatch(sentence)
})

test('leaves any other failure to the output itself', () => {
  expect(explainFailure('npm error code EUSAGE')).toBeUndefined()
})
