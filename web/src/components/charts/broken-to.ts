/** A text in lines that are no wider than a width, but for words that are; `widthOf` measures. */
export function brokenTo(text: string, width: number, widthOf: (words: string) => number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && widthOf(`${last} ${word}`) <= width) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}
