/** Hardly a line holds a longer word. */
const longestWord = 100
const tooLong = new RegExp(`\\S{${longestWord}}(?=[^\\s\\p{M}])`, 'gu')

/**
 * A text without words that are too long for a line. pdfkit measures such a word once for each of its letters, in seconds and hundreds of megabytes where it has thousands: a
 * few notes of one word each, and no report would be made.
 */
export const parted = (text: string): string => text.replaceAll(tooLong, '$& ')
