import { documentSchema } from '@vigie/domain/care/document'
import { taskTypes } from '@vigie/domain/care/enums'
import { doneRecordSchema, taskSchema } from '@vigie/domain/care/task'
import { localDate } from '@vigie/domain/time/local-time'
import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { historyDays } from './demo-days.ts'
import { demoHomes, erables } from './demo-homes.ts'
import { homeDocuments } from './home-documents.ts'
import { papersOfHomes, papersOfResidents } from './paper-phrases.ts'
import { taskPhrases } from './task-phrases.ts'

const now = Date.parse('2026-11-21T15:00:00Z')
/** The first of the 90 days that end with that one, and a day a week after it. */
const [first, weekAfter] = ['2026-08-24', '2026-08-31']

describe.each(demoHomes.map((home) => ({ name: home.establishment.name, home })))('$name', ({ home }) => {
  const [language, other] = home.eid === erables.eid ? (['fr', 'en'] as const) : (['en', 'fr'] as const)
  const records = [...homeDocuments(home, now, historyDays)]
  const allOf = <T extends z.ZodType>(collection: string, schema: T): z.output<T>[] =>
    records.flatMap(({ path, data }) => (path.split('/').at(-2) === collection ? [schema.parse(data)] : []))
  const dateOf = (at: number) => localDate(at, home.establishment.timeZone)

  it('has tasks that were done on each of 90 days', () => {
    const days = new Set(allOf('done', doneRecordSchema).map(({ at }) => dateOf(at)))
    expect([days.size, [...days].toSorted()[0]]).toEqual([90, first])
    expect(
      allOf('tasks', taskSchema).filter(({ startAt }) => dateOf(startAt) === first).length,
    ).toBeGreaterThan(5)
  })

  it('asks for the same thing once of few on one day', () => {
    const once = allOf('tasks', taskSchema).filter(({ type }) => type === taskTypes.PONCTUAL)
    const perDay = Map.groupBy(once, ({ title, startAt }) => `${title} ${dateOf(startAt)}`)
    expect(once.length).toBeGreaterThan(2)
    expect(Math.max(...[...perDay.values()].map(({ length }) => length))).toBeLessThan(3)
  })

  it('has documents that were added from the first week of these 90 days to the last', () => {
    const dates = allOf('documents', documentSchema).map(({ at }) => dateOf(at))
    const [earliest = '', latest = ''] = [dates.toSorted()[0], dates.toSorted().at(-1)]
    expect(earliest >= first && earliest <= weekAfter, earliest).toBe(true)
    expect(latest >= '2026-11-15', latest).toBe(true)
    expect(new Set(dates).size).toBeGreaterThan(7)
  })

  it('says all of them in its own language alone', () => {
    const papers = [...papersOfHomes, ...papersOfResidents]
    const phrases = [
      ...taskPhrases
        .flatMap((phrase) => [phrase, ...(phrase.orElse ?? [])])
        .flatMap(({ title, description }) => [title, description]),
      ...papers.flatMap(({ title, fileName }) => [title, fileName]),
    ]
    const own = new Set(phrases.map((one) => one[language]))
    // A word that is the same in both says nothing of either.
    const foreign = new Set(phrases.flatMap((one) => (one[language] === one[other] ? [] : one[other])))
    const said = [
      ...allOf('tasks', taskSchema).flatMap(({ title, description }) => [title, description]),
      ...allOf('done', doneRecordSchema).map(({ title }) => title),
      ...allOf('documents', documentSchema).flatMap(({ title, fileName }) => [title, fileName]),
    ]
    expect(said.length).toBeGreaterThan(100)
    expect(said.filter((words) => foreign.has(words) || !own.has(words))).toEqual([])
  })
})
