/**
 * Whether two DevEUIs, in lower case, are apart by what a hand does when it copies sixteen digits: one digit that is another, or two neighbours that
 * changed places.
 */
export function isNearDevEui(one: string, other: string): boolean {
  if (one.length !== other.length) return false
  const apart = [...one].flatMap((digit, place) => (digit === other[place] ? [] : [place]))
  const [first = 0, second = 0] = apart
  if (apart.length === 1) return true
  return (
    apart.length === 2 && second === first + 1 && one[first] === other[second] && one[second] === other[first]
  )
}
