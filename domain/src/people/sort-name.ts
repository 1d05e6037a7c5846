/** What has no accent to take away, and is typed as two letters where the keyboard has it not. */
const twoLetters: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ß: 'ss' }

/**
 * A name as lists are sorted and searched by it: without accents, in small letters, « œ » as « oe », without spaces around it. At most
 * twice as long as the name.
 */
export const sortNameOf = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll(/[œæß]/g, (letter) => twoLetters[letter] ?? letter)
    .trim()
