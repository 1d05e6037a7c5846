/** More than this is folded at first, for a long note must not hide the next ones: so many letters take about so many lines on a phone. */
const most = { letters: 600, lines: 15 }

/** The beginning of a long note, cut after a word, since half of a number is another; null where the note is short enough to be shown whole. */
export function foldedText(text: string): string | null {
  const lines = text.split('\n').slice(0, most.lines).join('\n')
  const isLong = lines.length > most.letters
  if (!isLong && lines.length === text.length) return null
  const words = isLong ? lines.slice(0, most.letters + 1).replace(/\s\S*$/, '') : lines
  return `${words
    .slice(0, most.letters)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd()}…`
}
