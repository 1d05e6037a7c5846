import type { DoneRecord, Task, TaskDone } from '@vigie/domain/care/task'
import { newTask, withActivation, withDone } from '@vigie/domain/care/task-life'
import { occurrencesBetween } from '@vigie/domain/care/task-plan'
import { roles } from '@vigie/domain/people/roles'
import { demoAccounts } from './demo-accounts.ts'
import { type DemoResident, residentsOf } from './demo-devices.ts'
import { type DemoHome, erables } from './demo-homes.ts'
import { datesUntil, localMidnight } from './local-midnight.ts'
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

/** Who does what is to be done: staff of the home who write there. */
const staffOf = (eid: string) =>
  demoAccounts.flatMap(({ uid: by, profile: { displayName: byName, roleId }, memberships }) => {
    const isOne = memberships.some((one) => one.eid === eid && one.roleId === roles.READ_WRITE)
    return isOne && roleId !== roles.CAREGIVER ? [{ by, byName }] : []
  })

/** What is to be done for a resident, as `days` days have left it, today included: the same for the same `now`. */
export function tasksOf(home: DemoHome, resident: DemoResident, now: number, days: number): DemoTask[] {
  const place = residentsOf(home).findIndex(({ bid }) => bid === resident.bid)
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
  const [first = ''] = datesUntil(now, timeZone, days)
  const [today = ''] = datesUntil(now, timeZone, 1)
  if (phrase === undefined) return null
  const random = randomOf(`${bid} task ${index}`)
  const staff = staffOf(eid)
  const date = phrase.everyDays === null ? today : first
  const startAt = localMidnight(date, timeZone) + phrase.hour * hour
  const author = random.pick(staff)
  const origin = {
    establishmentId: eid,
    beneficiaryId: bid,
    addedBy: author.by,
    addedByName: author.byName,
  }
  const said = saidBy(phrase, eid === erables.eid ? 'fr' : 'en', startAt)
  const added = newTask(said, origin, Math.min(startAt, now) - hour, timeZone)
  if (added === null) return null
  const all = doneOf(added, staff, random, now, timeZone)
  const ticked = all.reduce((task, done) => withDone(task, done, done.at, timeZone), added)
  const task = phrase.isDeactivated ? withActivation(ticked, false, now, timeZone) : ticked
  const ofTask = { establishmentId: eid, beneficiaryId: bid, taskId: `demo-${index}`, title: task.title }
  return { tid: ofTask.taskId, task, done: all.map((done) => ({ ...done, ...ofTask })) }
}

/** What was done of a task until now: a little late mostly, and one time in fifteen by nobody. */
const doneOf = (
  task: Task,
  staff: readonly { by: string; byName: string }[],
  random: Random,
  now: number,
  timeZone: string,
): TaskDone[] =>
  occurrencesBetween(task, [0, now], timeZone, 1_000)
    .map((dueAt) => ({ dueAt, at: dueAt + random.between(-10, 40) * minute, ...random.pick(staff) }))
    .filter(({ at }) => !random.chance(1 / 15) && at <= now)
