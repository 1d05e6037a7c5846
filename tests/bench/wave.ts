import { PubSub } from '@google-cloud/pubsub'
import { paths } from '@vigie/domain/paths'
import type { SandboxMessage } from '@vigie/emulators/sandbox/outbox'
import { db } from '../support/firestore.ts'
import { createHome } from '../support/home.ts'
import { patiently } from './patiently.ts'
import { type Percentiles, percentilesOf } from './percentiles.ts'

/** How long fifteen people wait for their messages of one call for help, from its publishing. */
export interface WaveResult {
  people: number
  alerts: number
  lastSmsMs: Percentiles | null
  lastEmailMs: Percentiles | null
  /** Writes to the alert from its raising until every message was delivered. */
  alertWrites: Percentiles | null
  lost: number
  doubled: number
}

const people = 15
const alerts = 20
const channels = ['sms', 'email'] as const

/** Presses one button after the other and follows each call until all its messages are there. Expects a warm suite. */
export async function benchWave(): Promise<WaveResult> {
  const home = await createHome()
  const members = await Promise.all(Array.from({ length: people }, () => home.addMember()))
  const profiles = await Promise.all(members.map((uid) => db.doc(paths.user(uid)).get()))
  const addresses = new Set(profiles.flatMap((user) => [user.get('phoneMobile'), user.get('email')]))
  await home.addRule({
    action: 'buttonPressed',
    deviceTypes: ['NOVIKA-LW-BOUTON'],
    recipients: members.map((uid) => ({ kind: 'user', uid })),
    methods: [...channels],
  })
  const pubsub = new PubSub({ projectId: 'demo-vigie' })
  const topic = pubsub.topic('sensor-events', { batching: { maxMessages: 1 } })
  const calls: Call[] = []
  try {
    for (let index = 0; index < alerts; index += 1) {
      const resident = await home.addResident({ room: `${index + 101}` })
      const deviceId = await home.addDevice(resident, 'NOVIKA-LW-BOUTON')
      const at = Date.now()
      await topic.publishMessage({
        attributes: { gatewayId: 'bench', apiKey: home.apiKey },
        json: {
          eventId: `wave-${at}`,
          deviceId,
          kind: 'buttonPressed',
          value: null,
          occurredAt: new Date(at).toISOString(),
        },
      })
      calls.push({ at, ...(await followed(home.eid, resident, at, addresses)) })
    }
  } finally {
    await pubsub.close()
  }
  return result(calls)
}

interface Call {
  at: number
  messages: SandboxMessage[]
  alertWrites: number
}

/** All messages of one call, once they have been delivered. */
async function followed(eid: string, resident: string, at: number, addresses: ReadonlySet<string>) {
  const versions = new Set<number>()
  const stop = db
    .collection(paths.alerts(eid))
    .where('beneficiaryId', '==', resident)
    .onSnapshot(({ docs }) => {
      for (const { updateTime } of docs) versions.add(updateTime.toMillis())
    })
  const messages = await patiently(
    async () => {
      const since = new URLSearchParams({ since: new Date(at).toISOString() })
      const answer = await fetch(`${process.env.VIGIE_SANDBOX_URL}/messages?${since}`)
      const sent = (await answer.json()) as SandboxMessage[]
      return sent.filter(({ to }) => addresses.has(to))
    },
    (sent) => sent.length >= people * channels.length && sent.every(({ status }) => status === 'delivered'),
  )
  stop()
  // The first version is the raising itself.
  return { messages, alertWrites: versions.size - 1 }
}

function result(calls: readonly Call[]): WaveResult {
  const last = (channel: (typeof channels)[number]) =>
    percentilesOf(
      calls.map(({ at, messages }) =>
        Math.max(
          ...messages.filter((sent) => sent.channel === channel).map((sent) => Date.parse(sent.at) - at),
        ),
      ),
    )
  const counts = calls.map(({ messages }) => ({
    all: messages.length,
    distinct: new Set(messages.map(({ to }) => to)).size,
  }))
  return {
    people,
    alerts,
    lastSmsMs: last('sms'),
    lastEmailMs: last('email'),
    alertWrites: percentilesOf(calls.map(({ alertWrites }) => alertWrites)),
    lost: counts.reduce((sum, { distinct }) => sum + people * channels.length - distinct, 0),
    doubled: counts.reduce((sum, { all, distinct }) => sum + all - distinct, 0),
  }
}
