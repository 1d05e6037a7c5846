import type { DoneRecord, Task, TaskDone } from '@vigie/domain/care/task'
import { newTask, withActivation, withDone } from '@vigie/domain/care/task-life'
import { occurrencesBetween } from '@vigie/domain/care/task-plan'
import { type DemoResident, residentsOf } from './demo-devices.ts'
import { type DemoHome, erables } from './demo-homes.ts'
import { staffAt } from './demo-staff.ts'
import { datesUntil, localHour, localMidnight } from './local-midnight.ts'
import { type Random, randomOf } from './random.ts'
import { saidBy, type TaskPhrase, taskPhrases } from './task-phrases.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

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
  return indices.flatMap(
    (index) => taskOf(home, resident, { index, isOfToday: index === place }, now, days) ?? [],
  )
}

/** Which of the phrases it is made of; what is to be done once is so today for one resident, as it stands there, and on some day else. */
interface Chosen {
  index: number
  isOfToday: boolean
}

function taskOf(
  { eid, establishment: { timeZone } }: DemoHome,
  { bid }: DemoResident,
  { index, isOfToday }: Chosen,
  now: number,
  days: number,
): DemoTask | null {
  const random = randomOf(`${bid} task ${index}`)
  const phrase = isOfToday ? (taskPhrases[index] ?? null) : phraseOf(index, random)
  if (phrase === null) return null
  const date = firstDateOf(phrase, random, { isOfToday, now, days, timeZone })
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
  const by = { uid: author.by, name: author.byName }
  const task = phrase.isDeactivated ? withActivation(ticked, false, by, now, timeZone) : ticked
  const ofTask = { establishmentId: eid, beneficiaryId: bid, taskId: `demo-${index}`, title: task.title }
  return { tid: ofTask.taskId, task, done: all.map((done) => ({ ...done, ...ofTask })) }
}

function phraseOf(index: number, random: Random): TaskPhrase | null {
  const phrase = taskPhrases[index]
  if (phrase?.orElse === undefined) return phrase ?? null
  return { ...phrase, ...random.pick([{}, ...phrase.orElse]) }
}

/** How many days from today what is to be done once is done at most, before or after it. */
const onceWithin = 9

/** What ends began on any of these days, so that some of it is over by now; what comes once did so lately, or does soon. */
function firstDateOf(
  { everyDays, repeat }: TaskPhrase,
  random: Random,
  { isOfToday, now, days, timeZone }: { isOfToday: boolean; now: number; days: number; timeZone: string },
): string {
  const dates = datesUntil(now, timeZone, days)
  if (everyDays === null && isOfToday) return dates.at(-1) ?? ''
  if (everyDays === null) {
    const around = datesUntil(now + onceWithin * day, timeZone, 2 * onceWithin + 1)
    return random.pick(around.slice(-Math.min(around.length, onceWithin + days)))
  }
  return dates.at(repeat === null ? 0 : random.between(0, dates.length - 1)) ?? ''
}

/** What was done of a task until now: a little late mostly, and one time in fifteen by nobody. */
const doneOf = (task: Task, random: Random, now: number, timeZone: string): TaskDone[] =>
  occurrencesBetween(task, [0, now], timeZone, 1_000)
    .map((dueAt) => {
      const at = dueAt + random.between(-10, 40) * minute
      return { dueAt, at, ...random.pick(staffAt(task.establishmentId, localHour(at, timeZone))) }
    })
    .filter(({ at }) => !random.chance(1 / 15) && at <= now)
