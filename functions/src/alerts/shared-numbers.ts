import { rings } from '@vigie/domain/alerts/channel'
import { type Addressee, keyOf } from './addressees.ts'

/** The telephone numbers that several of those who are told have, by each of their keys (`keyOf`). */
export function sharedNumbersOf(addressees: readonly Addressee[]): ReadonlyMap<string, string> {
  const numbers = new Map(
    addressees.flatMap(({ recipient, channel, to, others }) => {
      const [number] = [
        ...(rings(channel) && 'address' in to ? [to.address] : []),
        ...others.flatMap((other) => (rings(other.channel) ? other.address : [])),
      ]
      return number === undefined ? [] : [[keyOf(recipient), number] as const]
    }),
  )
  const all = [...numbers.values()]
  return new Map([...numbers].filter(([, number]) => all.indexOf(number) !== all.lastIndexOf(number)))
}
