import { openAlert } from '@vigie/domain/alerts/alert.fixture'
import { expect, it } from 'vitest'
import type { AlertPeople, Colleague } from '../data/people.ts'
import { asUsers, now, people, staffOf } from './firing.fixture.ts'
import type { LatestWave } from './joined-wave.ts'
import { type NamedAnew, tellNewlyNamed, tellsAnybodyNew } from './newly-named.ts'

const one = { eid: 'home', id: 'a', alert: openAlert({ at: now - 60_000, ruleId: 'r1' }) }
const named = {
  before: { recipients: asUsers(['paul']), methods: ['sms' as const] },
  after: { recipients: asUsers(['paul', 'marie']), methods: ['sms' as const] },
}
const away = (uid: string): Colleague => {
  const { user, member } = staffOf(uid)
  return { user, member: member && { ...member, displayName: uid, away: { since: 0, until: null, by: uid } } }
}
const knowing = (marie: Colleague = staffOf('marie')): AlertPeople => ({
  ...people,
  colleagues: new Map([
    ['paul', staffOf('paul')],
    ['marie', marie],
  ]),
})
const tell = (known: AlertPeople, told: readonly string[] = ['paul'], latest: LatestWave | null = null) => {
  const isTold = (name: string) => told.includes(name)
  return tellNewlyNamed(
    one,
    named,
    { timeZone: 'America/Toronto', isTold, isRung: isTold, latest },
    known,
    now,
  )
}

it('tells an alert that calls to whom its rule names newly, and to nobody else', () => {
  const found = tell(knowing())
  expect(found?.wave?.deliveries.map(({ delivery }) => delivery.recipient)).toEqual(asUsers(['marie']))
  const { waves, waveId } = found?.alerts[0]?.alert ?? {}
  expect([waves, waveId]).toEqual([one.alert.waves + 1, found?.wave?.waveId])
  expect(found?.wave?.waveId).not.toBe(one.alert.waveId)
})

it('tells nobody who was told of it already, and says of whom is away that they were passed over', () => {
  expect(tell(knowing(), ['paul', 'marie'])).toBeNull()
  const found = tell(knowing(away('marie')))
  expect(found?.wave).toBeNull()
  expect(found?.alerts[0]?.alert.timeline.at(-1)).toMatchObject({
    step: 'passedOver',
    people: [{ uid: 'marie', name: 'marie' }],
  })
})

it('is asked of a rule that names somebody whom it did not', () => {
  expect(tellsAnybodyNew(named)).toBe(true)
  expect(tellsAnybodyNew({ ...named, before: named.after })).toBe(false)
})

it('tells them beside those who were told, and never says by them alone that nobody was reached', () => {
  const { user, member } = staffOf('marie')
  const reader = { user, member: member && { ...member, roleId: 10 as const } }
  const beside = tell(knowing(reader), ['paul'], { id: 'w1' })
  expect(beside?.wave).toMatchObject({ joins: 'w1', deliveries: [{ delivery: { about: { waveId: 'w1' } } }] })
  expect(beside?.alerts[0]?.alert).toMatchObject({ waveId: 'w1', nobodyReachedAt: null })
  const alone = tell(knowing(reader))
  expect(alone?.alerts[0]?.alert).toMatchObject({ waveId: alone?.wave?.waveId, nobodyReachedAt: now })
})

it('judges by itself what goes to somebody who had left the wave before', () => {
  const found = tell(knowing(), [], { id: 'w1', left: [{ uid: 'marie', alertId: 'a' }] })
  expect(found?.wave?.joins).toBeUndefined()
  expect(found?.alerts[0]?.alert.waveId).toBe(found?.wave?.waveId)
})

it('judges with those before what goes to the number of one of them, and keeps it apart: who answers with it is known then', () => {
  const found = tell(knowing(), ['paul'], { id: 'w1' })
  expect(found?.wave).toMatchObject({ joins: 'w1', waveId: 'a_escalated-2' })
  const abouts = found?.wave?.deliveries.map(({ delivery }) => delivery.about)
  expect(abouts).toEqual([{ kind: 'alert', alertIds: ['a'], waveId: 'w1', queuedIn: 'a_escalated-2' }])
})

it('rings those too whom it named, as it begins to ring phones, but nobody who was rung', () => {
  const byMail: NamedAnew['before'] = { recipients: asUsers(['paul']), methods: ['email'] }
  const rings = { ...named.after, methods: ['email' as const, 'sms' as const] }
  // One number rings once, in whosever name.
  const paulAt = (phoneMobile: string | null): AlertPeople => {
    const { user, member } = staffOf('paul')
    const verifiedPhones = phoneMobile === null ? [] : [phoneMobile]
    const paul = { user: user && { ...user, phoneMobile, verifiedPhones }, member }
    return { ...people, colleagues: new Map(knowing().colleagues).set('paul', paul) }
  }
  const toldOn = (
    told: readonly string[],
    { known = paulAt('+15145550102'), before }: { known?: AlertPeople; before?: typeof byMail } = {},
  ) => {
    const isTold = (name: string) => told.some((one) => one.startsWith(name))
    const isRung = (name: string) => told.includes(`${name} sms`)
    const anew = { before: before ?? byMail, after: rings }
    const soFar = { timeZone: 'America/Toronto', isTold, isRung, latest: null }
    const found = tellNewlyNamed(one, anew, soFar, known, now)
    return found?.wave?.deliveries
      .map(({ delivery: { recipient, channel } }) => `${'uid' in recipient ? recipient.uid : ''} ${channel}`)
      .toSorted()
  }
  const ofMarie = ['marie email', 'marie sms']
  expect(toldOn(['paul email'])).toEqual([...ofMarie, 'paul sms'])
  expect(toldOn(['paul email', 'paul sms'])).toEqual(ofMarie)
  expect(toldOn(['paul email'], { before: { ...byMail, methods: ['sms'] } })).toEqual(ofMarie)
  expect(toldOn(['paul email'], { known: paulAt(null) })).toEqual(ofMarie)
  // Whom it names newly and another rule, or a step, has told by e-mail is rung as well, once.
  const ringsPaul = { before: { ...byMail, methods: ['sms' as const] } }
  expect(toldOn(['paul email', 'marie email'], ringsPaul)).toEqual(['marie sms'])
  expect(toldOn(['paul email', 'marie email', 'marie sms'], ringsPaul)).toBeUndefined()
  expect(tellsAnybodyNew({ before: { ...rings, methods: ['email'] }, after: rings })).toBe(true)
})
