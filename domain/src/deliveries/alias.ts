import type { Queued } from './wave-life.ts'

/** What the alerts of a new message call it: drawn, so that it tells nobody whose the message is. */
export const newAlias = (): string => crypto.randomUUID()

/** What its alerts call a message; one of before that was kept, by its id. */
export const aliasOf = ({ id, delivery }: Pick<Queued, 'id'> & { delivery: { alias?: string } }): string =>
  delivery.alias ?? id

/** Messages by channel, in the order of the first on each, and those on one in that of what was drawn: whoever knows whom a rule names, and in which order, learns nothing by theirs. */
export function inDrawnOrder(messages: readonly Queued[]): Queued[] {
  const byChannel = Map.groupBy(messages, ({ delivery }) => delivery.channel)
  return [...byChannel.values()].flatMap((alike) =>
    alike.toSorted((one, other) => (aliasOf(one) < aliasOf(other) ? -1 : 1)),
  )
}
