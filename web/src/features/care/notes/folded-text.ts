/** More than this is folded at first, for a long note must not hide the next ones: so many letters take about 15 lines on a phone. */
const mostLetters = 600
const moreLines = /^(?:.*\n){15}/

/** The beginning of a long note, cut after a word, since half of a number is another; null where the note is short enough to be shown whole. */
export function foldedText(text: string): string | null {
  const lines = moreLines.exec(text)?.[0] ?? text
  if (lines === text && text.length <= mostLetters) return null
  return `${lines.slice(0, mostLetters + 1).replace(/\s\S*$/, '')}…`
}
