import { appetiteNames, healthNames, moodNames } from '../care/enums.ts'
import { type MoodType, moodTypes } from '../care/mood-record.ts'
import type { ResidentReport } from '../care/resident-report.ts'
import type { Localized } from '../text.ts'
import { localDate, localTimeOfDay } from '../time/local-time.ts'
import type { Block, Section } from './outline.ts'
import { authorIn, type ReportTelling, wordsIn } from './telling.ts'
import { dateAt } from './told-amounts.ts'

/** What may be said of each, by its stored value: the least is the best. */
const namesOf: Readonly<Record<MoodType, Readonly<Record<number, Localized>>>> = {
  mood: moodNames,
  health: healthNames,
  appetite: appetiteNames,
}

/** How a resident was said to be: how often each, best first, then day by day with when and by whom. */
export function moodsSection(
  { moods }: Pick<ResidentReport, 'moods'>,
  { locale, timeZone }: ReportTelling,
): Section {
  const { moods: words, said } = wordsIn(locale)
  const counted = moodTypes.flatMap((type) => {
    const values = Object.entries(namesOf[type]).flatMap(([value, name]) => {
      const count = moods.filter((one) => one.type === type && one.data === Number(value)).length
      return count === 0 ? [] : words.often(name[locale], count)
    })
    const told = said(words.names[type], values.join(' · '))
    return values.length === 0 ? [] : { id: type, lines: [{ strong: told }] }
  })
  const byDate = [...Map.groupBy(moods, ({ at }) => localDate(at, timeZone))]
  const days = byDate.map(([date, ofDay]) => ({
    id: date,
    lines: [
      { strong: dateAt(ofDay[0]?.at ?? 0, timeZone, locale) },
      ...ofDay.map(({ type, data, at, ...by }) => ({
        text: `${localTimeOfDay(at, timeZone)} ${words.names[type]}, ${namesOf[type][data]?.[locale] ?? '—'}, ${authorIn(locale, by)}`,
      })),
    ],
  }))
  const blocks: Block[] =
    moods.length === 0
      ? [{ kind: 'text', text: words.none }]
      : [
          { kind: 'list', items: counted },
          { kind: 'list', items: days },
        ]
  return { id: 'moods', title: words.title, blocks }
}
