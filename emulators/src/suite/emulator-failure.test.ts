import { expect, test } from 'vitest'
import { rootFolder } from '../../bin/lib/folders.mjs'
import { endSentence, failureSentence } from './emulator-failure.ts'

const log = `${rootFolder}/.cache/suites/0/suite.log`

test('functions that do not load are told with what their code says', () => {
  const output = [
    'i  functions: Watching "functions" for Cloud Functions...',
    '\u001b[31m⬢\u001b[39m  functions: Failed to load function definition from source: FirebaseError: User code failed to load.',
    'Failed to generate manifest from function source: ReferenceError: nope is not defined',
  ]
  const sentence = failureSentence(output, log)
  expect(sentence).toMatch(/^The functions do not load \(see \.cache\/suites\/0\/suite\.log\)/)
  expect(sentence).toContain('nope is not defined')
})

test.each([
  [
    '⚠  hosting: Port 5000 is not open on 127.0.0.1, could not start Hosting Emulator.',
    /^Port 5000 was taken/,
  ],
  ['Error: ENOSPC: no space left on device, write', /^The disk is full/],
  ['Error: something else', /^The emulators did not start.*\nError: something else$/],
])('%j', (line, sentence) => {
  expect(failureSentence([line, ''], log)).toMatch(sentence)
})

test('a suite that ended by itself is told with the last that it wrote', () => {
  const sentence = endSentence(['\u001b[31mError:\u001b[39m An unexpected error has occurred.', ''], log)
  expect(sentence).toBe(
    'The suite ended unexpectedly (see .cache/suites/0/suite.log):\nError: An unexpected error has occurred.',
  )
})
