/** A text as it is searched in: accents, case and blanks around it aside. */
export const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .trim()

/** Whether every word that was typed occurs somewhere in a text, accents and case aside; no word occurs in any. */
export function hasWords(typed: string, text: string): boolean {
  const searched = plain(text)
  return plain(typed)
    .split(/\s+/)
    .every((word) => searched.includes(word))
}
