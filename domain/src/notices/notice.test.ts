import { expect, test } from 'vitest'
import { noticeReasonOf } from './notice.ts'

test.each([
  { callForHelp: true, reason: 'wrongApiKey', told: 'wrongApiKey' },
  { callForHelp: true, reason: 'unknownDevice', told: 'unknownDevice' },
  { callForHelp: true, reason: 'establishmentInactive', told: 'establishmentInactive' },
  { callForHelp: false, reason: 'wrongApiKey', told: null },
  { callForHelp: true, reason: 'malformedJson', told: 'malformedJson' },
  { callForHelp: false, reason: 'malformedJson', told: null },
  { callForHelp: true, reason: 'tooManyEvents', told: null },
] as const)('a refusal ($reason, call for help: $callForHelp) tells of $told', ({ told, ...refusal }) => {
  expect(noticeReasonOf(refusal)).toBe(told)
})
