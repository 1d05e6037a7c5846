import { openAlert } from '@vigie/domain/alerts/alert.fixture'
import { channelSchema, rings } from '@vigie/domain/alerts/channel'
import { toldSince } from '@vigie/domain/deliveries/told-since'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { AlertPeople, Colleague } from '../data/people.ts'
import { asUsers, now, people, staffOf } from './firing.fixture.ts'
import { tellNewlyNamed } from './newly-named.ts'

const uids = ['paul', 'marie', 'luc']
const reachedBy = (uid: string, index: number): [string, Colleague] => {
  const { user, member } = staffOf(uid)
  const phoneMobile = `+1514555010${index}`
  return [uid, { user: user && { ...user, phoneMobile, verifiedPhones: [phoneMobile] }, member }]
}
const known: AlertPeople = { ...people, colleagues: new Map(uids.map(reachedBy)) }

const ruleOf = (recipients: readonly string[], methods: readonly ('email' | 'sms' | 'voice')[]) => ({
  recipients: asUsers([...recipients]),
  methods: [...methods],
})
const rules = fc
  .tuple(fc.subarray(uids), fc.subarray(['email', 'sms', 'voice'] as const, { minLength: 1 }))
  .map((one) => ruleOf(...one))
/** What went out of an alert: so many milliseconds after it was raised, and to whom on which channels. */
const history = fc.array(
  fc.record({
    at: fc.nat(1_000),
    told: fc.subarray(uids.flatMap((uid) => channelSchema.options.map((channel) => `${uid}_${channel}`))),
  }),
  { maxLength: 4 },
)
const letGo = fc.option(fc.record({ at: fc.nat(1_000), uid: fc.constantFrom(...uids) }))

it('rings everybody whom a rule rings newly and nobody has rung since it calls, or was let go of, and nobody twice however often it is saved', () => {
  fc.assert(
    fc.property(rules, rules, history, letGo, (before, after, sent, released) => {
      const raisedAt = now - 60_000
      const opened = openAlert({ at: raisedAt, ruleId: 'r1' })
      const from = released && { uid: released.uid, name: released.uid }
      const step = released && from && { step: 'released' as const, at: raisedAt + released.at, from }
      const alert = { ...opened, timeline: [...opened.timeline, ...(step ? [step] : [])] }
      const waves = sent.map(({ at, told }, index) => ({
        createdAt: raisedAt + at,
        deliveryIds: told.map((one) => `a_escalated-${index}_${one}`),
      }))
      const tell = (all: typeof waves) =>
        tellNewlyNamed(
          { eid: 'home', id: 'a', alert },
          { before, after },
          { timeZone: 'America/Toronto', ...toldSince(all, 'a', alert), latest: null },
          known,
          now,
        )?.wave ?? null
      const wave = tell(waves)
      const ids = wave?.deliveries.map(({ id }) => id) ?? []
      const soFar = toldSince(waves, 'a', alert)
      const all = [...waves, { createdAt: now, deliveryIds: ids }]
      const { isRung } = toldSince(all, 'a', alert)
      const names = ({ recipients }: typeof after, uid: string) =>
        recipients.some((to) => to.kind === 'user' && to.uid === uid)
      for (const uid of uids) {
        const wasRung = names(before, uid) && before.methods.some(rings)
        const isRungNow = names(after, uid) && after.methods.some(rings)
        if (isRungNow && !wasRung) expect(isRung(uid)).toBe(true)
        const theirs = wave?.deliveries.filter(
          ({ delivery: { recipient, channel } }) =>
            'uid' in recipient && recipient.uid === uid && rings(channel),
        )
        if (soFar.isRung(uid)) expect(theirs ?? []).toEqual([])
      }
      expect(tell(all)).toBeNull()
    }),
  )
})
