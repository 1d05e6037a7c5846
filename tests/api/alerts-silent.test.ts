import { paths } from '@vigie/domain/paths'
import { localTimeOfDay } from '@vigie/domain/time/local-time'
import type { Shift } from '@vigie/domain/time/shift'
import { describe, expect, it } from 'vitest'
import { steadyTimeZone } from '../support/day-and-night.ts'
import { db } from '../support/firestore.ts'
import { alertsOf, buttonRule, homeWithButton } from '../support/home-with-button.ts'
import { newId } from '../support/ids.ts'
import { newPhone } from '../support/outbox.ts'
import { push } from '../support/push.ts'
import { messagesTo } from '../support/sandbox.ts'
import { eventMessage } from '../support/sensor-messages.ts'
import { whenDocument, whenSeen } from '../support/until.ts'

const minute = 60_000
const hour = 60 * minute

describe('an alert stays silent', () => {
  it('for a late event that calls for no help', async () => {
    const { home, bid } = await homeWithButton()
    const mat = await home.addDevice(bid, 'NOVIKA-LW-TAPISSOL')
    await home.addRule({ action: 'floorMatPressed', deviceTypes: ['NOVIKA-LW-TAPISSOL'] })
    const step = (occurredAt: number) =>
      eventMessage(home, { deviceId: mat, kind: 'floorMatPressed', occurredAt })
    await push(step(Date.now() - 11 * minute))
    expect(await alertsOf(home)).toEqual([])
    await push(step(Date.now()))
    expect(await alertsOf(home)).toMatchObject([{ kind: 'floorMatPressed', late: false }])
  })

  it.each([
    ['outside the chosen shifts', 2, 0],
    ['but not within them', -1, 1],
  ])('%s', async (_, startsInHours, alerts) => {
    const time = (at: number) => localTimeOfDay(at, steadyTimeZone)
    const start = Date.now() + startsInHours * hour
    const shift: Shift = {
      id: 'chosen',
      name: 'Poste',
      nameFR: 'Poste',
      nameEN: 'Shift',
      start: time(start),
      end: time(start + 2 * hour),
    }
    const { home, press } = await homeWithButton({ shifts: [shift], timeZone: steadyTimeZone })
    await home.addRule({ ...buttonRule, shiftIds: ['chosen'] })
    await push(press())
    expect(await alertsOf(home)).toHaveLength(alerts)
  })

  it('for rules that are deactivated or another resident’s', async () => {
    const { home, press } = await homeWithButton()
    const other = await home.addResident()
    await home.addRule({ ...buttonRule, activated: false })
    await home.addRule({ ...buttonRule, beneficiaryId: other })
    await push(press())
    expect(await alertsOf(home)).toEqual([])
  })
})

describe('a recipient who cannot be reached', () => {
  it('is seen on the alert, with the reason on the message that could not be sent', async () => {
    const { home, press } = await homeWithButton()
    const gone = await home.addMember({ member: { state: 'refused' } })
    const mute = await home.addMember({ user: { phoneMobile: null } })
    const unverified = await home.addMember({ user: { emailVerified: false } })
    const stranger = newId('user')
    const recipients = [
      ...[gone, mute, unverified, stranger].map((uid) => ({ kind: 'user' as const, uid })),
      { kind: 'beneficiary' as const },
    ]
    await home.addRule({ ...buttonRule, recipients, methods: ['sms'] })
    await push(press())

    const [alert] = await alertsOf(home)
    const { timeline } = await whenDocument(paths.alert(home.eid, alert?.id ?? ''), (data) =>
      data.timeline.some((each: { step: string }) => each.step === 'accepted'),
    )
    // On a slow machine staff are told meanwhile that nobody is reached yet.
    const steps: { step: string; channel?: string }[] = timeline
    const outcomes = steps.filter(({ step }) => step !== 'nobodyReached')
    expect(outcomes.map(({ step, channel }) => `${step} ${channel}`)).toEqual([
      'opened undefined',
      ...recipients.map(() => 'undeliverable sms'),
      // Whoever has another address is written to there.
      'accepted email',
    ])
    const deliveries = db.collection(paths.deliveries(home.eid))
    const { docs: failed } = await deliveries.where('state', '==', 'failed').get()
    const reasons = Object.fromEntries(
      failed.map((document) => [document.get('recipient.uid') ?? 'beneficiary', document.get('lastError')]),
    )
    expect(reasons).toEqual({
      [gone]: 'notAMember',
      [mute]: 'noAddress',
      [unverified]: 'mayNotReadAlerts',
      [stranger]: 'notAMember',
      beneficiary: 'noAddress',
    })
  })

  it('is not told by SMS at a number that nobody has shown or confirmed to be theirs: nobody was reached, and the alert says so', async () => {
    const { home, bid, press } = await homeWithButton()
    const confirmed = await homeWithButton()
    const [ofUnverified, ofResident] = [newPhone(), newPhone()]
    const uid = await home.addMember({ user: { emailVerified: false, phoneMobile: ofUnverified } })
    await db.doc(paths.beneficiary(home.eid, bid)).update({ phone: ofResident })
    const recipients = [{ kind: 'user' as const, uid }, { kind: 'beneficiary' as const }]
    await home.addRule({ ...buttonRule, recipients, methods: ['sms'] })
    await push(press())
    const [alert] = await alertsOf(home)
    await whenDocument(paths.alert(home.eid, alert?.id ?? ''), (data) => data.nobodyReachedAt !== null)
    for (const phone of [ofUnverified, ofResident]) expect(await messagesTo(phone)).toEqual([])

    const resident = db.doc(paths.beneficiary(confirmed.home.eid, confirmed.bid))
    await resident.update({ phone: ofResident, confirmedPhone: ofResident })
    await confirmed.home.addRule({ ...buttonRule, recipients, methods: ['sms'] })
    await push(confirmed.press())
    expect(
      await whenSeen(
        'an SMS',
        () => messagesTo(ofResident),
        (sent) => sent.length > 0,
      ),
    ).toHaveLength(1)
  })
})
