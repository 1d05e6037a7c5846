import type { Query } from '@google-cloud/firestore'
import { paths } from '@vigie/domain/paths'
import { firestore } from './firestore.ts'
import { pagesOf } from './pages-of.ts'

const homes = () => firestore().collection(paths.establishments)

/** The ids of every home that is active, some hundred at a time. */
export const activeHomes = (): AsyncGenerator<readonly string[]> =>
  idsOf(homes().where('state', '==', 'active'))

/** The ids of every home, some hundred at a time. */
export const allHomes = (): AsyncGenerator<readonly string[]> => idsOf(homes())

async function* idsOf(some: Query): AsyncGenerator<readonly string[]> {
  for await (const page of pagesOf(some.select())) yield page.map(({ id }) => id)
}
