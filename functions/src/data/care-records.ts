import type { Query } from '@google-cloud/firestore'
import { type MoodRecord, type MoodType, moodRecordSchema } from '@vigie/domain/care/mood-record'
import { beneficiaryIdOf, paths } from '@vigie/domain/paths'
import { poorValues } from '@vigie/domain/trends/care-change-of'
import { countedReads } from './counted-reads.ts'
import { firestore } from './firestore.ts'

interface Span {
  from: number
  until: number
}

const within = (query: Query, { from, until }: Span) => query.where('at', '>=', from).where('at', '<', until)

/** What was recorded of how a resident is, in a span of time, the latest where there is more than is read. One read each. */
export async function readCareRecords(
  { eid, bid }: { eid: string; bid: string },
  span: Span,
): Promise<MoodRecord[]> {
  const { list, parsed } = countedReads()
  return parsed(
    await list(within(firestore().collection(paths.moods(eid, bid)), span).orderBy('at', 'desc')),
    moodRecordSchema,
  )
}

/** The most that is read of a home: three records a day of each of 400 residents. */
const mostOfHome = 10_000

/** The same of all residents of a home, by resident, and whether there was more. */
export async function readCareOfHome(
  eid: string,
  span: Span,
): Promise<{ byResident: ReadonlyMap<string, MoodRecord[]>; isCut: boolean }> {
  const { list, parsed, left } = countedReads()
  const ofHome = firestore().collectionGroup(paths.moodsGroup).where('establishmentId', '==', eid)
  const docs = await list(within(ofHome, span).orderBy('at', 'desc'), mostOfHome)
  const byResident = Map.groupBy(docs, ({ ref }) => beneficiaryIdOf(ref.path))
  return {
    byResident: new Map(
      [...byResident].flatMap(([bid, ofOne]) =>
        bid === null ? [] : [[bid, parsed(ofOne, moodRecordSchema)]],
      ),
    ),
    isCut: left.isCut,
  }
}

/** How many records of a type there are of a resident in a span, and how many of them say that they are not well: counted by the store, two reads. */
export async function countCareRecords(
  { eid, bid }: { eid: string; bid: string },
  type: MoodType,
  span: Span,
): Promise<{ poor: number; all: number }> {
  const count = async (query: Query) => (await within(query, span).count().get()).data().count
  const ofType = firestore().collection(paths.moods(eid, bid)).where('type', '==', type)
  const [all, poor] = await Promise.all([count(ofType), count(ofType.where('data', 'in', poorValues[type]))])
  return { poor, all }
}
