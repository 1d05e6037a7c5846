/** What those are called who would read a note: relatives of the resident, and all others. */
export interface Readers {
  readonly relatives: readonly string[]
  readonly names: readonly string[]
}

/** All of them. */
export const namesOf = ({ relatives, names }: Readers): string[] => [...relatives, ...names]

/** Why a note is a draft again of which its author had not seen everybody who would read it by now. */
export const othersRead = 'othersRead'

/** Who is among these names now and was not among those that were shown: one more of a name that was there already, too. */
export function newcomers(shown: readonly string[], now: readonly string[]): string[] {
  const left = [...shown]
  return now.filter((name) => {
    const at = left.indexOf(name)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}
