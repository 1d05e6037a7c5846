import { describe, expect, it, test } from 'vitest'
import { queuedSms } from '../deliveries/delivery.fixture.ts'
import { lastTold, type ToldBySms } from './last-told.ts'

const now = Date.parse('2026-11-21T10:15:02.120Z')
const all = () => true
const none = () => false
const minute = 60_000
const sms = (alert: string, at: number, change: Parameters<typeof queuedSms>[1] = {}) =>
  queuedSms(at, {
    about: { kind: 'alert', alertIds: [alert], waveId: `${alert}_opened` },
    state: 'accepted',
    acceptedAt: at,
    ...change,
  })
const nameOf = ({ about }: ToldBySms) => (about.kind === 'alert' ? about.alertIds[0] : null)
/** The alert that is meant; several of which it is not known; or why none is. */
const alertOf = (told: ReturnType<typeof lastTold>) => {
  if (typeof told === 'string') return told
  return 'which' in told ? told.which.map(nameOf) : nameOf(told.told)
}

test('a 1 speaks of the latest SMS about an alert, in whatever order they are found', () => {
  const [first, latest] = [sms('first', now - 4 * minute), sms('latest', now - 2 * minute)]
  expect(alertOf(lastTold([first, latest], ['marie'], all, now))).toBe('latest')
  expect(alertOf(lastTold([latest, first], ['marie'], all, now))).toBe('latest')
})

test('of one that was answered in vain it still speaks: never of the one before', () => {
  const inVain = sms('latest', now - 30_000, { state: 'failed', lastError: 'mayNotTake' })
  const answered = (one: unknown) => one !== inVain
  expect(alertOf(lastTold([sms('first', now - minute), inVain], ['marie'], answered, now))).toBe('latest')
})

test('not of one that went out to nobody, is of no use any more, or tells of something else', () => {
  const never = ['pending', 'failed', 'cancelled'].map((state) => sms('never', now, { state } as never))
  const old = sms('old', now - 3_600_000)
  const call = sms('call', now, { channel: 'voice' })
  const notice = sms('notice', now, { about: { kind: 'notice', noticeId: 'n', waveId: 'w' } })
  expect(lastTold([...never, old, call, notice], ['marie'], all, now)).toBe('nothing')
})

test('nor where nobody can tell who answers', () => {
  const luc = { recipient: { kind: 'user', uid: 'luc' } } as const
  const both = [sms('a', now), sms('a', now, luc)]
  expect(lastTold(both, ['marie', 'luc'], all, now)).toBe('severalPeople')
  expect(lastTold([sms('a', now)], ['luc'], all, now)).toBe('nobodyKnown')
  expect(lastTold([sms('a', now, { recipient: { kind: 'beneficiary' } })], ['marie'], all, now)).toBe(
    'nobodyKnown',
  )
})

test('of whom a later part of a wave told at the number of somebody before, as what is judged together may be told apart', () => {
  const luc = { recipient: { kind: 'user', uid: 'luc' } } as const
  const about = { kind: 'alert' as const, alertIds: ['a'], waveId: 'a_opened', queuedIn: 'a_escalated-2' }
  const told = lastTold(
    [sms('a', now - 4 * minute), sms('a', now - 2 * minute, { ...luc, about })],
    ['marie', 'luc'],
    all,
    now,
  )
  expect(told).toMatchObject({ uid: 'luc' })
})

describe('of what may not have arrived yet', () => {
  const delivered = sms('delivered', now - minute, { state: 'delivered', deliveredAt: now - minute + 3_000 })
  const accepted = sms('accepted', now - 20_000)
  const sending = sms('sending', now - 10_000, { state: 'sending', acceptedAt: null })
  const last = (messages: Parameters<typeof lastTold>[0], waits = all) =>
    alertOf(lastTold(messages, ['marie'], waits, now))

  it('a 1 speaks only where nothing waits that has: an error leaves the call of which nobody was told open', () => {
    expect(last([sending, accepted, delivered])).toBe('delivered')
    expect(last([sending, accepted])).toBe('accepted')
    expect(last([sending])).toBe('sending')
    // Its provider did not say in time that it took it: it is tried again, and may have arrived.
    const unsure = { state: 'pending', acceptedAt: null, possibleRepeat: true } as const
    expect(last([sms('unsure', now - 5_000, unsure)])).toBe('unsure')
  })

  it('what was taken a minute ago counts as arrived: some carriers never say so', () => {
    expect(last([sms('old', now - 4 * minute), delivered, accepted])).toBe('delivered')
    expect(last([sms('old', now - minute), delivered, accepted])).toEqual(['delivered', 'old'])
    expect(last([sms('old', now - 2 * minute), accepted])).toBe('old')
    expect(last([sms('newer', now - minute + 4_000, { acceptedAt: now - minute }), accepted])).toBe('newer')
    // Of neither has anybody said that it arrived: the later one may be unread.
    expect(last([sms('before', now - 50_000), accepted])).toEqual(['accepted', 'before'])
  })

  it('speaks it of the newer one where what has arrived is taken or over, and of none that came before', () => {
    expect(last([delivered, accepted, sending], none)).toBe('accepted')
    expect(last([delivered, sending], none)).toBe('sending')
    expect(
      last([delivered, sms('older', now - 2 * minute, { acceptedAt: null, state: 'sending' })], none),
    ).toBe('delivered')
    expect(last([delivered, sms('first', now - 2 * minute, { acceptedAt: now - 90_000 })], none)).toBe(
      'delivered',
    )
  })

  it('is not spoken of by a second 1 that comes before anybody can have read it', () => {
    const taken = sms('taken', now - 40_000, { state: 'delivered', deliveredAt: now - 30_000 })
    expect(last([taken, sms('unread', now - 4_000)], none)).toBe('taken')
    expect(last([taken, sms('unread', now - 4_000, { state: 'sending', acceptedAt: null })], none)).toBe(
      'taken',
    )
    expect(last([taken, sms('read', now - 12_000)], none)).toBe('read')
    // Where it is the only one, nothing else can be meant.
    expect(last([sms('unread', now - 4_000)], none)).toBe('unread')
  })

  it('goes by when each came to the phone: one that was held for long is the last', () => {
    const held = sms('held', now - 5 * minute, { state: 'delivered', deliveredAt: now - 12_000 })
    expect(last([held, sms('before', now - 3 * minute)])).toBe('held')
  })
})

