import { FieldPath, type Transaction } from '@google-cloud/firestore'
import { channelSchema } from '@vigie/domain/alerts/channel'
import type { TrialResult } from '@vigie/domain/api/trial-calls'
import { deliveryIdOf } from '@vigie/domain/deliveries/new-delivery'
import { type Trial, trialsAllowed } from '@vigie/domain/deliveries/trial'
import { waveSchema } from '@vigie/domain/deliveries/wave'
import { paths } from '@vigie/domain/paths'
import { getDeliveries } from './deliveries.ts'
import { firestore } from './firestore.ts'
import { inTransaction } from './in-transaction.ts'
import { type Colleague, colleagueOf } from './people.ts'
import { readOrReport } from './read-document.ts'

/** What a person's wish to try a channel is decided by. */
interface KnownTrials {
  profile: Colleague['user']
  trials: readonly Trial[]
}

/**
 * The wave of a trial, by the minute in which it was asked for and the channel: asked for twice at once, there is one. It is all that is
 * kept of a trial, besides its message.
 */
export const trialWaveId = (uid: string, { channel, at }: Trial): string => `${startOf(uid, at)}-${channel}`

const startOf = (uid: string, at: number) => `trial-${uid}-${Math.floor(at / 60_000)}`

/** Does something about a person's trials in one transaction that has read their profile and those of a day. Up to twelve reads. */
export function withTrials<T>(
  uid: string,
  now: number,
  work: (transaction: Transaction, known: KnownTrials) => T,
): Promise<T> {
  return inTransaction(async (transaction) => {
    const profile = await transaction.get(firestore().doc(paths.user(uid)))
    const trials = await getTrials(transaction, uid, now)
    return work(transaction, { profile: colleagueOf(profile, undefined).user, trials })
  })
}

/** What became of a person's latest trial of each channel within a day. Up to fifteen reads. */
export function readTrialResults(uid: string, now: number): Promise<TrialResult[]> {
  return firestore().runTransaction(
    async (transaction) => {
      const latest = new Map((await getTrials(transaction, uid, now)).map((one) => [one.channel, one]))
      if (latest.size === 0) return []
      const places = [...latest.values()].map((trial) => {
        const recipient = { kind: 'user', uid } as const
        const deliveryId = deliveryIdOf(trialWaveId(uid, trial), { recipient, channel: trial.channel })
        return { establishmentId: null, deliveryId }
      })
      const found = await getDeliveries(transaction, places)
      return found.map(({ delivery: { channel, state, deliveredAt, lastError, createdAt } }) => {
        return { channel, at: createdAt, state, deliveredAt, lastError }
      })
    },
    { readOnly: true },
  )
}

/** The trials of a day, the earliest first. */
async function getTrials(transaction: Transaction, uid: string, now: number): Promise<Trial[]> {
  const ofDay = firestore()
    .collection(paths.waves(null))
    .orderBy(FieldPath.documentId())
    .startAt(startOf(uid, now - trialsAllowed.withinMs))
    // After every channel of this minute.
    .endAt(`${startOf(uid, now)}-z`)
  const { docs } = await transaction.get(ofDay)
  return docs.flatMap((one) => {
    const channel = channelSchema.safeParse(one.id.slice(one.id.lastIndexOf('-') + 1))
    const at = readOrReport(waveSchema, one)?.createdAt
    return channel.success && at !== undefined ? [{ channel: channel.data, at }] : []
  })
}
