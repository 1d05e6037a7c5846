import type { ResidentReport } from '../care/resident-report.ts'
import type { Line, Section } from './outline.ts'
import { authorIn, type ReportTelling, wordsIn } from './telling.ts'
import { momentAt } from './told-amounts.ts'

/** The notes of a period that the reader may read, whole, each with who wrote it and when, and when it came if that was later. */
export function notesSection(
  { notes }: Pick<ResidentReport, 'notes'>,
  { locale, timeZone }: ReportTelling,
): Section {
  const { notes: words } = wordsIn(locale)
  const when = (at: number) => momentAt(at, timeZone, locale)
  const items = notes.map(({ id, text, visibility, at, writtenAt, updatedAt, ...by }) => {
    const times = [
      `${authorIn(locale, by)}, ${when(writtenAt ?? at)}`,
      ...(writtenAt === null ? [] : [`${words.received} ${when(at)}`]),
      ...(updatedAt === null ? [] : [`${words.edited} ${when(updatedAt)}`]),
    ]
    const head: Line = {
      ...{ text: times.join(' · '), isMuted: true },
      ...(visibility === 'private' && { mark: words.private }),
    }
    return { id, lines: [head, { text, isQuoted: true }] }
  })
  return {
    ...{ id: 'notes', title: words.title },
    blocks: items.length === 0 ? [{ kind: 'text', text: words.none }] : [{ kind: 'list', items }],
  }
}
