import { type DocumentSnapshot, FieldPath, type Query } from '@google-cloud/firestore'
import { alertSchema } from '@vigie/domain/alerts/alert'
import { type Beneficiary, beneficiarySchema } from '@vigie/domain/care/beneficiary'
import type { ResidentParts } from '@vigie/domain/care/handed-over'
import { type MoodRecord, moodRecordSchema } from '@vigie/domain/care/mood-record'
import { noteSchema } from '@vigie/domain/care/note'
import { doneRecordSchema, taskSchema } from '@vigie/domain/care/task'
import { deviceSchema } from '@vigie/domain/devices/device'
import { beneficiaryIdOf, paths } from '@vigie/domain/paths'
import type { z } from 'zod'
import { firestore } from './firestore.ts'
import { withMoodsBefore } from './moods-before.ts'
import { factsOf, type NoteFacts } from './notes.ts'
import { readOrReport } from './read-document.ts'

/** From an instant until before another. */
interface Span {
  readonly from: number
  readonly until: number
}

/** What is known of each resident of a home, and what could not be read. */
export interface HandoverRecords {
  parts: ResidentParts[]
  /** How many records do not fit their schemas. */
  unreadable: number
  /** Of something there was more than is read. */
  isCut: boolean
}

type MayRead = (beneficiaryId: string, facts: NoteFacts) => boolean

/** The most that is read of a home, of a kind; of what is noted of each of its residents several times a shift, and of devices. */
const mostOfKind = 2_000
const mostOfCare = 10_000
/** What is done ahead is done as the next occurrence; of one that comes more often the task itself knows. */
const aheadMs = 24 * 3_600_000

/**
 * What happened in a home in a span of time (an alert: what was raised before its end and had any event or act since its beginning; a note: what
 * was written, arrived or was changed in it), and how its tasks and devices stand, resident by resident, by a number of queries that does
 * not grow with them; of who is archived nothing. Of notes those alone that `mayRead` lets through, by what decides it: what a private
 * one says is not looked at before.
 */
export async function readHandoverRecords(
  eid: string,
  span: Span,
  mayRead: MayRead,
): Promise<HandoverRecords> {
  const db = firestore()
  const count = { unreadable: 0, isCut: false }
  const list = async (query: Query, most = mostOfKind): Promise<DocumentSnapshot[]> => {
    const { docs } = await query.limit(most).get()
    if (docs.length === most) count.isCut = true
    return docs
  }
  const parsed = <T extends object>(docs: readonly DocumentSnapshot[], schema: z.ZodType<T>) =>
    docs.flatMap((doc) => {
      const read = readOrReport(schema, doc)
      if (read === null) count.unreadable += 1
      return read === null ? [] : [{ ...read, id: doc.id }]
    })

  const ofHome = (group: string) => db.collectionGroup(group).where('establishmentId', '==', eid)
  const alertsOf = db.collection(paths.alerts(eid))
  const [residents, active, open, tasks, done, arrived, written, edited, moods, devices] = await Promise.all([
    list(db.collection(paths.beneficiaries(eid)).where('state', '==', 'active')),
    list(alertsOf.where('lastActivityAt', '>=', span.from).orderBy('lastActivityAt', 'desc'), mostOfCare),
    list(alertsOf.where('state', 'in', ['open', 'acknowledged'])),
    list(ofHome(paths.tasksGroup).where('activated', '==', true).where('overAt', '>', span.from)),
    list(
      ofHome(paths.tasksDoneGroup)
        .where('at', '>=', span.from - aheadMs)
        .orderBy('at', 'desc'),
    ),
    list(during(ofHome(paths.notesGroup), 'at', span), mostOfCare),
    list(during(ofHome(paths.notesGroup), 'writtenAt', span), mostOfCare),
    list(during(ofHome(paths.notesGroup), 'updatedAt', span), mostOfCare),
    list(during(ofHome(paths.moodsGroup), 'at', span), mostOfCare),
    list(devicesOf(eid), mostOfCare),
  ])
  // Seen to since is seen to, also where it was after the span: it was open in it.
  const alertsOfShift = parsed(once([...active, ...open]), alertSchema).filter(
    ({ times }) => times.raisedAt < span.until,
  )
  const of = {
    alerts: byResident(alertsOfShift, named),
    tasks: byResident(parsed(tasks, taskSchema), named),
    done: byResident(parsed(done, doneRecordSchema), named),
    notes: byResident(once([...arrived, ...written, ...edited]), above),
    moods: byResident(moods, above),
    devices: byResident(devices, above),
  }

  const partsOf = async ({ id: bid, name, room }: Beneficiary & { id: string }): Promise<ResidentParts> => {
    const readable = of.notes(bid).filter((note) => {
      const facts = factsOf(note)
      return facts !== null && mayRead(bid, facts)
    })
    const lookUp = async ({ type, at }: MoodRecord) => {
      const before = db.collection(paths.moods(eid, bid)).where('type', '==', type).where('at', '<', at)
      return parsed((await before.orderBy('at', 'desc').limit(1).get()).docs, moodRecordSchema)[0]
    }
    return {
      resident: { bid, name, room },
      alerts: of.alerts(bid),
      notes: parsed(readable, noteSchema),
      moods: await withMoodsBefore(parsed(of.moods(bid), moodRecordSchema), lookUp),
      tasks: of.tasks(bid),
      done: of.done(bid),
      devices: parsed(of.devices(bid), deviceSchema),
    }
  }
  return { parts: await Promise.all(parsed(residents, beneficiarySchema).map(partsOf)), ...count }
}

/** Each document once, in whichever of several answers it stands. */
const once = (docs: readonly DocumentSnapshot[]): DocumentSnapshot[] => [
  ...new Map(docs.map((doc) => [doc.ref.path, doc])).values(),
]

/** What of it falls into a span of time, latest first. */
const during = (query: Query, field: string, { from, until }: Span): Query =>
  query.where(field, '>=', from).where(field, '<', until).orderBy(field, 'desc')

/** The devices of all residents of a home: what they say of themselves does not name it, but their paths are in order. */
function devicesOf(eid: string): Query {
  const db = firestore()
  const home = paths.establishment(eid)
  return db
    .collectionGroup(paths.devicesGroup)
    .orderBy(FieldPath.documentId())
    .startAt(db.doc(home))
    .endBefore(db.doc(`${home}/~/~`))
}

/** What there is of each resident. */
function byResident<T>(all: readonly T[], residentOf: (one: T) => string | null) {
  const found = Map.groupBy(all, residentOf)
  return (bid: string): readonly T[] => found.get(bid) ?? []
}

const named = ({ beneficiaryId }: { beneficiaryId: string }) => beneficiaryId
const above = ({ ref }: DocumentSnapshot) => beneficiaryIdOf(ref.path)
