import { appetites, moods } from '@vigie/domain/care/enums'
import type { MoodRecord } from '@vigie/domain/care/mood-record'
import type { Note } from '@vigie/domain/care/note'
import type { DoneRecord } from '@vigie/domain/care/task'
import { saidDaily, taskOf } from '@vigie/domain/care/task.fixture'
import type { TaskLeft } from '@vigie/domain/care/task-left'
import type { Day } from '@vigie/domain/devices/device'
import { paths, taskLeftPaths } from '@vigie/domain/paths'
import { roles } from '@vigie/domain/people/roles'
import { endOfLocalDate, localDate } from '@vigie/domain/time/local-time'
import { expect, test } from 'vitest'
import { steadyTimeZone } from '../support/day-and-night.ts'
import { db } from '../support/firestore.ts'
import { createHome } from '../support/home.ts'
import { newAlert } from '../support/outbox.ts'
import { expectNoErrors, openAs } from './support/app.ts'
import { browser } from './support/browser.ts'
import { expectNone } from './support/heard.ts'
import { addStaff } from './support/staff.ts'

const timeZone = steadyTimeZone

test('a resident’s day is one column of what happened, was written, said, done and not done; a private note is for whom it is for', async () => {
  const home = await createHome({ timeZone })
  const bid = await home.addResident()
  const bed = await home.addDevice(bid, 'NOVIKA-LW-BANDE')
  const air = await home.addDevice(bid, 'DRAGINO-LHT65S-NE117', 'Chambre')
  const today = localDate(Date.now(), timeZone)
  // In the first minutes of the day, which is hours ago: whenever this runs it is today.
  const midnight = endOfLocalDate(localDate(Date.now() - 86_400_000, timeZone), timeZone) + 1
  const at = (second: number) => midnight + second * 1000
  const event = (kind: Day['events'][string]['kind'], when: number, value: number | null = null) => ({
    kind,
    value,
    at: when,
    receivedAt: when,
  })
  const addDay = (deviceId: string, type: Day['type'], date: string, events: Day['events']) =>
    db.doc(paths.day(home.eid, bid, date, deviceId)).set({ deviceId, type, date, events } satisfies Day)
  const addNote = (mid: string, text: string, visibility: Note['visibility'], when: number) =>
    db
      .doc(paths.note(home.eid, bid, mid))
      .set({ text, visibility, by: 'her', byName: 'Nadia', at: when } satisfies Omit<
        Note,
        'updatedAt' | 'writtenAt'
      >)
  const mood: MoodRecord = { type: 'mood', data: moods.ANGRY, at: at(20), by: 'her', byName: 'Nadia' }
  const appetite: MoodRecord = { ...mood, type: 'appetite', data: appetites.NORMAL, at: at(21) }
  const alert = newAlert({ beneficiaryId: bid, state: 'resolved', resolvedBy: { uid: 'her', name: 'Nadia' } })
  const yesterday = localDate(midnight - 1, timeZone)
  // Due each day eight seconds after midnight, and done neither today nor yesterday.
  const task = {
    ...taskOf(saidDaily(at(8) - 3 * 86_400_000), at(0) - 4 * 86_400_000, timeZone),
    ...{ title: 'Pansement', establishmentId: home.eid, beneficiaryId: bid },
  }
  const done: DoneRecord = {
    ...{ dueAt: at(22), at: at(22), by: 'her', byName: 'Nadia', title: 'Marche' },
    ...{ taskId: 'gone', establishmentId: home.eid, beneficiaryId: bid },
  }
  // Due six seconds after midnight, not done, and deleted since.
  const left: TaskLeft = {
    ...{ taskId: 'deleted', dueAt: [at(6)], openAt: null, why: 'deleted', at: at(15), by: 'her' },
    ...{ byName: 'Nadia', title: 'Bain', description: 'Donner le bain', beneficiaryId: bid },
  }
  await Promise.all([
    addDay(bed, 'NOVIKA-LW-BANDE', today, { up: event('standUp', at(50)), down: event('layDown', at(10)) }),
    addDay(air, 'DRAGINO-LHT65S-NE117', today, {
      one: event('temperature', at(5), 20.5),
      two: event('temperature', at(35), 22),
      three: event('temperature', at(45), 21),
    }),
    addDay(bed, 'NOVIKA-LW-BANDE', yesterday, {
      up: event('standUp', midnight - 5_000),
      down: event('layDown', midnight - 9_000),
    }),
    db
      .doc(paths.device(home.eid, bid, air))
      .update({ readings: { temperature: { value: 21, at: at(45) } }, lastSeenAt: at(45) }),
    db.doc(paths.task(home.eid, bid, 'daily')).set(task),
    db.doc(taskLeftPaths.one(home.eid, bid, 'deleted', left.at)).set(left),
    db.doc(paths.taskDone(home.eid, bid, 'gone', String(done.dueAt))).set(done),
    addNote('public', 'A bien dormi', 'public', at(30)),
    addNote('private', 'A pleuré', 'private', at(25)),
    addNote('before', 'Hier soir', 'public', midnight - 3_000),
    db.doc(paths.mood(home.eid, bid, 'mood')).set(mood),
    db.doc(paths.mood(home.eid, bid, 'appetite')).set(appetite),
    db.doc(paths.alert(home.eid, 'a')).set({ ...alert, times: { ...alert.times, raisedAt: at(40) } }),
  ])
  const address = `/establishment/${home.eid}/beneficiary/${bid}`
  const page = await openAs(browser, await addStaff(home, { roleId: roles.NURSE }), address)
  const column = page.getByRole('region', { name: 'Aujourd’hui' })
  const rows = column.getByRole('listitem')
  await column.getByText('A pleuré').waitFor()
  const order = [
    /Sort du lit/,
    /Alerte.*résolue/is,
    /A bien dormi.*Nadia/s,
    /A pleuré.*Nadia/s,
    /Marche.*faite par Nadia/s,
    // Of what it is, its words say themselves.
    /^(?!.*Appétit\s:).*Appétit normal.*Nadia/s,
    /Humeur.*Nadia/s,
    /Se couche/,
    /Pansement.*À faire/s,
    /Bain.*Non faite/s,
  ]
  await expect.poll(() => rows.allInnerTexts()).toEqual(order.map((words) => expect.stringMatching(words)))
  const curve = page
    .locator(`[data-device="${air}"]`)
    .getByRole('img', { name: /Température aujourd’hui : de 20,5.*à 22,0/ })
  await curve.waitFor()
  await expectNone(column.getByText('Température'))

  await column.getByRole('button', { name: 'Notes', exact: true }).click()
  await expect.poll(() => rows.count()).toBe(2)
  await column.getByRole('button', { name: 'Tâches', exact: true }).click()
  await expect.poll(() => rows.count()).toBe(3)
  await column.getByRole('button', { name: 'Tout', exact: true }).click()
  const before = column.getByRole('button', { name: /Hier/ })
  await before.filter({ hasText: '2 mouvements · 1 note · 1 tâche non faite' }).waitFor()
  await expectNone(column.getByText('Hier soir'))
  await before.click()
  await column.getByText('Hier soir').waitFor()
  expectNoErrors(page)

  const reader = await addStaff(home, { roleId: roles.READ_ONLY, member: { roleId: roles.READ_ONLY } })
  const theirs = await openAs(browser, reader, address)
  await theirs.getByText('A bien dormi').waitFor()
  await expectNone(theirs.getByText('A pleuré'))
  expectNoErrors(theirs)
})