test('a number that several people have, and that is written to once for them, says nothing of who answers', () => {
  const luc = { recipient: { kind: 'user', uid: 'luc' } } as const
  const beside = sms('a', now, { ...luc, state: 'cancelled', lastError: 'sharedNumber', acceptedAt: null })
  expect(lastTold([sms('a', now), beside], ['marie', 'luc'], all, now)).toBe('severalPeople')
})

describe('of two alerts', () => {
  const told = (alert: string, at: number) => sms(alert, at, { state: 'delivered', deliveredAt: at })
  const ask = (
    messages: readonly ToldBySms[],
    waits: (one: ToldBySms) => boolean = all,
    known?: Parameters<typeof lastTold>[4],
  ) => alertOf(lastTold(messages, ['marie'], waits, now, known))

  it('that came 40 s apart it is not known which is meant, as long as both wait', () => {
    const both = [told('later', now - 20_000), told('first', now - minute)]
    expect(ask(both)).toEqual(['later', 'first'])
    expect(ask(both.toReversed())).toEqual(['later', 'first'])
    expect(ask(both, (one) => one !== both[1])).toBe('later')
    // What came last was answered already: never the one before.
    expect(ask(both, (one) => one !== both[0])).toBe('later')
  })

  it('nor where the last one came just now, however old the other is', () => {
    expect(ask([told('later', now - 9_000), told('first', now - 20 * minute)])).toEqual(['later', 'first'])
    expect(ask([told('later', now - 10_000), told('first', now - 20 * minute)])).toBe('later')
    expect(ask([told('later', now - 9_000)])).toBe('later')
  })

  it('nor where it came just now and another, that waits no more, within two minutes before it', () => {
    const taken = told('taken', now - 13_000)
    const isLast = (one: ToldBySms) => nameOf(one) === 'later'
    expect(ask([told('later', now - 900), taken], isLast)).toEqual(['later'])
    expect(ask([told('later', now - 10_000), taken], isLast)).toBe('later')
    expect(ask([told('later', now - 900), told('taken', now - 2 * minute - 900)], isLast)).toBe('later')
    expect(ask([told('later', now - 900), sms('never', now - 9_000, { state: 'failed' })], isLast)).toBe(
      'later',
    )
  })

  it('nor where the other, however long ago it came, waits no more since less than two minutes ago', () => {
    const both = [told('later', now - 900), told('taken', now - 5 * minute)]
    const isLast = (one: ToldBySms) => nameOf(one) === 'later'
    const ended = (at: number) => ({ endedAt: (one: ToldBySms) => (isLast(one) ? null : at) })
    expect(ask(both, isLast, ended(now - 500))).toEqual(['later'])
    expect(ask(both, isLast, ended(now - 2 * minute))).toBe('later')
    expect(ask([told('later', now - 10_000), ...both.slice(1)], isLast, ended(now - 500))).toBe('later')
  })

  it('about one resident the last one is meant, also where it came just now behind the other, which was taken', () => {
    const both = [told('later', now - 900), told('taken', now - 13_000)]
    const isLast = (one: ToldBySms) => nameOf(one) === 'later'
    expect(ask(both, isLast, { whose: () => 'roy', endedAt: () => now - 500 })).toBe('later')
  })

  it('two minutes apart the last one is meant', () => {
    const first = told('first', now - 3 * minute)
    expect(ask([told('later', now - minute), first])).toBe('later')
    expect(ask([told('later', now - minute - 1), first])).toEqual(['later', 'first'])
  })

  it('about one resident either is an answer to both, and of several messages about one the latest counts', () => {
    const both = [told('later', now - 20_000), told('first', now - minute)]
    expect(ask(both, all, { whose: () => 'roy' })).toBe('later')
    expect(ask([...both, told('first', now - minute - 1_000)])).toEqual(['later', 'first'])
  })

  it('is never one that may not have arrived beside one that has', () => {
    const underWay = sms('accepted', now - 20_000)
    expect(ask([underWay, told('first', now - minute)])).toBe('first')
  })
})
