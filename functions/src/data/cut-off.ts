import { paths } from '@vigie/domain/paths'
import type { CutOff } from '@vigie/domain/supervision/cut-off'
import { committed } from './committed.ts'
import { firestore } from './firestore.ts'

/** What one batch holds. */
const atATime = 400

/**
 * Says on the records of a home's residents since when they are cut off, and of nobody else that they are. By those of whom it is said, so that it
 * is put right whatever ended before it was done. A read of each of them, or one; writes only what changes.
 */
export async function keepCutOff(eid: string, cutOff: CutOff): Promise<void> {
  const db = firestore()
  const said = await db.collection(paths.beneficiaries(eid)).where('cutOff', '>', 0).select('cutOff').get()
  const known = new Map(said.docs.map((doc) => [doc.id, doc.get('cutOff')]))
  const others = [...cutOff.keys()].filter((bid) => !known.has(bid))
  const found =
    others.length === 0
      ? []
      : await db.getAll(...others.map((bid) => db.doc(paths.beneficiary(eid, bid))), { fieldMask: ['state'] })
  const there = [...known.keys(), ...found.flatMap(({ exists, id }) => (exists ? [id] : []))]
  const changed = there.filter((bid) => (cutOff.get(bid) ?? null) !== (known.get(bid) ?? null))
  for (let first = 0; first < changed.length; first += atATime)
    await committed((batch) => {
      for (const bid of changed.slice(first, first + atATime))
        batch.update(db.doc(paths.beneficiary(eid, bid)), { cutOff: cutOff.get(bid) ?? null })
    })
}
