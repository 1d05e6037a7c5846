import { expect, it } from 'vitest'
import { historyDays } from './demo-days.ts'
import { residentsOf } from './demo-devices.ts'
import { demoHomes } from './demo-homes.ts'
import { notesOf } from './demo-notes.ts'
import { peopleReach } from './home-documents.ts'

const now = Date.parse('2026-11-21T15:00:00Z')
/** What happens to somebody once in a season, or once at all. */
const onceOnly =
  /^(Vacciné|Flu shot|Barre d’appui|Nouveau coussin|Tells me she feels|Tells me he feels|Me dit se sentir)/

it('nobody gets their flu shot, or a grab bar, twice within what the demo residence remembers', () => {
  let count = 0
  for (const home of demoHomes) {
    for (const resident of residentsOf(home)) {
      const texts = notesOf(resident, home.establishment.timeZone, now, historyDays * peopleReach)
        .map(({ note }) => note.text)
        .filter((text) => onceOnly.test(text))
      count += texts.length
      const kinds = texts.map((text) => onceOnly.exec(text)?.[1])
      expect(kinds, resident.name).toEqual([...new Set(kinds)])
    }
  }
  expect(count).toBeGreaterThan(10)
})
