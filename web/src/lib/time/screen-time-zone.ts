/** No home has a say in the times of all of them: the clock of the screen tells those. An IANA name. */
export const screenTimeZone = Intl.DateTimeFormat().resolvedOptions().timeZone
