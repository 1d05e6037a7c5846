/** The clock of the screen, an IANA name: for times in which no home has a say, or of which the home's clock cannot be read. */
export const screenTimeZone = Intl.DateTimeFormat().resolvedOptions().timeZone
