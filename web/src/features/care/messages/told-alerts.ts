import type { ToldAlert } from '@vigie/domain/api/message-calls'

const keyOf = ({ establishmentId, alert }: ToldAlert) => `${establishmentId} ${alert.id}`

/** What several answers tell, one after the other, each alert once at its first place, with all its messages, each once. */
export function togetherTold(answers: readonly (readonly ToldAlert[])[]): ToldAlert[] {
  const known = new Map<string, ToldAlert>()
  for (const told of answers.flat()) {
    const before = known.get(keyOf(told))?.messages ?? []
    const others = told.messages.filter(({ id }) => before.every((one) => one.id !== id))
    known.set(keyOf(told), { ...(known.get(keyOf(told)) ?? told), messages: [...before, ...others] })
  }
  return [...known.values()]
}
