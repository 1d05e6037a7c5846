import { execFile } from 'node:child_process'
import { buffer } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'
import { removeEventsCall } from '@vigie/domain/api/establishment-calls'
import { exportPath, exportTables, lastSettledMonth } from '@vigie/domain/care/month-export'
import { daySchema } from '@vigie/domain/devices/device'
import { figuresPaths, paths, whereaboutsPaths } from '@vigie/domain/paths'
import { roles } from '@vigie/domain/people/roles'
import { daysAfter } from '@vigie/domain/rules/window-span'
import { figuresMonthSchema, monthOfDate } from '@vigie/domain/trends/day-figures'
import { projectId } from '@vigie/emulators/suite/addresses'
import { expect, it } from 'vitest'
import { findFile, keepFile } from '../../functions/src/data/files.ts'
import { keepDaysFor } from '../../functions/src/data/retention.ts'
import { exportMonthsOf } from '../../functions/src/exports/export-months.ts'
import { callApi } from '../support/api.ts'
import { db } from '../support/firestore.ts'
import { createHome } from '../support/home.ts'
import { homeWithPast } from '../support/past-days.ts'
import { join, signUp } from '../support/people.ts'

const bucket = `${projectId}.appspot.com`
const program = fileURLToPath(new URL('../../emulators/src/launcher/restore-home.ts', import.meta.url))

/** The command as the operator gives it; what it prints, and how it ended. */
const restore = (eid: string, month: string, ...more: string[]) =>
  new Promise<{ code: number; out: string; err: string }>((resolve) => {
    const args = ['--project', projectId, '--home', eid, '--month', month, '--bucket', bucket, ...more]
    execFile(process.execPath, [program, ...args], (error, out, err) =>
      resolve({ code: Number(error?.code ?? 0), out, err }),
    )
  })

async function bytesOf(path: string): Promise<Buffer> {
  const file = await findFile(path)
  if (file === null) throw new Error(`nothing is at ${path}`)
  return buffer(file.read())
}

/** A home of which two days of the last settled month are known, by when what is asked of it happens. */
async function homeOfAMonth() {
  const past = await homeWithPast()
  const { home, bid, timeZone, today, lived } = past
  const now = Date.now()
  const month = lastSettledMonth(now, timeZone)
  const ago = (date: string) => Math.round((Date.parse(today) - Date.parse(date)) / 86_400_000)
  await lived(ago(`${month}-11`), 4, 3)
  await lived(ago(`${month}-12`), 2, 5)
  // Of the month before: it is in no file of this one.
  await lived(ago(daysAfter(`${month}-01`, -1)), 1, 1)
  const stored = async () => {
    const days = await db.collection(paths.days(home.eid, bid)).get()
    const figures = await db.collection(figuresPaths.months(home.eid, bid)).get()
    const byId = (all: typeof days, of: (data: unknown) => unknown) =>
      Object.fromEntries(all.docs.map((one) => [one.id, of(one.data())]))
    // In which way figures were made no file tells: whoever reads them makes them anew, where their days are there.
    const figuresSchema = figuresMonthSchema.omit({ made: true })
    return {
      days: byId(days, (day) => daySchema.parse(day)),
      figures: byId(figures, (one) => figuresSchema.parse(one)),
    }
  }
  return {
    ...past,
    month,
    now,
    stored,
    pathOf: (table: (typeof exportTables)[number]) => exportPath(home.eid, month, table),
  }
}

