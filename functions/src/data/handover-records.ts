import type { DocumentSnapshot, Query } from '@google-cloud/firestore'
import { alertSchema } from '@vigie/domain/alerts/alert'
import { type Beneficiary, beneficiarySchema } from '@vigie/domain/care/beneficiary'
import type { ResidentParts } from '@vigie/domain/care/handed-over'
import { moodRecordSchema, moodTypes } from '@vigie/domain/care/mood-record'
import { noteSchema } from '@vigie/domain/care/note'
import { doneRecordSchema, taskSchema } from '@vigie/domain/care/task'
import { deviceSchema } from '@vigie/domain/devices/device'
import { paths } from '@vigie/domain/paths'
import type { z } from 'zod'
import { firestore } from './firestore.ts'
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

/** The most that is read of a home, and of one resident, of a kind. */
const mostOfHome = 2_000
const mostOfResident = 200
/** Residents whose records are read at a time: each is four queries. */
const atATime = 25
/** What is done ahead is done as the next occurrence; of one that comes more often the task itself knows. */
const aheadMs = 24 * 3_600_000

/**
 * What happened in a home in a span of time, and how its tasks and devices stand, resident by resident; of who is archived nothing. Of notes
 * those alone that `mayRead` lets through, by what decides it: what a private one says is not looked at before.
 */
export async function readHandoverRecords(
  eid: string,
  span: Span,
  mayRead: MayRead,
): Promise<HandoverRecords> {
  const db = firestore()
  const count = { unreadable: 0, isCut: false }
  const list = async (query: Query, most: number): Promise<DocumentSnapshot[]> => {
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
  const [residents, raised, open, tasks, done] = await Promise.all([
    list(db.collection(paths.beneficiaries(eid)).where('state', '==', 'active'), mostOfHome),
    list(during(alertsOf, 'times.raisedAt', span), mostOfHome),
    list(alertsOf.where('state', 'in', ['open', 'acknowledged']), mostOfHome),
    list(ofHome(paths.tasksGroup).where('activated', '==', true).where('overAt', '>', span.from), mostOfHome),
    list(
      ofHome(paths.tasksDoneGroup)
        .where('at', '>=', span.from - aheadMs)
        .orderBy('at', 'desc'),
      mostOfHome,
    ),
  ])
  const once = [...new Map([...raised, ...open].map((doc) => [doc.id, doc])).values()]
  const alerts = parsed(once, alertSchema).filter(({ times }) => times.raisedAt < span.until)
  const allTasks = parsed(tasks, taskSchema)
  const allDone = parsed(done, doneRecordSchema)

  const partsOf = async ({ id: bid, name, room }: Beneficiary & { id: string }): Promise<ResidentParts> => {
    const moodsOf = db.collection(paths.moods(eid, bid))
    const [notes, moods, devices] = await Promise.all([
      list(during(db.collection(paths.notes(eid, bid)), 'at', span), mostOfResident),
      list(during(moodsOf, 'at', span), mostOfResident),
      list(db.collection(paths.devices(eid, bid)), mostOfResident),
    ])
    const said = parsed(moods, moodRecordSchema)
    const typesSaid = moodTypes.filter((type) => said.some((one) => one.type === type))
    const before = typesSaid.map((type) =>
      moodsOf.where('type', '==', type).where('at', '<', span.from).orderBy('at', 'desc').limit(1).get(),
    )
    const readable = notes.filter((note) => {
      const facts = factsOf(note)
      return facts !== null && mayRead(bid, facts)
    })
    const isTheirs = ({ beneficiaryId }: { beneficiaryId: string }) => beneficiaryId === bid
    return {
      resident: { bid, name, room },
      alerts: alerts.filter(isTheirs),
      notes: parsed(readable, noteSchema),
      moods: said,
      moodsBefore: parsed(
        (await Promise.all(before)).flatMap(({ docs }) => docs),
        moodRecordSchema,
      ),
      tasks: allTasks.filter(isTheirs),
      done: allDone.filter(isTheirs),
      devices: parsed(devices, deviceSchema),
    }
  }

  const parts: ResidentParts[] = []
  const living = parsed(residents, beneficiarySchema)
  for (let index = 0; index < living.length; index += atATime)
    parts.push(...(await Promise.all(living.slice(index, index + atATime).map(partsOf))))
  return { parts, ...count }
}

/** What of it falls into a span of time, latest first. */
const during = (query: Query, field: string, { from, until }: Span): Query =>
  query.where(field, '>=', from).where(field, '<', until).orderBy(field, 'desc')
