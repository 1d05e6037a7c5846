import { repeatEveryMs } from '@vigie/domain/alerts/alert-policy'
import { paths } from '@vigie/domain/paths'
import { describe, expect, it } from 'vitest'
import { db } from '../support/firestore.ts'
import { createHome, type TestHome } from '../support/home.ts'
import { push } from '../support/push.ts'
import { eventMessage } from '../support/sensor-messages.ts'

const button = 'NOVIKA-LW-BOUTON'

async function homeWithButton() {
  const home = await createHome()
  const bid = await home.addResident()
  const deviceId = await home.addDevice(bid, button, 'Chevet')
  const nurse = await home.addMember()
  const well = await home.addMember()
  const recipients = [nurse, well].map((uid) => ({ kind: 'user' as const, uid }))
  await home.addRule({ action: 'buttonPressed', deviceTypes: [button], recipients, methods: ['sms'] })
  const press = (eventId?: string) =>
    eventMessage(home, { deviceId, kind: 'buttonPressed', ...(eventId && { eventId }) })
  return { home, bid, deviceId, nurse, well, press }
}

const documentsOf = async (path: string) => (await db.collection(path).get()).docs
const alertsOf = async ({ eid }: TestHome) =>
  (await documentsOf(paths.alerts(eid))).map((document) => ({ id: document.id, ...document.data() }))
const stateOfMessageTo = async ({ eid }: TestHome, uid: string) => {
  const [message] = (await documentsOf(paths.deliveries(eid))).filter(
    (each) => each.get('recipient.uid') === uid,
  )
  return message === undefined ? 'none' : (message.get('lastError') ?? 'queued')
}

describe('a call for help is raised all the same', () => {
  it('when the resident is missing: the device’s place stands for them', async () => {
    const { home, bid, well, press } = await homeWithButton()
    await db.doc(paths.beneficiary(home.eid, bid)).delete()
    await push(press())

    expect(await alertsOf(home)).toMatchObject([{ beneficiaryId: bid, beneficiaryName: '', state: 'open' }])
    expect(await stateOfMessageTo(home, well)).toBe('queued')
    const [message] = await documentsOf(paths.deliveries(home.eid))
    expect(message?.get('text')).toMatch(/^Chevet : bouton d'appel/)
  })

  it('when the resident’s record is spoilt: what is left of it is told', async () => {
    const { home, bid, press } = await homeWithButton()
    await db.doc(paths.beneficiary(home.eid, bid)).update({ room: 214, color: null, caregiverIds: 'none' })
    await push(press())
    expect(await alertsOf(home)).toMatchObject([{ beneficiaryName: 'Mme Roy', room: '' }])
  })

  it.each([
    ['a profile', (_: TestHome, uid: string) => paths.user(uid), { roleId: 'nurse', phoneMobile: null }],
    ['a membership', ({ eid }: TestHome, uid: string) => paths.member(eid, uid), { state: 'yes' }],
  ])('when %s is spoilt: it costs that person the message, and nobody else', async (_, pathOf, spoilt) => {
    const { home, nurse, well, press } = await homeWithButton()
    await db.doc(pathOf(home, nurse)).update(spoilt)
    await push(press())

    expect(await alertsOf(home)).toHaveLength(1)
    expect(await stateOfMessageTo(home, nurse)).not.toBe('queued')
    expect(await stateOfMessageTo(home, well)).toBe('queued')
  })

  it('when its rule is spoilt: what is left of it still says whom to tell', async () => {
    const { home, nurse, press } = await homeWithButton()
    const [rule] = await documentsOf(paths.notifications(home.eid))
    await rule?.ref.update({ shiftIds: 'nuit', methods: 'pigeon', updatedAt: null })
    await push(press())
    expect(await alertsOf(home)).toHaveLength(1)
    expect(await stateOfMessageTo(home, nurse)).toBe('queued')
  })

  it.each([
    ['nobody', []],
    ['nobody that can be read', ['nurse']],
  ])(
    'when its rule names %s: it says at once that nobody was reached, and again when it is repeated',
    async (_, recipients) => {
      const { home, press } = await homeWithButton()
      const [rule] = await documentsOf(paths.notifications(home.eid))
      await rule?.ref.update({ recipients })
      await push(press())
      const steps = [{ step: 'opened' }, { step: 'nobodyReached' }]
      const [alert] = await alertsOf(home)
      expect(alert).toMatchObject({ waveId: null, nobodyReachedAt: expect.any(Number), timeline: steps })
      const before = { nobodyReachedAt: null, lastWaveAt: Date.now() - repeatEveryMs }
      await db.doc(paths.alert(home.eid, alert?.id ?? '')).update(before)
      await push(press())
      expect(await alertsOf(home)).toMatchObject([{ waves: 2, nobodyReachedAt: expect.any(Number) }])
      const messages = await documentsOf(paths.deliveries(home.eid))
      expect(messages.filter((message) => message.get('about.kind') === 'alert')).toEqual([])
    },
  )

  it('when its rule names no channel: whom it names is told on the usual ones', async () => {
    const { home, well, press } = await homeWithButton()
    const [rule] = await documentsOf(paths.notifications(home.eid))
    await rule?.ref.update({ methods: [] })
    await push(press())
    const messages = await documentsOf(paths.deliveries(home.eid))
    const theirs = messages.filter((message) => message.get('recipient.uid') === well)
    expect(theirs.map((message) => message.get('channel')).sort()).toEqual(['email', 'sms'])
  })

  it('when the former alert cannot be read', async () => {
    const { home, press } = await homeWithButton()
    await push(press())
    const [first] = await alertsOf(home)
    await db.doc(paths.alert(home.eid, first?.id ?? '')).update({ kind: 'spoilt' })
    await push(press())
    expect(await alertsOf(home)).toHaveLength(2)
  })

  it('when what was counted cannot be read: a new call alerts, one that has raised its alert does not', async () => {
    const { home, deviceId, press } = await homeWithButton()
    const first = press('first')
    await push(first)
    await db.doc(paths.alertGuard(home.eid, deviceId)).set({ seen: 'nothing' })
    await push(first)
    expect(await alertsOf(home)).toMatchObject([{ occurrences: 1 }])
    await push(press('second'))
    expect(await alertsOf(home)).toMatchObject([{ occurrences: 2 }])
  })
})
