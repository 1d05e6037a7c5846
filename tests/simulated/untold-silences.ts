import { type Delivery, deliverySchema } from '@vigie/domain/deliveries/delivery'
import { paths } from '@vigie/domain/paths'
import { patience } from './oracle/timeline.ts'
import type { Story } from './simulate.ts'
import type { StoredSilence } from './stored-silences.ts'
import { isDownWithin } from './untold.ts'
import { eid } from './world.ts'

const never = Number.POSITIVE_INFINITY

/** What is wrong with the messages of silences, in words: each person whom a rule names that tells of them is told of each once, and nobody else. */
export function untoldSilencesOf(story: Story): { wrong: string[]; told: number } {
  const { store } = story.world
  const deliveries = store.within(paths.deliveries(eid)).flatMap((path): [string, Delivery][] => {
    const delivery = deliverySchema.parse(store.get(path)?.data)
    return delivery.about.kind === 'silence' ? [[path.split('/').at(-1) ?? '', delivery]] : []
  })
  const wrong = story.silences.flatMap((silence) => {
    const own = deliveries.filter(
      ([, { about }]) => about.kind === 'silence' && about.technicalAlertId === silence.id,
    )
    return wronglyTold(story, silence, own)
  })
  return { wrong, told: deliveries.length }
}

function wronglyTold(story: Story, silence: StoredSilence, own: readonly [string, Delivery][]): string[] {
  const { id, raisedAt, endedAt } = silence
  const wanted = namedFor(story, silence)
  const told = own.map(([, { recipient }]) => (recipient.kind === 'user' ? recipient.uid : recipient.kind))
  const wrong = told.filter((uid) => !wanted.has(uid)).map((uid) => `${id} was told to ${uid}`)
  // Whom one channel does not reach the next one may.
  const once = new Set(own.map(([, { channel }], index) => `${told[index]} ${channel}`))
  if (once.size < told.length) wrong.push(`${id} was told twice to somebody`)
  for (const [deliveryId, { possibleRepeat }] of own) {
    const sent = story.world.sent.filter((one) => one.deliveryId === deliveryId)
    if (sent.length > 1 && !possibleRepeat) wrong.push(`${deliveryId} was sent ${sent.length} times`)
  }
  const by = raisedAt + patience
  if (isDownWithin(story, raisedAt, by, true) || (endedAt ?? never) < by || by > story.endsAt) return wrong
  const sentTo = own.flatMap(([deliveryId, { recipient }]) =>
    story.world.sent.some((one) => one.deliveryId === deliveryId && one.at <= by) && recipient.kind === 'user'
      ? recipient.uid
      : [],
  )
  return [
    ...wrong,
    ...[...wanted].flatMap((uid) => (sentTo.includes(uid) ? [] : `${id} was not told to ${uid}`)),
  ]
}

/** Whom the rules name that watch what is silent, and tell of it. */
function namedFor({ home }: Story, { subject }: StoredSilence): ReadonlySet<string> {
  const silent =
    subject.kind === 'device'
      ? home.sensors.filter(({ deviceId }) => deviceId === subject.deviceId)
      : home.sensors
  const rules = [...home.live.values(), ...home.conditional.values()].filter(
    ({ tellsSilence, beneficiaryId, deviceTypes }) =>
      tellsSilence &&
      silent.some(
        ({ bid, type }) => (beneficiaryId === null || beneficiaryId === bid) && deviceTypes.includes(type),
      ),
  )
  return new Set(
    rules.flatMap(({ recipients }) => recipients.flatMap((one) => (one.kind === 'user' ? one.uid : []))),
  )
}
