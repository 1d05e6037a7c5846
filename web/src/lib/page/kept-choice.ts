import { sharedValue, useShared } from '../shared-value.ts'

/**
 * A hook by which one of a few ways to show something is chosen, and remembered on this computer, whoever uses it: in every tab
 * of it, it gives what is chosen and the way to choose.
 * @param choices the first of them is chosen where nobody has chosen, or where what was kept is none of them any more
 */
export function keptChoice<T extends string>(
  key: string,
  choices: readonly [T, ...T[]],
): () => readonly [T, (chosen: T) => void] {
  const kept = (): T => choices.find((one) => one === localStorage.getItem(key)) ?? choices[0]
  const read = () => chosen.set(kept())
  const chosen = sharedValue<T>(kept(), () => {
    read()
    // Another tab of this computer.
    addEventListener('storage', read)
    return () => removeEventListener('storage', read)
  })
  const choose = (one: T) => {
    localStorage.setItem(key, one)
    read()
  }
  return () => [useShared(chosen), choose]
}
