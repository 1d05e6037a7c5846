import { paths } from '@vigie/domain/paths'
import { type Chain, newChain } from '@vigie/domain/supervision/chain'
import { expect, test } from 'vitest'
import { publishAsGateway } from '../../functions/src/data/sensor-topic.ts'
import { checkChain } from '../../functions/src/supervision/check-chain.ts'
import { db } from '../support/firestore.ts'
import { createHome, type TestHome } from '../support/home.ts'
import { anAdministrator, emailOf, writtenTo } from '../support/notices.ts'
import { publish } from '../support/pubsub.ts'
import { addFault, messagesTo } from '../support/sandbox.ts'
import { whenCollection, whenSeen } from '../support/until.ts'

const minute = 60_000
const at = Date.parse('2026-11-26T07:14:00Z')
/** The suite's own trigger sends what was queued: who sends it besides is a case of its own. */
const leftToTrigger = { send: async () => {} }
/** Ingest that takes nothing, or is not there. */
const deaf = { ...leftToTrigger, publish: async () => {}, answerWithinMs: 300 }

const chainOf = async ({ eid }: TestHome): Promise<Chain | undefined> =>
  (await db.doc(paths.establishment(eid)).get()).get('chain')

async function homeWithAdministrator() {
  const home = await createHome({ chain: newChain(0) })
  const uid = await home.addMember(anAdministrator)
  const member = (await db.doc(paths.user(uid)).get()).data()
  return { home, uid, phone: String(member?.phoneMobile) }
}

/** Everything of a home that a drill may have left. */
async function leftIn({ eid }: TestHome) {
  const all = [paths.deliveries(eid), paths.waves(eid), paths.alerts(eid), paths.gateways(eid)]
  const found = await Promise.all(all.map((path) => db.collection(path).get()))
  return found.flatMap(({ docs }) => docs.map(({ ref }) => ref.path))
}

test('an event of our own comes through topic, ingest, rule, outbox and both providers, and leaves nothing', async () => {
  const { home } = await homeWithAdministrator()
  const began = Date.now()
  await checkChain(home.eid, leftToTrigger)
  const chain = await chainOf(home)
  expect(chain).toMatchObject({ broken: null, mended: null })
  expect(chain?.checkedAt).toBeGreaterThanOrEqual(began)
  expect(await leftIn(home)).toEqual([])
  expect(await messagesTo(`alertes+essai-${home.eid}@vigie.example`)).toEqual([])
  expect((await db.collectionGroup('days').where('deviceId', '==', '0000000000000000').get()).empty).toBe(
    true,
  )
})

test('while ingest takes nothing that is said once, on screens and by e-mail; and when it does again, from when until when', async () => {
  const { home, uid } = await homeWithAdministrator()
  // Ahead of the suite's own checks, which then come too late to change anything.
  const at = Date.now() + 60 * minute
  for (const n of [0, 1, 2]) await checkChain(home.eid, { ...deaf, now: () => at + n * 5 * minute })
  expect(await chainOf(home)).toMatchObject({
    checkedAt: at + 10 * minute,
    broken: { part: 'ingest', since: at, told: { establishmentId: home.eid } },
  })
  expect(await writtenTo(home)).toEqual([emailOf(uid)])
  await checkChain(home.eid, { ...leftToTrigger, now: () => at + 15 * minute })
  expect(await chainOf(home)).toMatchObject({
    broken: null,
    mended: { part: 'ingest', from: at, until: at + 15 * minute },
  })
  expect(await writtenTo(home)).toEqual([emailOf(uid), emailOf(uid)])
})

test('a topic that does not take it is told of, too; a home that is inactive is left alone', async () => {
  const { home } = await homeWithAdministrator()
  const publishing = { publish: () => Promise.reject(new Error('no topic')), ...leftToTrigger }
  await checkChain(home.eid, { ...publishing, now: () => at })
  expect(await chainOf(home)).toMatchObject({ broken: { part: 'topic', since: at } })
  const inactive = await createHome({ state: 'inactive', chain: newChain(0) })
  await checkChain(inactive.eid, { ...publishing, now: () => at })
  expect(await chainOf(inactive)).toEqual(newChain(0))
})

test('where e-mails do not go out, administrators are told by SMS, sent without topic, ingest or trigger', async () => {
  const { home, phone } = await homeWithAdministrator()
  await addFault(`alertes+essai-${home.eid}@vigie.example`, { mode: 'fail', times: 100 })
  const sent: unknown[] = []
  const send = async (place: unknown) => void sent.push(place)
  // It is waited for from when it has come so far, which takes a busy machine longer.
  const publishing: typeof publishAsGateway = async (...given) => {
    await publishAsGateway(...given)
    await whenCollection(paths.deliveries(home.eid), (all) => {
      const [email, sms] = ['email', 'sms'].map((by) => all.find(({ channel }) => channel === by))
      return email?.attempts > 0 && ['accepted', 'delivered'].includes(sms?.state)
    })
  }
  await checkChain(home.eid, { send, publish: publishing, answerWithinMs: 4_000 })
  const chain = await chainOf(home)
  expect(chain?.broken?.part).toBe('email')
  expect(sent).toEqual([chain?.broken?.told])
  const [sms] = await whenSeen(
    'the message of an administrator',
    () => messagesTo(phone),
    (messages) => messages.length > 0,
  )
  expect(sms?.text).toContain("des appels a l'aide peuvent n'alerter personne")
})

test('two checks of a home at once are one; a drill that its home does not know changes nothing', async () => {
  const { home } = await homeWithAdministrator()
  let published = 0
  const publishing = async () => void published++
  await Promise.all([1, 2].map(() => checkChain(home.eid, { ...deaf, publish: publishing, now: () => at })))
  expect(published).toBe(1)
  const event = { deviceId: '0000000000000000', kind: 'buttonPressed', occurredAt: new Date().toISOString() }
  const drill = { establishmentId: home.eid, drillId: 'forged', token: 'x'.repeat(43), event }
  await publish({ attributes: { drill: '1' }, data: JSON.stringify({ drill }) } as never)
  await checkChain(home.eid, { ...leftToTrigger, now: () => at + 5 * minute })
  expect((await leftIn(home)).filter((path) => path.includes('forged'))).toEqual([])
})
