/** A date of French in words, whose first of the month is "1er": browsers and Node write "1 décembre". English is left as it is. */
export const firstOfMonth = (date: string): string => date.replace(/\b1 (?=\p{L})/u, '1er ')
