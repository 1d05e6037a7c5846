import type { AlertStep } from '@vigie/domain/alerts/alert'
import type { Channel } from '@vigie/domain/alerts/channel'
import { expect, test } from 'vitest'
import { countsByChannel, inTime, isSent, sentTogether } from './sent-together.ts'

const sent = (channel: Channel, possibleRepeat = false): AlertStep => ({
  step: 'accepted',
  at: 1,
  channel,
  deliveryId: channel,
  possibleRepeat,
})
const opened: AlertStep = { step: 'opened', at: 0 }
const escalated: AlertStep = { step: 'escalated', at: 2, level: 2, people: 1, why: 'unanswered' }

test('messages that went out one after the other are one line, and each step keeps its own', () => {
  const steps = [opened, sent('sms'), sent('voice'), sent('sms'), escalated, sent('sms'), sent('sms', true)]
  const runs = sentTogether(steps, isSent)
  expect(runs.map((run) => run.length)).toEqual([1, 3, 1, 1, 1])
  expect(countsByChannel(runs[1] ?? [])).toEqual([
    ['sms', 2],
    ['voice', 1],
  ])
  expect(runs.flat()).toEqual(steps)
})

test('the course goes by time, whatever was written first, and by what was written first in one instant', () => {
  const at = (step: AlertStep, time: number): AlertStep => ({ ...step, at: time })
  const unanswered = (time: number): AlertStep => ({
    step: 'undeliverable',
    at: time,
    channel: 'voice',
    deliveryId: `${time}`,
  })
  // The texts that went because calls failed are written of together, after both calls.
  const written = [
    opened,
    unanswered(40),
    unanswered(55),
    at(sent('sms'), 40),
    at(sent('sms'), 57),
    at(escalated, 57),
  ]
  expect(inTime(written).map(({ step, at }) => [step, at])).toEqual([
    ['opened', 0],
    ['undeliverable', 40],
    ['accepted', 40],
    ['undeliverable', 55],
    ['accepted', 57],
    ['escalated', 57],
  ])
})
