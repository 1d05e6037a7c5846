import { paths } from '@vigie/domain/paths'
import { firestore } from './firestore.ts'
import { pagesOf } from './pages-of.ts'

/** The ids of every home that is active, some hundred at a time. */
export async function* activeHomes(): AsyncGenerator<readonly string[]> {
  const active = firestore().collection(paths.establishments).where('state', '==', 'active').select()
  for await (const page of pagesOf(active)) yield page.map(({ id }) => id)
}
