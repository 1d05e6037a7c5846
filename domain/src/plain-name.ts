/** A name that somebody wrote, on one line, and with nothing that a mail program makes a link of: whoever writes names does not write our mail. */
export const plainName = (name: string): string => name.replace(/[^\p{L}\p{M}\p{N} ,:_’'-]+/gu, ' ').trim()
