/** What a clock is called in a language (BCP 47), "heure de l’Est"; null where the browser does not know it. */
export function clockName(
  timeZone: string,
  tag: string,
  timeZoneName: 'longGeneric' | 'shortGeneric' = 'longGeneric',
): string | null {
  try {
    const parts = new Intl.DateTimeFormat(tag, { timeZone, timeZoneName }).formatToParts()
    return parts.find(({ type }) => type === 'timeZoneName')?.value ?? null
  } catch (error) {
    // A newer server may know zones that this browser does not.
    if (error instanceof RangeError) return null
    throw error
  }
}
