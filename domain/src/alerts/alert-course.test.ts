import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openAlert } from './alert.fixture.ts'
import { courseOf } from './alert-course.ts'

const at = Date.parse('2026-11-21T07:14:00Z')
const by = { uid: 'marie', name: 'Marie' }
const times = {
  occurredAt: at,
  publishedAt: at + 200,
  receivedAt: at + 300,
  raisedAt: at + 450,
  shownAt: null,
}
const alert = openAlert({
  at,
  times,
  timeline: [
    { step: 'opened', at: at + 450 },
    { step: 'acknowledged', at: at + 30_000, by },
    { step: 'accepted', at: at + 900, channel: 'sms', deliveryId: 'd', possibleRepeat: false },
    { step: 'resolved', at: at + 90_000, by, resolution: 'helped' },
  ],
})
const message = {
  id: 'd',
  recipient: { kind: 'user', uid: 'luc' } as const,
  channel: 'sms' as const,
  deliveredAt: at + 3_900,
  lastError: null,
}
const told = (links: ReturnType<typeof courseOf>) =>
  links.map((link) => [link.link === 'step' ? link.step.step : link.link, link.afterMs])

test('the course goes from the sensor to the end, each with the time since what came before it', () => {
  expect(told(courseOf(alert, [message]))).toEqual([
    ['occurred', null],
    ['published', 200],
    ['received', 100],
    ['raised', 150],
    ['accepted', 450],
    ['delivered', 3_000],
    ['acknowledged', 26_100],
    ['resolved', 60_000],
  ])
})

test('who was written to is told where the message is known, and nowhere else', () => {
  const ofMessages = (messages: Parameters<typeof courseOf>[1]) =>
    courseOf(alert, messages).flatMap((link) => ('message' in link && link.message ? link.message.id : []))
  expect(ofMessages([message])).toEqual(['d', 'd'])
  expect(ofMessages([{ ...message, id: 'wave_luc_sms', alias: 'd' }])).toEqual([
    'wave_luc_sms',
    'wave_luc_sms',
  ])
  expect(ofMessages([{ ...message, alias: 'another' }])).toEqual(['d'])
  expect(ofMessages([])).toEqual([])
})

test('of what a rule waited for no gateway and no receiving is told', () => {
  const links = courseOf({ ...alert, cause: { metric: 20 } }, []).map(({ link }) => link)
  expect(links.slice(0, 2)).toEqual(['occurred', 'raised'])
})

test('a sensor whose clock runs ahead still comes first, and no time is negative', () => {
  const ahead = { ...alert, times: { ...times, occurredAt: at + 60_000 } }
  expect(told(courseOf(ahead, [])).slice(0, 2)).toEqual([
    ['occurred', null],
    ['published', null],
  ])
})

test('nothing of the timeline is lost, however its steps are ordered', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(200_000)), (offsets) => {
      const steps = offsets.map((offset) => ({ step: 'nobodyReached' as const, at: at + offset }))
      const links = courseOf({ times, timeline: steps }, [])
      expect(links).toHaveLength(4 + steps.length)
      expect(links.every(({ afterMs }) => afterMs === null || afterMs >= 0)).toBe(true)
    }),
  )
})
