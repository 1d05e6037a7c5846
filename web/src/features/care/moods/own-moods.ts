/** What the person has just said of how a resident is, and how far it has come. */
export type OwnMood = { readonly stage: 'saving'; readonly value: number } | SavedMood

/** What the server has recorded, and when; or what is being taken back of it. */
export interface SavedMood {
  readonly stage: 'saved' | 'undoing'
  readonly value: number
  readonly at: number
}

/** The latest of a resident as the screen shows it: `at` null while it is being saved, `wait` what is under way. */
export interface ShownMood {
  readonly value: number
  readonly at: number | null
  readonly wait: 'saving' | 'undoing' | null
}

/**
 * The latest with what the person has just said: told as being saved until the server says so, and as it was where it does not. From then
 * on what the resident's record says goes before, which was written last at `writtenAt`: others said something since, or it was taken
 * back, here or elsewhere. Null: nobody has said anything.
 */
export function shownMood(
  latest: { readonly value: number; readonly at: number } | null,
  own: OwnMood | null,
  writtenAt: number,
): ShownMood | null {
  const known = latest && { value: latest.value, at: latest.at, wait: null }
  if (own === null) return known
  if (own.stage === 'saving') return { value: own.value, at: null, wait: 'saving' }
  // The answer may be there before those who listen are told.
  if (own.stage === 'saved') return writtenAt >= own.at ? known : { ...own, wait: null }
  return latest?.at === own.at ? { ...latest, wait: 'undoing' } : known
}
