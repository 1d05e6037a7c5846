import { paths } from '@vigie/domain/paths'
import { describe, expect, it } from 'vitest'
import { db } from '../support/firestore.ts'
import { changeAlert, homeWhereOneIsTold, messagesOf, onlyAlertOf } from '../support/home-with-button.ts'
import { push } from '../support/push.ts'
import { shuffled } from '../support/shuffled.ts'

const second = 1_000
const minute = 60 * second

describe('a call on an alert that nobody has taken', () => {
  it('sounds again at once, and is told again two minutes after the last messages', async () => {
    const { home, nurse, press } = await homeWhereOneIsTold()
    await push(press())
    const first = await onlyAlertOf(home)
    await push(press())

    const soon = await onlyAlertOf(home)
    expect(soon).toMatchObject({ occurrences: 2, waves: 1 })
    expect(soon.lastCallAt).toBeGreaterThan(first.lastCallAt)
    expect(await messagesOf(home)).toEqual([`opened_${nurse}_sms`])

    await changeAlert(home, first.id, { lastWaveAt: Date.now() - 2 * minute })
    await push(press())
    expect(await onlyAlertOf(home)).toMatchObject({ occurrences: 3, waves: 2, state: 'open' })
    expect(await messagesOf(home)).toEqual([`opened_${nurse}_sms`, `repeated-2_${nurse}_sms`])
    const repeated = paths.delivery(home.eid, `${first.id}_repeated-2_${nurse}_sms`)
    expect((await db.doc(repeated).get()).get('text')).toContain("rappel, personne n'y va")
  })

  it('is told again 20 s after messages that reached nobody', async () => {
    const { home, nurse, ruleId, press } = await homeWhereOneIsTold()
    const rule = db.doc(paths.notification(home.eid, ruleId))
    await rule.update({ recipients: [] })
    await push(press())
    const { id, nobodyReachedAt } = await onlyAlertOf(home)
    expect(nobodyReachedAt).not.toBeNull()
    await rule.update({ recipients: [{ kind: 'user', uid: nurse }] })

    await changeAlert(home, id, { lastWaveAt: Date.now() - 20 * second })
    await push(press())
    expect(await onlyAlertOf(home)).toMatchObject({ occurrences: 2, waves: 2, state: 'open' })
    // Beside them administrators are told, sooner or later, of the rule that named nobody.
    const ofAlert = (await messagesOf(home)).filter((each) => each.startsWith('repeated'))
    expect(ofAlert).toEqual([`repeated-2_${nurse}_sms`])
  })

  it('says where the device and its resident are by now', async () => {
    const { home, bid, deviceId, press } = await homeWhereOneIsTold()
    await push(press())
    const { id } = await onlyAlertOf(home)
    await db.doc(paths.assignment(deviceId)).update({ location: 'Salle de bain' })
    await db.doc(paths.beneficiary(home.eid, bid)).update({ room: '305' })
    await changeAlert(home, id, { lastWaveAt: Date.now() - 2 * minute })
    // Another instance may remember the former place; to count, it asks anew.
    await push(press())
    expect(await onlyAlertOf(home)).toMatchObject({
      occurrences: 2,
      deviceLocation: 'Salle de bain',
      room: '305',
      beneficiaryName: 'Mme Roy',
    })
  })

  it('of a storm that comes three times over counts each press, with one repeat', async () => {
    const { home, nurse, press } = await homeWhereOneIsTold()
    await push(press())
    const { id } = await onlyAlertOf(home)
    await changeAlert(home, id, { lastWaveAt: Date.now() - 2 * minute })
    const presses = Array.from({ length: 15 }, (_, index) => press({ eventId: `storm-${index}` }))
    await push(...shuffled([...presses, ...presses, ...presses]))

    expect(await onlyAlertOf(home)).toMatchObject({ occurrences: 16, waves: 2 })
    expect(await messagesOf(home)).toEqual([`opened_${nurse}_sms`, `repeated-2_${nurse}_sms`])
  })
})

describe('a call after somebody took the alert', () => {
  async function taken(secondsAgo: number) {
    const known = await homeWhereOneIsTold()
    const taker = await known.home.addMember({ user: { displayName: 'Luc' } })
    await push(known.press())
    const { id } = await onlyAlertOf(known.home)
    const at = Date.now() - secondsAgo * second
    const by = { uid: taker, name: 'Luc' }
    await changeAlert(known.home, id, { state: 'acknowledged', acknowledgedBy: by, acknowledgedAt: at })
    return { ...known, id, taker, by, takenAt: at }
  }

  it('only counts within a minute', async () => {
    const { home, nurse, press } = await taken(5)
    await push(press())
    expect(await onlyAlertOf(home)).toMatchObject({ state: 'acknowledged', occurrences: 2 })
    expect(await messagesOf(home)).toEqual([`opened_${nurse}_sms`])
  })

  it('opens it again later, and tells whoever had taken it and the others', async () => {
    const { home, nurse, taker, by, press } = await taken(61)
    await push(press())

    const alert = await onlyAlertOf(home)
    expect(alert).toMatchObject({ state: 'open', acknowledgedBy: null, formerTaker: by, occurrences: 2 })
    expect(alert.timeline.find(({ step }) => step === 'calledAgain')).toMatchObject({ after: by })
    const again = [nurse, taker].map((uid) => `calledAgain-2_${uid}_sms`)
    expect(await messagesOf(home)).toEqual([`opened_${nurse}_sms`, ...again].sort())
  })

  it('opens it again though its clock says that it was before', async () => {
    const { home, takenAt, press } = await taken(300)
    await push(press({ occurredAt: takenAt - second }))
    const alert = await onlyAlertOf(home)
    expect(alert).toMatchObject({ state: 'open', occurrences: 2 })
    expect(alert.timeline.filter(({ step }) => step === 'calledAgain')).toHaveLength(1)
  })

  it('however often it is delivered, opens it once', async () => {
    const { home, press } = await taken(61)
    const again = press({ eventId: 'again' })
    await push(...Array.from({ length: 12 }, () => again))
    const alert = await onlyAlertOf(home)
    expect(alert).toMatchObject({ occurrences: 2, waves: 2 })
    expect(alert.timeline.filter(({ step }) => step === 'calledAgain')).toHaveLength(1)
  })
})
