import { paths } from '@vigie/domain/paths'
import { db } from './firestore.ts'
import type { TestHome } from './home.ts'

/** An administrator of a home, for `addMember`. */
export const anAdministrator = { user: { roleId: 2 }, member: { role: 2, roleId: 1 } } as const

/** Where a member of a test's home is written to. */
export const emailOf = (uid: string) => `${uid}@vigie.example`

/** To whom the home's notices were written, by address. */
export async function writtenTo(home: TestHome): Promise<unknown[]> {
  const { docs } = await db.collection(paths.deliveries(home.eid)).where('about.kind', '==', 'notice').get()
  return docs.map((doc) => doc.get('to'))
}

/** Why calls of a home were not answered, as it is kept. */
export async function keptOf({ eid }: TestHome): Promise<unknown[]> {
  const { docs } = await db.collection(paths.refusals).where('establishmentId', '==', eid).get()
  return docs.map((doc) => doc.get('reason')).sort()
}
