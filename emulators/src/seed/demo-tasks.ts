import type { DoneRecord, Task, TaskDone } from '@vigie/domain/care/task'
import { newTask, withActivation, withDone } from '@vigie/domain/care/task-life'
import { occurrencesBetween } from '@vigie/domain/care/task-plan'
import { type DemoResident, residentsOf } from './demo-devices.ts'
import { type DemoHome, erables } from './demo-homes.ts'
import { staffAt } from './demo-staff.ts'
import { datesUntil, localHour, localMidnight } from './local-midnight.ts'
import { type Random, randomOf } from './random.ts'
import { saidBy, taskPhrases } from './task-phrases.ts'

const minute = 60_000
const hour = 60 * minute

/** A task with its id, and what was done of it. */
export interface DemoTask {
  tid: string
  task: Task
  done: readonly DoneRecord[]
}

const tasksOfOne = 3

/** What is to be done for a resident, as `days` days have left it, today included: the same for the same `now`. */
export function tasksOf(home: DemoHome, resident: DemoResident, now: number, days: number): DemoTask[] {
  const place = Math.max(
    0,
    residentsOf(home).findIndex(({ bid }) => bid === resident.bid),
  )
  const indices = Array.from({ length: tasksOfOne }, (_, index) => (place + 2 * index) % taskPhrases.length)
  return indices.flatMap((index) => taskOf(home, resident, index, now, days) ?? [])
}

function taskOf(
  { eid, establishment: { timeZone } }: DemoHome,
  { bid }: DemoResident,
  index: number,
  now: number,
  days: number,
): DemoTask | null {
  const phrase = taskPhrases[index]
  if (phrase === undefined) return null
  const random = randomOf(`${bid} task ${index}`)
  const dates = datesUntil(now, timeZone, days)
  // What ends began on any of these days, so that some of it is over by now.
  const first = phrase.repeat === null ? 0 : random.between(0, dates.length - 1)
  const date = dates.at(phrase.everyDays === null ? -1 : first) ?? ''
  const startAt = localMidnight(date, timeZone) + phrase.hour * hour
  const author = random.pick(staffAt(eid, phrase.hour))
  const origin = {
    establishmentId: eid,
    beneficiaryId: bid,
    addedBy: author.by,
    addedByName: author.byName,
  }
  const said = saidBy(phrase, eid === erables.eid ? 'fr' : 'en', startAt)
  const added = newTask(said, origin, Math.min(startAt, now) - hour, timeZone)
  if (added === null) return null
  const all = doneOf(added, random, now, timeZone)
  const ticked = all.reduce((task, done) => withDone(task, done, done.at, timeZone), added)
  const task = phrase.isDeactivated ? withActivation(ticked, false, now, timeZone) : ticked
  const ofTask = { establishmentId: eid, beneficiaryId: bid, taskId: `demo-${index}`, title: task.title }
  return { tid: ofTask.taskId, task, done: all.map((done) => ({ ...done, ...ofTask })) }
}

/** What was done of a task until now: a little late mostly, and one time in fifteen by nobody. */
const doneOf = (task: Task, random: Random, now: number, timeZone: string): TaskDone[] =>
  occurrencesBetween(task, [0, now], timeZone, 1_000)
    .map((dueAt) => {
      const at = dueAt + random.between(-10, 40) * minute
      return { dueAt, at, ...random.pick(staffAt(task.establishmentId, localHour(at, timeZone))) }
    })
    .filter(({ at }) => !random.chance(1 / 15) && at <= now)