it('a month that is over is exported once, an archived resident’s too, and put back as it was by one command, any number of times', async () => {
  const { home, bid, devices, month, now, stored, pathOf } = await homeOfAMonth()
  await db.doc(paths.beneficiary(home.eid, bid)).update({ state: 'archived' })
  await exportMonthsOf(home.eid, now)
  const before = await stored()
  expect(Object.keys(before.days)).toHaveLength(9)
  expect(before.figures[month]).toMatchObject({
    days: { [`${month}-11`]: { timesUp: 4 }, [`${month}-12`]: { timesUp: 2 } },
  })
  const files = await Promise.all(exportTables.map((table) => bytesOf(pathOf(table))))
  const [days = ''] = files.map((bytes) => gunzipSync(bytes).toString())
  expect(days.startsWith('establishmentId,beneficiaryId,date,deviceId,')).toBe(true)
  expect(days).toContain(`${home.eid},${bid},${month}-11,`)
  expect(days).not.toContain(`${daysAfter(`${month}-01`, -1)},`)
  const settings = async () => (await db.doc(paths.settings(home.eid)).get()).get('exported')
  expect(await settings()).toEqual({ month, at: now, unreadable: 0 })

  // Days go, by their time or by a hand; what was exported is not written over by what is left.
  const all = await db.collection(paths.days(home.eid, bid)).where('date', '>=', `${month}-01`).get()
  await Promise.all(all.docs.map(({ ref }) => ref.delete()))
  await db
    .doc(paths.settings(home.eid))
    .update({ exported: { month: monthOfDate(daysAfter(`${month}-01`, -1)), at: 1, unreadable: 0 } })
  await db.doc(figuresPaths.month(home.eid, bid, month)).delete()
  await exportMonthsOf(home.eid, now + 1)
  expect((await settings()).month).toBe(month)
  for (const [index, table] of exportTables.entries())
    expect((await bytesOf(pathOf(table))).equals(files[index] ?? Buffer.of()), table).toBe(true)

  expect(await restore(home.eid, month)).toMatchObject({
    code: 0,
    err: '',
    out: expect.stringContaining('6 days'),
  })
  expect(await stored()).toEqual(before)
  // Where they were was kept anew while the days were gone: it is made of those that are there again.
  expect((await db.doc(whereaboutsPaths.month(home.eid, bid, month)).get()).exists).toBe(false)
  const expires = (await db.collection(paths.days(home.eid, bid)).where('date', '==', `${month}-11`).get())
    .docs
  for (const day of expires) expect(day.get('expireAt').toMillis()).toBeGreaterThan(now + 300 * 86_400_000)
  // What came since stays, and nothing is there twice.
  const [one] = expires
  const late = { kind: 'standUp', value: null, at: 1, receivedAt: 2 } as const
  await one?.ref.set({ events: { late } }, { merge: true })
  expect(await restore(home.eid, month)).toMatchObject({ code: 0 })
  const again = await stored()
  expect(again.days[one?.id ?? '']).toMatchObject({ events: { late } })
  expect(again.figures).toEqual(before.figures)
  // Whoever asked for it has the time to look at it, whatever the home says of its days meanwhile.
  await keepDaysFor(home.eid, bid, 1)
  const restored = await db.doc(paths.day(home.eid, bid, `${month}-11`, devices.bed)).get()
  expect(restored.get('expireAt').toMillis()).toBeGreaterThan(now + 34 * 86_400_000)
  const acts = (await db.collection(paths.audits).where('establishmentId', '==', home.eid).get()).docs
  expect(acts.map((act) => act.get('action')).toSorted()).toEqual([
    ...['export.make', 'export.make', 'export.make', 'export.restore', 'export.restore'],
  ])
})

it('what somebody had removed since is not put back, unless the operator says that they know', async () => {
  const { home, bid, month, now, stored } = await homeOfAMonth()
  await exportMonthsOf(home.eid, now)
  const before = await stored()
  const admin = await signUp({ role: roles.READ_WRITE })
  await join(home.eid, admin, { roleId: roles.ADMIN })
  const name = (await db.doc(paths.establishment(home.eid)).get()).get('name')
  const params = { eid: home.eid }
  await callApi(admin, removeEventsCall, { params, body: { name, after: null } })
  const refused = await restore(home.eid, month)
  expect(refused).toMatchObject({ code: 1, out: '', err: expect.stringContaining('were removed since') })
  expect((await db.collection(paths.days(home.eid, bid)).get()).size).toBe(0)
  expect(await restore(home.eid, month, '--although-removed')).toMatchObject({ code: 0 })
  expect((await stored()).figures[month]).toEqual(before.figures[month])
  const acts = await db.collection(paths.audits).where('establishmentId', '==', home.eid).get()
  const restoring = acts.docs.filter((act) => act.get('action') === 'export.restore')
  expect(restoring.map((act) => act.get('fields'))).toEqual([['alreadyRemoved']])
})

it('a file of another home is refused before anything of it is written, as are a home and a month that are not there', async () => {
  const { home, month, now, pathOf } = await homeOfAMonth()
  await exportMonthsOf(home.eid, now)
  const other = await createHome()
  const resident = await other.addResident()
  expect((await restore(other.eid, month)).err).toContain('was not exported')
  for (const table of exportTables)
    await keepFile(exportPath(other.eid, month, table), await bytesOf(pathOf(table)), 'application/gzip')
  const refused = await restore(other.eid, month)
  expect(refused).toMatchObject({ code: 1, out: '' })
  expect(refused.err).toContain(`of the home ${home.eid}`)
  expect((await db.collection(paths.beneficiaries(other.eid)).listDocuments()).map(({ id }) => id)).toEqual([
    resident,
  ])
  expect((await restore('nobody', month)).err).toContain('has no home')
  expect((await restore(home.eid, '2026-13')).err).toContain('--month')
})
