import { type NoticeReason, noticeIdOf } from '@vigie/domain/notices/notice'
import { paths } from '@vigie/domain/paths'
import { expect, it } from 'vitest'
import { onMessage } from '../../functions/src/ingest/on-message.ts'
import { db } from '../support/firestore.ts'
import { alertsOf, buttonRule, homeWithButton } from '../support/home-with-button.ts'
import { newId } from '../support/ids.ts'
import { anAdministrator, emailOf, writtenTo } from '../support/notices.ts'
import { push } from '../support/push.ts'
import type { TestMessage } from '../support/sensor-messages.ts'
import { whenDocument } from '../support/until.ts'

/** A home with a button and an administrator; `said` is what a gateway makes of a press of it. */
async function homeWithGateway() {
  const { home, deviceId } = await homeWithButton()
  await home.addRule(buttonRule)
  const administrator = await home.addMember(anAdministrator)
  const press = { deviceId, kind: 'buttonPressed', occurredAt: new Date().toISOString() }
  const said = (body: unknown, attributes: Record<string, string> = {}): TestMessage => ({
    messageId: newId('message'),
    attributes: { gatewayId: 'gateway-1', apiKey: home.apiKey, ...attributes },
    data: typeof body === 'string' ? body : JSON.stringify(body),
  })
  return { home, deviceId, administrator, press, said }
}

type Gateway = Awaited<ReturnType<typeof homeWithGateway>>
const refusalOf = async ({ messageId }: TestMessage) => (await db.doc(paths.refusal(messageId)).get()).data()

it.each<[string, (gateway: Gateway) => TestMessage]>([
  ['a byte order mark', ({ press, said }) => said(`\uFEFF${JSON.stringify(press)}`)],
  [
    'colons in its DevEUI',
    ({ press, said }) => said({ ...press, deviceId: press.deviceId.match(/../g)?.join(':') }),
  ],
  [
    'a DevEUI in upper case and groups',
    ({ press, said }) => said({ ...press, deviceId: press.deviceId.toUpperCase().replace(/.{4}/g, '$& ') }),
  ],
  ['the attribute event of another form', ({ press, said }) => said(press, { event: 'up' })],
])('a press with %s raises its alert', async (_, sent) => {
  const gateway = await homeWithGateway()
  const message = sent(gateway)
  await push(message)
  expect(await alertsOf(gateway.home)).toMatchObject([{ deviceId: gateway.deviceId, occurrences: 1 }])
  expect(await refusalOf(message)).toBeUndefined()
})

it.each<[string, NoticeReason, (gateway: Gateway) => TestMessage]>([
  [
    'whose kind is spelt otherwise',
    'invalidEvent',
    ({ press, said }) => said({ ...press, kind: 'ButtonPressed' }),
  ],
  ['in a list', 'invalidEvent', ({ press, said }) => said([press])],
  [
    'of a DevEUI with a digit too few',
    'invalidEvent',
    ({ press, said }) => said({ ...press, deviceId: press.deviceId.slice(1) }),
  ],
  ['of a kind that nobody knows', 'invalidEvent', ({ press, said }) => said({ ...press, kind: 'sos' })],
  ['that is cut off', 'malformedJson', ({ press, said }) => said(JSON.stringify(press).slice(0, -5))],
  [
    'in form 2 with an unknown attribute event',
    'invalidEvent',
    ({ home, press, said }) => ({
      ...said({ deviceInfo: { devEui: press.deviceId, tags: { apiKey: home.apiKey } } }),
      attributes: { event: 'UP' },
    }),
  ],
])(
  'a press %s is refused, and told to the administrators of the home whose key it brings',
  async (_, reason, sent) => {
    const gateway = await homeWithGateway()
    const { home, administrator } = gateway
    const message = sent(gateway)
    await push(message)
    const refusal = await refusalOf(message)
    expect(refusal).toMatchObject({ reason, establishmentId: home.eid, callForHelp: true })
    expect(refusal?.body).toContain('device')
    expect(JSON.stringify(refusal)).not.toContain(home.apiKey)
    await whenDocument(paths.notice(noticeIdOf(home.eid, reason)), () => true)
    expect(await writtenTo(home)).toEqual([emailOf(administrator)])
  },
)

it('what says that it is no call for help, or brings no key of a home, is told to nobody', async () => {
  const { home, press, said } = await homeWithGateway()
  const warm = said({ ...press, kind: 'Temperature', value: 21 })
  const noise = [said('no JSON', { apiKey: newId('wrong') }), { ...said('no JSON'), attributes: {} }]
  await push(warm, ...noise)
  expect(await refusalOf(warm)).toMatchObject({ establishmentId: home.eid, callForHelp: false })
  for (const message of noise) {
    expect(await refusalOf(message)).toMatchObject({
      establishmentId: null,
      callForHelp: false,
      reason: 'malformedJson',
    })
  }
})

it('bytes that are no text are told to the home whose key came with them', async () => {
  const { home, said } = await homeWithGateway()
  const { messageId, attributes } = said('')
  const data = Buffer.from([0xff, 0xfe, 0x7b]).toString('base64')
  await onMessage({ messageId, attributes, data, publishTime: new Date().toISOString() })
  expect((await db.doc(paths.refusal(messageId)).get()).data()).toMatchObject({
    reason: 'malformedJson',
    establishmentId: home.eid,
    callForHelp: true,
  })
})
