/** A name as lists are sorted and searched by it: without accents, in small letters, without spaces around it. */
export const sortNameOf = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .trim()
