import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type Invitation,
  invitationGoodForMs,
  isOpen,
  mostSendings,
  newInvitationSchema,
  notSentAgain,
  sentAgainAfterMs,
} from './invitation.ts'
import { invitationMail } from './invitation-mail.ts'

const now = Date.parse('2026-11-23T12:00:00Z')
const invitation: Invitation = {
  email: 'nadia@vigie.example',
  locale: 'fr',
  roleId: 11,
  beneficiaryIds: [],
  establishmentName: 'Les Érables',
  invitedBy: { uid: 'anne', displayName: 'Anne' },
  createdAt: now,
  sentAt: [now],
  endsAt: now + invitationGoodForMs,
  state: 'pending',
  answeredBy: null,
}

test.each<[string, Partial<Invitation>, number, boolean]>([
  ['pending', {}, now, true],
  ['in its last moment', {}, now + invitationGoodForMs - 1, true],
  ['over', {}, now + invitationGoodForMs, false],
  ['accepted', { state: 'accepted' }, now, false],
  ['refused', { state: 'refused' }, now, false],
  ['cancelled', { state: 'cancelled' }, now, false],
])('an invitation that is %s', (_, change, at, open) => {
  expect(isOpen({ ...invitation, ...change }, at)).toBe(open)
})

test.each<[string, Partial<Invitation>, number, ReturnType<typeof notSentAgain>]>([
  ['at once', {}, now + sentAgainAfterMs - 1, 'tooSoon'],
  ['later', {}, now + sentAgainAfterMs, null],
  ['once it ran out', {}, now + 2 * invitationGoodForMs, null],
  ['after an answer', { state: 'refused' }, now + sentAgainAfterMs, 'invitationOver'],
  ['too often', { sentAt: Array(mostSendings).fill(now) }, now + sentAgainAfterMs, 'sentTooOften'],
])('it is sent again %s', (_, change, at, why) => {
  expect(notSentAgain({ ...invitation, ...change }, at)).toBe(why)
})

test('who follows residents is neither an administrator nor without a level', () => {
  const base = { email: 'a@vigie.example', locale: 'fr' }
  for (const [roleId, good] of [
    [10, true],
    [11, true],
    [1, false],
    [null, false],
  ]) {
    expect(newInvitationSchema.safeParse({ ...base, roleId, beneficiaryIds: ['roy'] }).success).toBe(good)
    expect(newInvitationSchema.safeParse({ ...base, roleId, beneficiaryIds: [] }).success).toBe(true)
  }
})

test('the name of a home puts no link, line or mark-up into the e-mail', () => {
  const link = 'https://vigie.example/invitation'
  const hostile = fc.oneof(
    fc.string({ maxLength: 120 }),
    fc.constantFrom('https://evil.example/x', 'www.evil.example', 'a\r\nBcc: x@y.z', '<a href="//x">x</a>'),
  )
  fc.assert(
    fc.property(hostile, fc.constantFrom('fr' as const, 'en' as const), (name, locale) => {
      const { subject, text } = invitationMail(name, link, locale)
      const without = text.replace(link, '')
      expect(without).not.toMatch(/[<>]|:\/\/|www\.|\r/)
      expect(without.split('\n')).toHaveLength(
        invitationMail('Les Érables', link, locale).text.split('\n').length,
      )
      expect(subject).toBe(invitationMail('x', link, locale).subject)
    }),
  )
  const longest = `Résidence ${'de la Belle Vallée '.repeat(6)}`.slice(0, 120).trim()
  expect(invitationMail(longest, link, 'fr').text).toContain(`« ${longest} »`)
  expect(invitationMail('Les Érables (aile B)', link, 'fr').text).toContain('« Les Érables (aile B) »')
})
