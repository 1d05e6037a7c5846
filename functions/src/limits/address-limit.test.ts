import { EventEmitter } from 'node:events'
import type { Request, Response } from 'express'
import { expect, test } from 'vitest'
import { enterFromAddress, enterWithAnswer } from './address-limit.ts'

const response = () => Object.assign(new EventEmitter(), { closed: false }) as unknown as Response
const from = (remoteAddress: string) =>
  ({ get: () => undefined, socket: { remoteAddress } }) as unknown as Request

test('as many reports of a provider as are taken at a time keep out no answer of a person, which comes from the same address', () => {
  const reports = Array.from({ length: 50 }, () => enterFromAddress(from('203.0.113.7'), response()))
  expect(reports.filter(Boolean)).toHaveLength(40)
  const answers = Array.from({ length: 30 }, () => enterWithAnswer(from('203.0.113.7'), response()))
  expect(answers.filter(Boolean)).toHaveLength(20)
  expect(enterWithAnswer(from('203.0.113.8'), response())).toBe(true)
})
