import { createHash } from 'node:crypto'
import { keysOf, knownKeys } from '@vigie/domain/care/api-keys'
import { dayExpiresAt, usualKeptMonths } from '@vigie/domain/care/days-kept'
import { spaceOf } from '@vigie/domain/care/document'
import type { Establishment } from '@vigie/domain/care/establishment'
import type { EstablishmentSettings } from '@vigie/domain/care/establishment-settings'
import { spansFor } from '@vigie/domain/care/snooze-time'
import type { Assignment } from '@vigie/domain/devices/device'
import { documentPath, paths } from '@vigie/domain/paths'
import { deviceEntry, residentEntry } from '@vigie/domain/search/search-entry'
import { newChain } from '@vigie/domain/supervision/chain'
import { lastKeptDate } from '@vigie/domain/trends/kept-days'
import { pastAlertsOf } from './demo-alerts.ts'
import { beneficiaryOf, careRecordsOf } from './demo-care.ts'
import { historyOf } from './demo-days.ts'
import { type DemoResident, formerResidentOf, residentsOf } from './demo-devices.ts'
import { handoversOf } from './demo-handovers.ts'
import type { DemoHome } from './demo-homes.ts'
import { notesOf } from './demo-notes.ts'
import { papersOf } from './demo-papers.ts'
import { madeOf } from './demo-past.ts'
import { photoOf } from './demo-photos.ts'
import { planOf } from './demo-plan.ts'
import { type DemoRule, rulesOf } from './demo-rules.ts'
import { snoozesOf } from './demo-snoozes.ts'
import { tasksOf } from './demo-tasks.ts'
import { upkeepBefore } from './demo-upkeep.ts'
import { datesUntil } from './local-midnight.ts'
import type { SeedDocument } from './seed-document.ts'

/** What people wrote and did, and what was made of what sensors said, reaches so many times further back than what these said: 90 days where that is 30. */
export const peopleReach = 3

/** Who read what shifts of so many days left: a page shows the last. */
const handoverDays = 7

function* residentDocuments(
  home: DemoHome,
  resident: DemoResident,
  rules: readonly DemoRule[],
  now: number,
  days: number,
): Generator<SeedDocument> {
  const { eid, bid } = resident
  const { timeZone } = home.establishment
  // Of who is archived nothing is told since.
  const left = resident.leftDaysAgo ?? 0
  const until = now - left * 86_400_000
  const reach = Math.max(1, peopleReach * days - left)
  const records = careRecordsOf(resident, timeZone, until, reach)
  const snoozes = snoozesOf(home, resident, now)
  const beneficiary = {
    ...beneficiaryOf(resident, records, photoOf(resident), until),
    ...(snoozes.length > 0 && { snoozes }),
  }
  yield { path: paths.beneficiary(eid, bid), data: beneficiary }
  yield residentEntry(eid, bid, beneficiary)
  for (const record of records)
    yield {
      path: paths.mood(eid, bid, `${record.type}-${record.at}`),
      data: { ...record, establishmentId: eid },
    }

  for (const { mid, note } of notesOf(resident, timeZone, until, reach))
    yield { path: paths.note(eid, bid, mid), data: { ...note, establishmentId: eid } }

  for (const { tid, task, done } of tasksOf(home, resident, until, reach)) {
    yield { path: paths.task(eid, bid, tid), data: task }
    for (const one of done) yield { path: paths.taskDone(eid, bid, tid, String(one.dueAt)), data: one }
  }

  const history = historyOf(resident, timeZone, now, peopleReach * days)
  const dates = datesUntil(now, timeZone, peopleReach * days)
  // Of the first of the days that are held the one before is needed too.
  const firstHeld = dates.at(-days) ?? ''
  const lastMade = lastKeptDate(now, timeZone)
  const made = dates.filter((date) => date <= firstHeld && date <= lastMade)
  yield* madeOf(resident, history, made, timeZone, now)
  for (const { deviceId, state } of history.devices) {
    const { type, location, assignedAt: since } = state
    const assignment: Assignment = {
      establishmentId: eid,
      beneficiaryId: bid,
      type,
      location,
      since,
      former: [],
      ...(snoozes.length > 0 && { silenced: spansFor(snoozes, deviceId) }),
    }
    yield { path: paths.assignment(deviceId), data: assignment }
    yield deviceEntry(eid, deviceId, assignment)
    yield { path: paths.device(eid, bid, deviceId), data: state }
    yield {
      path: paths.upkeep(eid, deviceId),
      data: upkeepBefore({ deviceId, state }, timeZone, peopleReach * days),
    }
  }
  for (const { deviceId, day } of history.days.filter(({ day: { date } }) => date >= firstHeld))
    yield {
      path: paths.day(eid, bid, day.date, deviceId),
      data: { ...day, expireAt: dayExpiresAt(day.date, usualKeptMonths) },
    }
  for (const { aid, alert } of pastAlertsOf(home, resident, history, rules)) {
    yield { path: paths.alert(eid, aid), data: alert }
  }
}

function* paperDocuments(home: DemoHome, now: number, days: number): Generator<SeedDocument> {
  const papers = papersOf(home, now, peopleReach * days)
  for (const { place, document } of papers) yield { path: documentPath(place), data: document }
  const bytes = papers.reduce((sum, { document }) => sum + spaceOf(document), 0)
  yield { path: paths.documentSpace(home.eid), data: { bytes } }
}

/** Every document of a demo home as it stands at `now`, with the `days` days that led there, today included. */
export function* homeDocuments(home: DemoHome, now: number, days: number): Generator<SeedDocument> {
  const { eid } = home
  const residents = residentsOf(home)
  const rules = rulesOf(home, now)
  const establishment: Establishment = {
    ...home.establishment,
    lastUpdateAt: now,
    counts: { beneficiaries: residents.length },
    chain: newChain(now),
  }
  const keys = keysOf({
    id: 'demo',
    hash: createHash('sha256').update(home.apiKey).digest('hex'),
    madeAt: now - days * 86_400_000,
  })
  const settings: EstablishmentSettings = {
    apiKeys: knownKeys(keys),
    licences: { beds: 100, until: null },
  }
  yield { path: paths.establishment(eid), data: establishment }
  yield { path: paths.settings(eid), data: settings }
  yield { path: paths.keys(eid), data: keys }
  yield { path: paths.escalation(eid), data: planOf(home, now) }
  for (const { nid, rule } of rules) yield { path: paths.notification(eid, nid), data: rule }
  for (const resident of [...residents, formerResidentOf(home)])
    yield* residentDocuments(home, resident, rules, now, days)
  yield* paperDocuments(home, now, days)
  for (const marks of handoversOf(home, now, handoverDays))
    yield { path: paths.handover(eid, marks.shiftId, String(marks.from)), data: marks }
}
