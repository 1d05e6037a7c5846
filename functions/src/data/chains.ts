import { establishmentSchema } from '@vigie/domain/care/establishment'
import { paths } from '@vigie/domain/paths'
import { type Chain, type Checked, chainAfter, type ToSay } from '@vigie/domain/supervision/chain'
import { firestore } from './firestore.ts'
import { isActiveHome } from './homes.ts'
import { inTransaction } from './in-transaction.ts'
import { isWaveLost } from './lost-waves.ts'
import { getReaders } from './notice-readers.ts'
import { type NewWave, queueWave, type WavePlace } from './waves.ts'

export type Readers = Awaited<ReturnType<typeof getReaders>>

const chainOf = (value: unknown): Chain | null =>
  establishmentSchema.shape.chain.parse(value ?? undefined) ?? null

/**
 * Notes what came of a try of a home's chain, and queues what `messages` makes of it for whoever administers the home, in one
 * transaction; answers which wave is to be sent, null: none: while it does not answer that by which this was told, too, as whoever sent it may have been ended
 * in the middle, and nobody else may send anything. A home that is gone or inactive by now is left as it is. Reads: the
 * home, and whom to write to where something is to be told.
 */
export async function settleChain(
  eid: string,
  checked: Checked,
  messages: (say: ToSay, readers: Readers) => NewWave | null,
): Promise<WavePlace | null> {
  const document = firestore().doc(paths.establishment(eid))
  const told = chainOf((await document.get()).get('chain'))?.broken?.told
  const isLost = told === null || (told !== undefined && (await isWaveLost(told)))
  return inTransaction(async (transaction) => {
    const home = await transaction.get(document)
    if (!isActiveHome(home)) return null
    const known = chainOf(home.get('chain'))
    // What was told meanwhile is not known to be lost.
    const after = chainAfter(known, checked, isLost && known?.broken?.told?.waveId === told?.waveId)
    if (after === null) return null
    const { chain, say } = after
    const readers = say === null ? null : await getReaders(transaction, eid)
    const wave = say === null || readers === null ? null : messages(say, readers)
    const place = readers && wave && { establishmentId: readers.outboxOf, waveId: wave.waveId }
    const broken = chain.broken && place ? { ...chain.broken, told: place } : chain.broken
    transaction.update(document, { chain: { ...chain, broken } })
    if (readers && wave) queueWave(transaction, readers.outboxOf, wave, checked.until)
    return place ?? broken?.told ?? null
  })
}
