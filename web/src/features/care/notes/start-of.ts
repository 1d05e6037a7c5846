const most = 60

/** The beginning of a note, by which it is told from others. */
export function startOf(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ')
  if (line.length <= most) return line
  const whole = line.slice(0, most + 1)
  const end = whole.lastIndexOf(' ')
  // Neither a full stop beside the dots, nor half of a character.
  return `${whole
    .slice(0, end > 0 ? end : most)
    .replace(/[.,;:!?…\uD800-\uDBFF]+$/, '')
    .trimEnd()}…`
}
