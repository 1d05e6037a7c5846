import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Notice } from './notice.ts'
import { noticeEmail } from './notice-text.ts'

const notice: Notice = {
  establishmentId: 'erables',
  reason: 'wrongApiKey',
  firstAt: 0,
  lastAt: 0,
  toldAt: 0,
  deviceIds: ['a840410000010001'],
  gatewayIds: ['Chapelle, 2e étage', 'gateway-1:b.c'],
}
const facts = {
  notice,
  establishmentName: 'Les Érables',
  timeZone: 'America/Toronto',
  url: 'https://vigie.example',
}

it('names the gateways as they call themselves', () => {
  expect(noticeEmail(facts, 'fr').text).toContain('\n\nPasserelles : Chapelle, 2e étage, gateway-1:b.c\n\n')
})

it('is not added to by a name, which any gateway chooses for itself', () => {
  const invite = '\n\nYour password is over.\r\n\r\nhttps://evil.example/login?x=<b>\u2028\u202e'
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (name) => {
      const named = { ...notice, gatewayIds: [`${name}${invite}`] }
      const { subject, text } = noticeEmail({ ...facts, notice: named, establishmentName: invite }, 'en')
      expect(subject).not.toMatch(/[\r\n\u2028]/)
      expect(text.split('\n\n')).toHaveLength(6)
      expect(text.replace(facts.url, '')).not.toMatch(/\/\/|[<>\r\u2028\u202e]/)
    }),
    { numRuns: 20 },
  )
})
