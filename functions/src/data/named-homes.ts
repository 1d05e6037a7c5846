import { establishmentIdOf, paths } from '@vigie/domain/paths'
import { firestore } from './firestore.ts'
import { failedWith } from './grpc-codes.ts'
import { pagesOf } from './pages-of.ts'

/** Has every record of a group name its home that does not yet; resolves with how many were given one. One read for each record. */
export async function nameHomesOf(group: 'notesGroup' | 'moodsGroup'): Promise<number> {
  const all = firestore().collectionGroup(paths[group]).select('establishmentId')
  let named = 0
  for await (const page of pagesOf(all)) {
    const nameless = page.filter((one) => one.get('establishmentId') === undefined)
    await Promise.all(
      nameless.map(({ ref }) =>
        ref.update({ establishmentId: establishmentIdOf(ref.path) }).catch(unlessDeletedMeanwhile),
      ),
    )
    named += nameless.length
  }
  return named
}

function unlessDeletedMeanwhile(error: unknown): void {
  if (!failedWith(error, 'notFound')) throw error
}
