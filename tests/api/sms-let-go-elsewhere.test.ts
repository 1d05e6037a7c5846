import { describe, expect, it } from 'vitest'
import { sendSms } from '../support/phones.ts'
import { alertAt, messageAt, stateOf, toldOf } from '../support/told-of-room.ts'

const minute = 60_000

/** Whose number it is is on 214, and was told of 112 since; what a bare 0 of theirs is answered, and what 214 is by then. */
async function calledElsewhere() {
  const first = await toldOf('214')
  await sendSms(first.to, '1')
  const later = await toldOf('112', first)
  const say = async () => ({ said: (await sendSms(first.to, '0'))[0], state: await stateOf(first) })
  const takenByColleague = (acknowledgedAt: number, change = {}) => {
    const acknowledgedBy = { uid: 'luc', name: 'Luc Roy' }
    return alertAt(later).update({ state: 'acknowledged', acknowledgedBy, acknowledgedAt, ...change })
  }
  return { first, later, say, takenByColleague }
}

const askedBack = {
  said: "Rien n'a changé. Si vous n'allez pas à la chambre 214, répondez 0 214. Vigie",
  state: 'acknowledged',
}
const letGo = {
  said: "Ch. 214 Mme Roy : vous ne vous en occupez plus, l'alerte appelle de nouveau. Vigie",
  state: 'open',
}

describe('a bare 0 by SMS is asked back where it may be the answer to a call elsewhere', () => {
  it('that waits', async () => {
    const { first, say } = await calledElsewhere()
    expect(await say()).toEqual(askedBack)
    expect((await sendSms(first.to, '0 214'))[0]).toBe(letGo.said)
  })

  it('that a colleague took a moment ago, which nobody has said to that phone', async () => {
    const { say, takenByColleague } = await calledElsewhere()
    await takenByColleague(Date.now())
    expect(await say()).toEqual(askedBack)
  })

  it('and not where a colleague went there two minutes ago', async () => {
    const { first, later, say, takenByColleague } = await calledElsewhere()
    const now = Date.now()
    await alertAt(first).update({ acknowledgedAt: now - 5 * minute })
    await messageAt(later).update({ acceptedAt: now - 4 * minute, deliveredAt: now - 4 * minute })
    await takenByColleague(now - 2 * minute)
    expect(await say()).toEqual(letGo)
  })

  it('that asks others to come, as a colleague has not resolved it', async () => {
    const { say, takenByColleague } = await calledElsewhere()
    const escalation = { taken: 0, at: Date.now() - minute }
    await takenByColleague(Date.now() - 11 * minute, { escalation, resolvedAt: null })
    expect(await say()).toEqual(askedBack)
  })

  it('that was queued before they took theirs, and came after it', async () => {
    const { later, say } = await calledElsewhere()
    await messageAt(later).update({ createdAt: Date.now() - minute })
    expect(await say()).toEqual(askedBack)
  })
})
