import { type DocumentSnapshot, FieldPath, type Query } from '@google-cloud/firestore'
import { alertSchema } from '@vigie/domain/alerts/alert'
import type { Beneficiary } from '@vigie/domain/care/beneficiary'
import type { ResidentParts } from '@vigie/domain/care/handed-over'
import { type MoodRecord, moodRecordSchema } from '@vigie/domain/care/mood-record'
import { noteSchema } from '@vigie/domain/care/note'
import { doneRecordSchema, taskSchema } from '@vigie/domain/care/task'
import { taskLeftSchema } from '@vigie/domain/care/task-left'
import { deviceSchema } from '@vigie/domain/devices/device'
import { beneficiaryIdOf, paths, taskLeftPaths } from '@vigie/domain/paths'
import { alertsInProgress } from './alerts-in-progress.ts'
import { countedReads, once } from './counted-reads.ts'
import { firestore } from './firestore.ts'
import { residentsSince, withThoseOfAlerts } from './handover-residents.ts'
import { withMoodsBefore } from './moods-before.ts'
import type { NoteFacts } from './notes.ts'
import { readNotesOf } from './notes-of.ts'

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

/** The most that is read of what is noted of each resident of a home several times a shift, and of devices. */
const mostOfCare = 10_000
/** What is done ahead is done as the next occurrence; of one that comes more often the task itself knows. */
const aheadMs = 24 * 3_600_000

/**
 * What happened in a home in a span of time (an alert: what had any event or act since its beginning, or is not over, also where it was
 * raised since the span ended; a note: what was written, arrived or was changed in it), and how its tasks and devices stand, resident by resident, by a number
 * of queries that does not grow with them. Who is archived is among them where they were archived since it began or an alert of it is
 * theirs. Of notes those alone that `mayRead` lets through, by what decides it: what a private one says is not looked at before.
 */
export async function readHandoverRecords(
  eid: string,
  span: Span,
  mayRead: MayRead,
): Promise<HandoverRecords> {
  const db = firestore()
  const reads = countedReads()
  const { list, parsed } = reads

  const ofHome = (group: string) => db.collectionGroup(group).where('establishmentId', '==', eid)
  const alertsOf = db.collection(paths.alerts(eid))
  const [residents, active, open, tasks, left, done, notes, moods, devices] = await Promise.all([
    residentsSince(eid, span.from, reads),
    list(alertsOf.where('lastActivityAt', '>=', span.from).orderBy('lastActivityAt', 'desc'), mostOfCare),
    list(alertsInProgress(eid)),
    list(ofHome(paths.tasksGroup).where('activated', '==', true).where('overAt', '>', span.from)),
    list(db.collection(taskLeftPaths.all(eid)).where('at', '>=', span.from).orderBy('at', 'desc')),
    list(
      ofHome(paths.tasksDoneGroup)
        .where('at', '>=', span.from - aheadMs)
        .orderBy('at', 'desc'),
    ),
    readNotesOf(
      (['at', 'writtenAt', 'updatedAt'] as const).map((field) =>
        during(ofHome(paths.notesGroup), field, span),
      ),
      mayRead,
      reads,
    ),
    list(during(ofHome(paths.moodsGroup), 'at', span), mostOfCare),
    list(devicesOf(eid), mostOfCare),
  ])
  // Seen to since is seen to, also where it was after the span: it was open in it.
  const alerts = parsed(once([...active, ...open]), alertSchema)
  const of = {
    alerts: byResident(alerts, named),
    tasks: byResident(parsed(tasks, taskSchema), named),
    left: byResident(parsed(left, taskLeftSchema), named),
    done: byResident(parsed(done, doneRecordSchema), named),
    notes: byResident(notes, above),
    moods: byResident(moods, above),
    devices: byResident(devices, above),
  }

  const partsOf = async (one: Beneficiary & { id: string }): Promise<ResidentParts> => {
    const { id: bid, name, room, state } = one
    const lookUp = async ({ type, at }: MoodRecord) => {
      const before = db.collection(paths.moods(eid, bid)).where('type', '==', type).where('at', '<', at)
      return parsed((await before.orderBy('at', 'desc').limit(1).get()).docs, moodRecordSchema)[0]
    }
    return {
      resident: { bid, name, room, isArchived: state === 'archived' },
      alerts: of.alerts(bid),
      notes: parsed(of.notes(bid), noteSchema),
      moods: await withMoodsBefore(parsed(of.moods(bid), moodRecordSchema), lookUp),
      tasks: of.tasks(bid),
      left: of.left(bid),
      done: of.done(bid),
      devices: parsed(of.devices(bid), deviceSchema),
    }
  }
  const told = await withThoseOfAlerts(eid, residents, alerts, reads)
  const parts = await Promise.all(told.map(partsOf))
  return { parts, ...reads.left }
}

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
