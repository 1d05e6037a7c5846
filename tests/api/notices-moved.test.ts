import { noticeIdOf } from '@vigie/domain/notices/notice'
import { paths } from '@vigie/domain/paths'
import { expect, test, vi } from 'vitest'
import { moveDevice } from '../../functions/src/devices/move-device.ts'
import { tellRefusal } from '../../functions/src/notices/tell-refusal.ts'
import { db } from '../support/firestore.ts'
import { createHome } from '../support/home.ts'
import { button, buttonRule } from '../support/home-with-button.ts'
import { newId } from '../support/ids.ts'
import { anAdministrator, writtenTo } from '../support/notices.ts'
import { push } from '../support/push.ts'
import { eventMessage } from '../support/sensor-messages.ts'
import { whenDocument } from '../support/until.ts'

/** A home with a button that hangs with one resident, and goes to the next. */
async function homeOfTwo() {
  const home = await createHome()
  const first = await home.addResident({ room: '101' })
  const next = await home.addResident({ room: '202' })
  const deviceId = await home.addDevice(first, button, 'Lit')
  const move = (beneficiaryId: string, at = Date.now()) =>
    moveDevice({ establishmentId: home.eid, deviceId, beneficiaryId, uid: 'admin' }, at)
  const press = (occurredAt = Date.now()) => ({
    ...eventMessage(home, { deviceId, kind: 'buttonPressed', occurredAt }),
    publishedAt: occurredAt,
  })
  return { home, first, next, deviceId, move, press }
}

test.each(['noRule', 'wrongApiKey'] as const)(
  'a call that waited while its button went to another resident names the first (%s)',
  async (reason) => {
    const { home, first, next, deviceId, move, press } = await homeOfTwo()
    const message = press(Date.now() - 120_000)
    await move(next, Date.now() - 60_000)
    const attributes = { ...message.attributes, ...(reason === 'wrongApiKey' && { apiKey: newId('wrong') }) }
    await push({ ...message, attributes })
    const { places } = await whenDocument(paths.notice(noticeIdOf(home.eid, reason)), () => true)
    expect(places).toMatchObject({ [deviceId]: { beneficiaryId: first, room: '101', location: 'Lit' } })
  },
)

test('a refusal that does not say whose it was is about who had the button then', async () => {
  const { home, first, next, deviceId, move } = await homeOfTwo()
  await move(next, Date.now() - 60_000)
  await tellRefusal({
    ...{ reason: 'wrongApiKey', detail: 'not the key', deviceId, gatewayId: 'gateway-1' },
    ...{ establishmentId: home.eid, callForHelp: true, at: Date.now() - 90_000, body: null },
  })
  const { places } = (await db.doc(paths.notice(noticeIdOf(home.eid, 'wrongApiKey'))).get()).data() ?? {}
  expect(places).toMatchObject({ [deviceId]: { beneficiaryId: first, room: '101', location: 'Lit' } })
})

test('the next resident who calls by a button within the minute is noted and written of, and each leaves by a call of their own', async () => {
  const { home, first, next, deviceId, move, press } = await homeOfTwo()
  await home.addMember(anAdministrator)
  const path = paths.notice(noticeIdOf(home.eid, 'noRule'))
  await push(press())
  await whenDocument(path, ({ deviceIds }) => deviceIds.includes(deviceId))
  await move(next)
  await push(press())
  const both = await whenDocument(path, ({ earlier }) => earlier?.length === 1)
  expect(both).toMatchObject({
    deviceIds: [deviceId],
    places: { [deviceId]: { beneficiaryId: next, room: '202' } },
    earlier: [{ deviceId, beneficiaryId: first, room: '101' }],
  })
  await vi.waitFor(async () => expect(await writtenTo(home)).toHaveLength(2), 10_000)
  const nurse = await home.addMember()
  await home.addRule({ ...buttonRule, recipients: [{ kind: 'user', uid: nurse }], methods: ['email'] })
  await push(press())
  const left = await whenDocument(path, ({ earlier }) => earlier === undefined)
  expect(left).toMatchObject({ deviceIds: [deviceId], places: { [deviceId]: { beneficiaryId: first } } })
  expect(left.isOver).toBeUndefined()
})
